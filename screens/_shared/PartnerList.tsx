import { partner1, partner2, partner3, partner4, partner5, partner6 } from '#offers';
import { Art, arrowRight, Icon, type Partner, usePartners, useWords } from '#runtime';
import { LoadedList } from './LoadedList.tsx';
import styles from './PartnerList.module.css';

const SHAPES = [partner1, partner2, partner3, partner4, partner5, partner6];

/** Partners and what they offer to card holders (RTE-44, RTE-45), in the interface language. */
export function PartnerList() {
  return (
    <LoadedList query={usePartners()} words="partners" outline="list">
      {(partners) => <Offers partners={partners} />}
    </LoadedList>
  );
}

function Offers({ partners }: { readonly partners: readonly Partner[] }) {
  return (
    <ul className={styles.partners}>
      {partners.map((partner, index) => (
        <li key={partner.ref || partner.name} className={styles.partner}>
          <span className={styles.icon}>
            <Art artwork={SHAPES[index % SHAPES.length] ?? partner1} fit="contain" />
          </span>
          <PartnerOffer partner={partner} />
        </li>
      ))}
    </ul>
  );
}

function PartnerOffer({ partner }: { readonly partner: Partner }) {
  const { t } = useWords();
  const { name, title, text, action, href } = partner;
  return (
    <div>
      <h2 className={styles.name}>
        <bdi>{name}</bdi>
      </h2>
      {title && <p className={styles.title}>{title}</p>}
      {text && <p className={styles.text}>{text}</p>}
      {href && (
        <a className={styles.action} href={href} target="_blank" rel="noopener noreferrer">
          {action || t('partners.see')}
          <Icon path={arrowRight} size={1} />
          <span className="visually-hidden">
            : {name} ({t('common.opensInNewTab')})
          </span>
        </a>
      )}
    </div>
  );
}
