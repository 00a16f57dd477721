/**
 * What listens as long as its page is there. The page of tests lasts for all of them: a portal that went on listening
 * would act on what the next ones do, and be kept in memory with all that it knows. Needs a DOM.
 */
const ends: (() => void)[] = [];

/** @param create makes it; what it adds to window, document and channels meanwhile lasts until `endListening` */
export function listening<T>(create: () => T): T {
  const Channel = globalThis.BroadcastChannel;
  const stops = [window, document].map(keepListeners);
  globalThis.BroadcastChannel = class extends Channel {
    constructor(name: string) {
      super(name);
      ends.push(() => this.close());
    }
  };
  try {
    return create();
  } finally {
    globalThis.BroadcastChannel = Channel;
    for (const stop of stops) stop();
  }
}

/** As when people leave a page. */
export function endListening(): void {
  for (const end of ends.splice(0)) end();
}

function keepListeners(place: EventTarget): () => void {
  const add = place.addEventListener;
  place.addEventListener = (...each: Parameters<typeof add>) => {
    ends.push(() => place.removeEventListener(...each));
    add.apply(place, each);
  };
  return () => {
    place.addEventListener = add;
  };
}
