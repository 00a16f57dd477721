import { join } from 'node:path';
import { CannotCreate } from '../../../compiler/newTenant.ts';
import { readRegularFile } from '../../../compiler/readRegularFile.ts';
import { findBroken } from '../../../compiler/words/exchange/findBroken.ts';
import { listLanguages } from '../../../compiler/words/listLanguages.ts';

/**
 * The text of a words file whose texts can be read one by one. Of any other one, what is shown would be blank and what is written
 * would be lost.
 * @param folder the tenant files
 * @returns null when there is no words file of the language
 * @throws CannotCreate in words, with what is to be mended first
 */
export async function readSoundWords(folder: string, language: string): Promise<string | null> {
  const words = join(folder, 'languages');
  if (!(await listLanguages(words)).includes(language)) return null;
  const file = `languages/${language}.json`;
  const content = await readRegularFile(join(words, `${language}.json`));
  if (content === null) return null;
  if (!content.ok) throw new CannotCreate(`${file} has problems; mend them first. ${content.reason}`);
  const broken = findBroken(file, language, content.bytes);
  if (broken === null) return new TextDecoder().decode(content.bytes);
  throw new CannotCreate(
    `${file} has problems; mend them first. In line ${broken.line}, column ${broken.column}: ${broken.message}`,
  );
}
