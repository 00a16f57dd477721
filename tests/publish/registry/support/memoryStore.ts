/** Named contents in the memory of a test, which say what they were asked. */
import { hashText } from '../../../../compiler/history/hashText.ts';
import type { ObjectStore } from '../../../../publish/registry/objects/objectStore.ts';

export interface MemoryStore extends ObjectStore {
  readonly contents: Map<string, Uint8Array>;
  /** What was asked for, such as `put KEY none`. */
  readonly asked: string[];
  text(key: string): string | null;
  set(key: string, content: string): void;
}

export function memoryStore(): MemoryStore {
  const contents = new Map<string, Uint8Array>();
  const asked: string[] = [];
  return {
    contents,
    asked,
    text: (key) => {
      const bytes = contents.get(key);
      return bytes === undefined ? null : Buffer.from(bytes).toString();
    },
    set: (key, content) => void contents.set(key, Buffer.from(content)),
    pollMilliseconds: 100,
    async get(key, known) {
      asked.push(known === undefined ? `get ${key}` : `get ${key} unless ${known}`);
      const bytes = contents.get(key);
      if (bytes === undefined) return null;
      const etag = hashText(bytes);
      return etag === known ? 'unchanged' : { bytes, etag };
    },
    async put(key, bytes, condition) {
      asked.push(`put ${key} ${typeof condition === 'string' ? condition : condition.etag}`);
      const before = contents.get(key);
      if (condition === 'none' && before !== undefined) return false;
      if (typeof condition === 'object' && (before === undefined || hashText(before) !== condition.etag))
        return false;
      contents.set(key, bytes);
      return true;
    },
    async remove(key) {
      contents.delete(key);
    },
    list: async (prefix) => [...contents.keys()].filter((key) => key.startsWith(prefix)).sort(),
    close: async () => void asked.push('close'),
  };
}
