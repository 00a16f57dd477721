import { Art, Icon, useMoney, useWords } from '#site';
import { forkKnife } from '../_shared/homeIcons.ts';
import { SampleCard } from '../_shared/SampleCard.tsx';
import styles from './HomeHero.module.css';
import { heroMosaic } from './homeArtworks.ts';
import { SAMPLE } from './sampleCard.ts';

/** The picture beside the first words: two cards and a payment. Decorative. */
export function HomeHero() {
  const { t } = useWords();
  const payment = useMoney()(SAMPLE.payment);
  return (
    <div className={styles.picture} aria-hidden="true">
      <Art artwork={heroMosaic} className={styles.mosaic} fit="contain" />
      <div className={styles.back}>
        <SampleCard
          product={t('home.sample.gift')}
          formFactor="virtual"
          balance={SAMPLE.giftBalance}
          lastDigits={SAMPLE.giftLastDigits}
          expiryDate={SAMPLE.giftExpiryDate}
        />
      </div>
      <div className={styles.front}>
        <SampleCard
          product={t('home.sample.product')}
          formFactor="physical"
          balance={SAMPLE.balance}
          lastDigits={SAMPLE.lastDigits}
          expiryDate={SAMPLE.expiryDate}
        />
      </div>
      <div className={styles.payment}>
        <span className={styles.icon}>
          <Icon path={forkKnife} />
        </span>
        <span>
          <b>{t('home.sample.merchant')}</b>
          <small>{t('home.sample.when')}</small>
        </span>
        <bdi className={styles.amount}>
          {payment.main}
          {payment.secondary && <small>{payment.secondary}</small>}
        </bdi>
      </div>
    </div>
  );
}
