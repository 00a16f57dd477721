/** Icons by the names that manifests use; manifests are data that Node reads too, so they name, not import. */
import type { IconName } from '../assemble/manifest.ts';
import {
  arrowUpRight,
  eye,
  fileText,
  identificationCard,
  lock,
  lockOpen,
  mapPin,
  power,
  prohibit,
  question,
  shieldCheck,
  trash,
  wallet,
} from '../ui/icons.ts';
import {
  bell,
  cards,
  chat,
  image,
  listBullets,
  password,
  plusCircle,
  storefront,
  swap,
  user,
} from '../ui/menuIcons.ts';

const ICONS: Readonly<Record<IconName, string>> = {
  arrowUpRight,
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
  storefront,
  swap,
  trash,
  user,
  wallet,
};

export function iconPath(name: IconName): string {
  return ICONS[name];
}
