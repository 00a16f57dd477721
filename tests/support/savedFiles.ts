import { vi } from 'vitest';

export interface SavedFile {
  readonly name: string;
  readonly file: File;
}

/** What jsdom has not: files behind addresses, and saving them. @returns what is saved from now on, until mocks are restored */
export function catchSavedFiles(): readonly SavedFile[] {
  const saved: SavedFile[] = [];
  const files = new Map<string, File>();
  URL.createObjectURL = (file) => {
    files.set('blob:1', file as File);
    return 'blob:1';
  };
  URL.revokeObjectURL = () => undefined;
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
    const file = files.get(this.href);
    if (file) saved.push({ name: this.download, file });
  });
  return saved;
}
