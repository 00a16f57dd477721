import { Art, ButtonLink, Icon, useMoney, useTenant, useWords } from '#site';
import { coffee, download, forkKnife, shoppingBag } from '../_shared/homeIcons.ts';
import { SampleCard } from '../_shared/SampleCard.tsx';
import styles from './AppPanel.module.css';
import { appMosaic } from './homeArtworks.ts';
import { SAMPLE } from './sampleCard.ts';

const PAYMENT_ICONS = [forkKnife, shoppingBag, coffee];

/** The mobile app and where to get it (CFG-43 to CFG-45). A store that the tenant does not name is absent. */
export function AppPanel() {
  const { t } = useWords();
  const stores = useTenant('stores');
  const money = useMoney();
  const links = [
    { id: 'ios' as const, href: stores.apple },
    { id: 'android' as const, href: stores.googlePlay },
    { id: 'huawei' as const, href: stores.huawei },
  ].flatMap(({ id, href }) => (href ? [{ id, href }] : []));
  if (links.length === 0) return null;
  return (
    <div className={styles.panel}>
      <Art artwork={appMosaic} className={styles.mosaic} />
      <div className={styles.words}>
        <h2>{t('home.app.title')}</h2>
        <p>{t('home.app.text')}</p>
        <ul className={styles.stores}>
          {links.map(({ id, href }) => (
            <li key={id}>
              <ButtonLink href={href} variant="light" size="small" icon={download} isExternal>
                {t(`home.app.${id}`)}
              </ButtonLink>
            </li>
          ))}
        </ul>
      </div>
      <div className={styles.stage} aria-hidden="true">
        <div className={styles.phone}>
          <div className={styles.screen}>
            <p className={styles.heading}>{t('nav.myCards')}</p>
            <SampleCard
              product={t('home.sample.product')}
              formFactor="physical"
              balance={SAMPLE.balance}
              lastDigits={SAMPLE.lastDigits}
              expiryDate={SAMPLE.expiryDate}
            />
            <ul>
              {SAMPLE.payments.map((amount, index) => (
                <li key={amount} className={styles.payment}>
                  <span className={styles.icon}>
                    <Icon path={PAYMENT_ICONS[index] ?? forkKnife} />
                  </span>
                  <span className={styles.line} />
                  <bdi>{money(amount).main}</bdi>
                </li>
              ))}
            </ul>
          </div>
        </div>
      </div>
    </div>
  );
}
