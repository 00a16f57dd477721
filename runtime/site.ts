/**
 * The small door: what a screen that is published as a page may use. All of it works without a session, a router
 * and server data, and is all that a visitor's first page loads. The runtime's door holds it as well.
 */
export { formatCardNumber } from './format/formatCardNumber.ts';
export { formatExpiry } from './format/formatExpiry.ts';
export { AccessHelp } from './frame/AccessHelp.tsx';
export { usePhoneLines } from './frame/usePhoneLine.ts';
export {
  useLanguage,
  useMoney,
  useNow,
  useTenant,
} from './hooks/portalHooks.ts';
export { useWords } from './messages/words.ts';
export { useHref } from './routing/useHref.ts';
export { Art, type Artwork } from './ui/Art.tsx';
export { ButtonLink } from './ui/ButtonLink.tsx';
export { CardFace } from './ui/CardFace.tsx';
export { Icon } from './ui/Icon.tsx';
export {
  lock,
  mapPin,
  power,
  shieldCheck,
  wallet,
} from './ui/icons.ts';
