import {
  ButtonLink,
  PageHeading,
  Panel,
  useHref,
  useIsSignedIn,
  usePhoneLines,
  useTenant,
  useWords,
} from '#runtime';
import styles from './Accessibility.module.css';

/**
 * The accessibility statement of a tenant (EU directive 2019/882, annex V): scope, standard, known gaps, contact,
 * authority. What a gap depends on is read from the tenant; its own words name the authority.
 */
export default function Accessibility() {
  const { t } = useWords();
  const { brandName } = useTenant('theme');
  const gaps = useGaps();
  return (
    <div className={styles.statement}>
      <PageHeading title={t('screens.accessibility')} text={t('accessibility.lead')} />
      <Panel title={t('accessibility.scope.title')}>
        <p>{t('accessibility.scope.text', { brand: brandName })}</p>
      </Panel>
      <Panel title={t('accessibility.standard.title')}>
        <p>{t('accessibility.standard.text')}</p>
      </Panel>
      <Panel title={t('accessibility.gaps.title')}>
        <ul className={styles.gaps}>
          {gaps.map((gap) => (
            <li key={gap}>{t(`accessibility.gaps.${gap}`)}</li>
          ))}
        </ul>
      </Panel>
      <Panel title={t('accessibility.contact.title')}>
        <p>{t('accessibility.contact.text')}</p>
        <Contact />
      </Panel>
      <Panel title={t('accessibility.authority.title')}>
        <p>{t('accessibility.authority.text')}</p>
      </Panel>
    </div>
  );
}

/** Words under `accessibility.gaps`, of what this tenant has. */
function useGaps() {
  const { chat, merchantMap } = useTenant('connection');
  const { registration } = useTenant('forms');
  return [
    'frames' as const,
    'documents' as const,
    ...(registration.confirmEmail.paste === 'blocked' ? ['paste' as const] : []),
    ...(chat ? ['chat' as const] : []),
    ...(merchantMap ? ['map' as const] : []),
  ];
}

/** The ways to reach people: in writing, and the phone line. */
function Contact() {
  const { t } = useWords();
  const { visitorUrl } = useTenant('contact');
  const href = useHref();
  const phones = usePhoneLines();
  const write = useIsSignedIn() ? href('contactUs') : (visitorUrl ?? href('help'));
  return (
    <div className={styles.contact}>
      {phones.map(({ number, href: call, hours }) => (
        <p key={number + hours}>
          <a href={call}>{number}</a>
          <br />
          {hours}
        </p>
      ))}
      {write && (
        <ButtonLink href={write} variant="outline" size="small">
          {t('contactBlock.write')}
        </ButtonLink>
      )}
    </div>
  );
}
