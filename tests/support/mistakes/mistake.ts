/** One slip of somebody who edits a shipped file, and what the tools have to say and to offer for it. */
export interface Mistake {
  readonly name: string;
  /** Of the folder of tenant files. */
  readonly file: 'bg.json' | 'languages/bg.json';
  /** Changes the sound text. @throws when that has not what is changed */
  readonly make: (sound: string) => MadeMistake;
  /** Part of the message. */
  readonly says: string;
  readonly mend: MendOf;
}

export interface MadeMistake {
  readonly text: string;
  /** 1-based, as problems tell it. */
  readonly line: number;
  readonly column: number;
}

/**
 * `safe`: mended unseen, and the file is valid. `offered`: the first offer makes it valid. `marked`: the first offer
 * puts the missing text in, and that it is to be translated is told instead. `none`: only its author knows.
 */
type MendOf = 'safe' | 'offered' | 'marked' | 'none';

/** `¦` stands before the place of the problem; where none does, `at` is what stands there. */
export type Row = readonly [
  name: string,
  mend: MendOf,
  from: string | RegExp,
  to: string,
  says: string,
  at?: string,
];

export function mistakesIn(file: Mistake['file'], rows: readonly Row[]): Mistake[] {
  return rows.map(([name, mend, from, to, says, at]) => ({
    name,
    file,
    says,
    mend,
    make(sound) {
      const marked = typeof from === 'string' ? sound.replace(from, () => to) : sound.replace(from, to);
      if (marked === sound) throw new Error(`The file has no ${from}`);
      const text = marked.replace('¦', '');
      const offset = at === undefined ? marked.indexOf('¦') : text.indexOf(at);
      if (offset < 0) throw new Error(`The place of "${name}" is not in the file.`);
      const lines = text.slice(0, offset).split('\n');
      return { text, line: lines.length, column: (lines.at(-1) ?? '').length + 1 };
    },
  }));
}
