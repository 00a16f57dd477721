import {
  Art,
  arrowRight,
  Button,
  Icon,
  InlineMessage,
  Panel,
  type Partner,
  partner1,
  partner2,
  partner3,
  partner4,
  partner5,
  partner6,
  Skeleton,
  usePartners,
  useWords,
} from '#runtime';
import styles from './PartnerList.module.css';

const SHAPES = [partner1, partner2, partner3, partner4, partner5, partner6];

/** Partners and what they offer to card holders (spec section 2, ro), in the interface language. */
export function PartnerList() {
  const { t } = useWords();
  const { data, isPending, isFetching, refetch } = usePartners();
  if (isPending) return <Skeleton shape="rows" label={t('partners.loading')} />;
  if (!data) {
    return (
      <Panel>
        <InlineMessage
          isError
          title={t('partners.error.title')}
          text={t('partners.error.text')}
          action={
            <Button size="small" isBusy={isFetching} onClick={() => void refetch()}>
              {t('common.tryAgain')}
            </Button>
          }
        />
      </Panel>
    );
  }
  if (data.length === 0) {
    return (
      <Panel>
        <InlineMessage title={t('partners.empty.title')} text={t('partners.empty.text')} />
      </Panel>
    );
  }
  return (
    <ul className={styles.partners}>
      {data.map((partner, index) => (
        <li key={partner.ref || partner.name} className={styles.partner}>
          <span className={styles.sign}>
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
