/** As much of jsdom as the matrix uses; the package brings no types. */
declare module 'jsdom' {
  /** What a page writes; it goes nowhere unless it is sent on. */
  export class VirtualConsole {}

  export class JSDOM {
    constructor(
      html: string,
      options: {
        readonly url: string;
        readonly pretendToBeVisual: boolean;
        readonly virtualConsole: VirtualConsole;
      },
    );
    readonly window: Window & typeof globalThis;
  }
}
