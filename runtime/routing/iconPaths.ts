/** Icons by the names that manifests use; manifests are data that Node reads too, so they name, not import. */
import {
  bell,
  cards,
  chat,
  eye,
  fileText,
  identificationCard,
  image,
  listBullets,
  lock,
  lockOpen,
  mapPin,
  password,
  plusCircle,
  power,
  prohibit,
  question,
  shieldCheck,
  signOut,
  storefront,
  swap,
  trash,
  user,
  wallet,
} from '../ui/icons.ts';

const ICONS: Readonly<Record<string, string>> = {
  bell,
  cards,
  chat,
  eye,
  fileText,
  identificationCard,
  image,
  listBullets,
  lock,
  lockOpen,
  mapPin,
  password,
  plusCircle,
  power,
  prohibit,
  question,
  shieldCheck,
  signOut,
  storefront,
  swap,
  trash,
  user,
  wallet,
};

/** @throws Error for a name that no icon has: a mistake in a manifest */
export function iconPath(name: string): string {
  const path = ICONS[name];
  if (!path) throw new Error(`No icon is called "${name}".`);
  return path;
}
