import {
  fileText,
  Icon,
  PageHeading,
  PageMessage,
  Panel,
  productNameOf,
  useTenant,
  useWords,
} from '#runtime';
import { caretRight } from '../_shared/icons.ts';
import styles from './Terms.module.css';

interface Document {
  readonly id: string;
  readonly title: string;
  readonly note?: string;
  readonly href: string;
}

/** Legal agreement, privacy, card terms: each opens its own document (RTE-56 to RTE-59). */
export default function Terms() {
  const { t } = useWords();
  const { shown } = useTenant('terms');
  const documents = useDocuments();
  if (shown === 'paused') return <PageMessage title={t('paused.title')} text={t('paused.text')} />;
  return (
    <>
      <PageHeading title={t('screens.profileTermsCondsList')} text={t('terms.lead')} />
      <Panel>
        <ul className={styles.list}>
          {documents.map(({ id, title, note, href }) => (
            <li key={id}>
              <a href={href} target="_blank" rel="noopener noreferrer">
                <Icon path={fileText} size={1.6} />
                <span className={styles.words}>
                  <b>{title}</b>
                  {note && <small>{note}</small>}
                  <span className="visually-hidden">{` (${t('common.opensInNewTab')})`}</span>
                </span>
                <Icon path={caretRight} />
              </a>
            </li>
          ))}
        </ul>
      </Panel>
    </>
  );
}

function useDocuments(): readonly Document[] {
  const { t } = useWords();
  const links = useTenant('links');
  const terms = useTenant('terms');
  const card = useTenant('card');
  const ofCards: Document[] =
    terms.cardTerms === 'perProduct'
      ? Object.entries(card.products).flatMap(([ref, { termsUrl }]) =>
          termsUrl
            ? [{ id: ref, title: productNameOf(t, { card }, ref), note: t('terms.cards'), href: termsUrl }]
            : [],
        )
      : terms.cardTermsUrl
        ? [{ id: 'cards', title: t('terms.cards'), href: terms.cardTermsUrl }]
        : [];
  return [
    {
      id: 'legal',
      title: t('terms.legal'),
      note: t('terms.version', { version: terms.version }),
      href: links.legal,
    },
    { id: 'privacy', title: t('terms.privacy'), href: links.privacy },
    ...ofCards,
  ];
}
