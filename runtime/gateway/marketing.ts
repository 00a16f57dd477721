/** Partner offers of the app backend's lookups `banners` and `partners` (NAV-35 to NAV-37). */
import type { components } from '../../schemas/app-backend.gen.ts';
import { asRecord, asText, refuseAnswer } from './readers.ts';

type Schemas = components['schemas'];

export type BannerPlacement = 'home' | 'transactions';

export interface Banner {
  readonly ref: string;
  readonly placement: string;
  readonly title: string;
  readonly text: string;
  readonly action: string;
  /** https only. */
  readonly href: string;
}

export interface Partner extends Omit<Banner, 'href'> {
  readonly name: string;
  /** What kind of shop, such as `restaurant`. */
  readonly category: string;
  /** Null where the partner gives no usable address: the offer is then read, not opened. */
  readonly href: string | null;
}

/** Entries without a title or a usable address are left out: a banner is a link. */
export function readBanners(lookup: readonly unknown[]): readonly Banner[] {
  return lookup.flatMap((each) => {
    const { href, ...offer } = readOffer(each, 'banner_ref');
    return offer.title && href ? [{ ...offer, href }] : [];
  });
}

/** Entries without a name are left out. @throws when there are entries, and none has one */
export function readPartners(lookup: readonly unknown[]): readonly Partner[] {
  const partners = lookup.flatMap((each) => {
    const { name, category } = asRecord<Schemas['Partner']>(each);
    const partner = { ...readOffer(each, 'partner_ref'), name: asText(name), category: asText(category) };
    return partner.name ? [partner] : [];
  });
  return lookup.length > 0 && partners.length === 0 ? refuseAnswer('partners') : partners;
}

function readOffer(entry: unknown, refKey: 'banner_ref' | 'partner_ref'): Omit<Partner, 'name' | 'category'> {
  const {
    [refKey]: ref,
    placement,
    title,
    text,
    action_label: action,
    url,
  } = asRecord<Schemas['Banner'] & Schemas['Partner']>(entry);
  return {
    ref: asText(ref),
    placement: asText(placement),
    title: asText(title),
    text: asText(text),
    action: asText(action),
    href: readAddress(url),
  };
}

/** Answers are not to be trusted with what a press opens (threat X3): https, and no user name in it. */
function readAddress(value: unknown): string | null {
  const url = URL.parse(asText(value));
  return url?.protocol === 'https:' && !url.username && !url.password ? url.href : null;
}
