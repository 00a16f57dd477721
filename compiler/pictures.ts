import { createHash } from 'node:crypto';
import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import type { Tenant } from '../schemas/tenant.gen.ts';
import { readRegularFile } from './readRegularFile.ts';

/** A picture of a tenant, in `tenant-config/assets/<code>/`. */
export interface Picture {
  /** As tenant files name it. */
  readonly name: string;
  /** Where pages find it: changes with its content, so it can be kept for ever. */
  readonly address: string;
  readonly content: Uint8Array;
}

/** A tenant's pictures by name. */
export type Pictures = ReadonlyMap<string, Picture>;

export const NO_PICTURES: Pictures = new Map();

/** Where a tenant's pictures are, in the folder of tenant files. */
function pictureFolder(tenantConfigDir: string, code: string): string {
  return join(tenantConfigDir, 'assets', code);
}

/** Every picture of a tenant; none when it has no folder of them. One that vanishes meanwhile is not there. */
export async function readPictures(tenantConfigDir: string, code: string): Promise<Pictures> {
  const folder = pictureFolder(tenantConfigDir, code);
  const names = (await readdir(folder).catch(() => [])).filter((name) => !name.startsWith('.')).sort();
  const pictures = await Promise.all(
    names.map(async (name) => {
      const content = await readRegularFile(join(folder, name));
      return content?.ok ? [makePicture(name, content.bytes)] : [];
    }),
  );
  return new Map(pictures.flat().map((picture) => [picture.name, picture]));
}

export function makePicture(name: string, content: Uint8Array): Picture {
  const hash = createHash('sha256').update(content).digest('hex').slice(0, 16);
  return { name, address: `/static/assets/${hash}-${name}`, content };
}

/** Where a theme names pictures: pointer and name. Built-in arts are none. */
export function namedPictures({ logo, cards }: Tenant['theme']): { pointer: string; name: string }[] {
  const named = [
    ['/theme/logo/file', logo?.file],
    ['/theme/logo/darkFile', logo?.darkFile],
    ...Object.entries(cards ?? {}).map(([form, name]) => [`/theme/cards/${form}`, name]),
  ] as const;
  return named.flatMap(([pointer = '', name]) => (name?.includes('.') ? [{ pointer, name }] : []));
}

/** The theme as pages get it: with addresses in place of names. */
export function withAddresses(theme: Tenant['theme'], pictures: Pictures): Tenant['theme'] {
  const { logo, cards } = theme;
  const addressOf = (name: string) => pictures.get(name)?.address ?? name;
  return {
    ...theme,
    ...(logo && {
      logo: {
        ...logo,
        file: addressOf(logo.file),
        ...(logo.darkFile && { darkFile: addressOf(logo.darkFile) }),
      },
    }),
    ...(cards && {
      cards: Object.fromEntries(Object.entries(cards).map(([form, name]) => [form, addressOf(name)])),
    }),
  };
}
