import { Banners, partner1, partner2, partner3, partner4, partner5, partner6 } from '#offers';
import {
  AccessHelp,
  Art,
  ButtonLink,
  Icon,
  lock,
  mapPin,
  power,
  shieldCheck,
  useHref,
  useLanguage,
  useTenant,
  useWords,
  wallet,
} from '#site';
import { creditCard } from '../_shared/homeIcons.ts';
import { AppPanel } from './AppPanel.tsx';
import styles from './Home.module.css';
import { HomeHero } from './HomeHero.tsx';

const TASKS = [
  { id: 'balance', icon: wallet },
  { id: 'activate', icon: power },
  { id: 'block', icon: lock },
  { id: 'where', icon: mapPin },
] as const;

const PARTNER_SHAPES = [partner1, partner2, partner3, partner4, partner5, partner6];

/**
 * The signed-out home page (RTE-05 to RTE-10): what the portal is for, the way in, offers, the app, partners.
 */
export default function Home() {
  const { t } = useWords();
  const href = useHref();
  const registration = href('registration');
  const login = href('login');
  // The screen itself is of a card: a prerendered page knows only screens that need nothing to be named.
  const isAcceptanceOffered = useTenant('features').cardAcceptance !== 'off';
  return (
    <>
      <section className={`${styles.wrap} ${styles.hero}`}>
        <div className={styles.words}>
          <p className={styles.eyebrow}>
            <Icon path={creditCard} />
            {t('home.eyebrow')}
          </p>
          <h1 tabIndex={-1}>{t('home.title')}</h1>
          <p className={styles.lead}>{t('home.lead')}</p>
          <div className={styles.buttons}>
            {registration && <ButtonLink href={registration}>{t('home.createAccount')}</ButtonLink>}
            {login && (
              <ButtonLink href={login} variant={registration ? 'outline' : 'filled'}>
                {t('home.login')}
              </ButtonLink>
            )}
          </div>
          <p className={styles.hint}>
            <Icon path={shieldCheck} size={1.4} />
            {t('home.hint')}
          </p>
          <AccessHelp />
        </div>
        <HomeHero />
      </section>
      <section className={`${styles.wrap} ${styles.section}`}>
        <h2>{t('home.tasksTitle')}</h2>
        <ul className={styles.tasks}>
          {TASKS.filter(({ id }) => id !== 'where' || isAcceptanceOffered).map(({ id, icon }) => (
            <li key={id} className={styles.task}>
              <span className={styles.taskIcon}>
                <Icon path={icon} size={1.5} />
              </span>
              <h3>{t(`home.tasks.${id}.title`)}</h3>
              <p>{t(`home.tasks.${id}.text`)}</p>
            </li>
          ))}
        </ul>
      </section>
      <Offers />
      <section className={`${styles.wrap} ${styles.section}`}>
        <AppPanel />
        <AppSections />
      </section>
      <Partners />
    </>
  );
}

function Offers() {
  const { t } = useWords();
  const language = useLanguage();
  const { banners } = useTenant('home');
  if (banners.length === 0) return null;
  return (
    <section className={`${styles.wrap} ${styles.section}`}>
      <h2>{t('home.offersTitle')}</h2>
      <Banners
        items={banners.map(({ title, text, action, href }) => ({
          title: title[language] ?? '',
          text: text[language] ?? '',
          action: action[language] ?? '',
          href,
        }))}
        newTabHint={t('common.opensInNewTab')}
      />
    </section>
  );
}

/** What else the tenant says of its app (RTE-09). */
function AppSections() {
  const language = useLanguage();
  const { appSections } = useTenant('home');
  if (appSections.length === 0) return null;
  return (
    <ul className={`${styles.tasks} ${styles.app}`}>
      {appSections.map(({ title, text }) => (
        <li key={title[language]} className={styles.task}>
          <h3>{title[language]}</h3>
          <p>{text[language]}</p>
        </li>
      ))}
    </ul>
  );
}

function Partners() {
  const { t } = useWords();
  const { partnerLinks } = useTenant('home');
  if (partnerLinks.length === 0) return null;
  return (
    <section className={`${styles.wrap} ${styles.section}`}>
      <h2>{t('home.partnersTitle')}</h2>
      <ul className={styles.partners}>
        {partnerLinks.map(({ name, href }, index) => (
          <li key={name}>
            <a href={href} target="_blank" rel="noopener noreferrer">
              <Art artwork={PARTNER_SHAPES[index % PARTNER_SHAPES.length] ?? partner1} fit="contain" />
              <bdi>{name}</bdi>
              <span className="visually-hidden">{` (${t('common.opensInNewTab')})`}</span>
            </a>
          </li>
        ))}
      </ul>
    </section>
  );
}
