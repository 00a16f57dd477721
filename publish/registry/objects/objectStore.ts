/** Named contents with conditional writes: a folder of one machine, or object storage. Each call throws when nobody answers. */
export interface ObjectStore {
  /** Null where there is none. @param known an ETag: `unchanged` when it still has that */
  get(key: string, known?: string): Promise<StoredObject | 'unchanged' | null>;
  /**
   * Writes the whole content.
   * @param condition `none`: only where there is nothing; an ETag: only in the place of that content
   * @returns whether it was written
   */
  put(key: string, bytes: Uint8Array, condition: PutCondition): Promise<boolean>;
  remove(key: string): Promise<void>;
  /** Keys that begin so, in order. */
  list(prefix: string): Promise<readonly string[]>;
  /** How long to wait between two looks whether something has changed. */
  readonly pollMilliseconds: number;
  close(): Promise<void>;
}

export interface StoredObject {
  readonly bytes: Uint8Array;
  /** Another one for each content. */
  readonly etag: string;
  /** Since it was written, by the store's own clock; undefined where the store does not say, or is of one machine. */
  readonly ageMilliseconds?: number | undefined;
}

export type PutCondition = 'none' | 'any' | { readonly etag: string };
