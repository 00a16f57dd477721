import { Art } from './Art.tsx';
import { bannerCoin, bannerLeaf, bannerSun } from './art/bannerArtworks.ts';
import styles from './Banners.module.css';
import { Icon } from './Icon.tsx';
import { arrowRight } from './icons.ts';

export interface BannerItem {
  readonly title: string;
  readonly text: string;
  readonly action: string;
  readonly href: string;
}

const ARTWORKS = [bannerSun, bannerCoin, bannerLeaf];

/** Partner offers side by side, or one under the other where there is no room. */
export function Banners({
  items,
  newTabHint,
}: {
  readonly items: readonly BannerItem[];
  readonly newTabHint: string;
}) {
  return (
    <ul className={styles.banners}>
      {items.map((item, index) => (
        <li key={item.href}>
          <a className={styles.banner} href={item.href} target="_blank" rel="noopener noreferrer">
            <Art artwork={ARTWORKS[index % ARTWORKS.length] ?? bannerSun} className={styles.art} />
            <h3>{item.title}</h3>
            <p>{item.text}</p>
            <span className={styles.action}>
              {item.action}
              <Icon path={arrowRight} size={1} />
            </span>
            <span className="visually-hidden">{` (${newTabHint})`}</span>
          </a>
        </li>
      ))}
    </ul>
  );
}
