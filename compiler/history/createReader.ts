import { createSharedReader } from './sharedReader.ts';
import { createTextReader, type TextReader, type TextReaderOptions } from './textReader.ts';

/** Reads texts of a tenant, group or words file. @param file as the history calls it */
export async function createReader(file: string, options: TextReaderOptions): Promise<TextReader> {
  return file.includes('/') ? createSharedReader(file, options) : createTextReader(file, options);
}
