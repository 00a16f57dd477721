/** Partner offers of the app backend's lookups `banners` and `partners` (spec sections 2 and 7). */
import { asRecord, readText } from './readers.ts';

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

/** Entries without a name are left out. */
export function readPartners(lookup: readonly unknown[]): readonly Partner[] {
  return lookup.flatMap((each) => {
    const { name, category } = asRecord(each);
    const partner = { ...readOffer(each, 'partner_ref'), name: readText(name), category: readText(category) };
    return partner.name ? [partner] : [];
  });
}

function readOffer(entry: unknown, refKey: string): Omit<Partner, 'name' | 'category'> {
  const { [refKey]: ref, placement, title, text, action_label: action, url } = asRecord(entry);
  return {
    ref: readText(ref),
    placement: readText(placement),
    title: readText(title),
    text: readText(text),
    action: readText(action),
    href: readAddress(url),
  };
}

/** Answers are not to be trusted with what a press opens (threat X3): https, and no user name in it. */
function readAddress(value: unknown): string | null {
  const url = URL.parse(readText(value));
  return url?.protocol === 'https:' && !url.username && !url.password ? url.href : null;
}
