import type { ReactNode } from 'react';
import { redirect } from 'react-router';
import {
  ButtonLink,
  PageHeading,
  Panel,
  type ScreenLoader,
  useHref,
  useTenant,
  useWords,
  withoutBase,
} from '#runtime';
import { PhoneLine } from '../_shared/PhoneLine.tsx';
import styles from './Help.module.css';

/** Who is signed in has the contact form. */
export const loader: ScreenLoader = async ({ portal }) =>
  portal.session.isSignedIn() && portal.isOffered('contactUs')
    ? redirect(withoutBase(portal, portal.href('contactUs')))
    : null;

/** How visitors reach people: by phone, and in writing once they are signed in, or as the tenant says (USE-05, GRD-07). */
export default function Help() {
  const { t } = useWords();
  const href = useHref();
  const { visitorUrl } = useTenant('contact');
  const form = href('contactUs');
  const forgotPassword = href('forgotPassword');
  return (
    <div className={styles.page}>
      <PageHeading title={t('screens.contactUs')} />
      <PhoneLine title={t('contactBlock.title')} />
      {(visitorUrl ?? form) && (
        <Way title={t('help.write.title')} text={t(visitorUrl ? 'help.ownText' : 'help.write.text')}>
          <ButtonLink href={visitorUrl ?? form ?? ''} variant="outline">
            {t(visitorUrl ? 'contactBlock.write' : 'help.write.action')}
          </ButtonLink>
        </Way>
      )}
      {forgotPassword && (
        <Way title={t('help.access.title')} text={t('help.access.text')}>
          <ButtonLink href={forgotPassword} variant="outline">
            {t('screens.forgotPassword')}
          </ButtonLink>
        </Way>
      )}
    </div>
  );
}

interface WayProps {
  readonly title: string;
  readonly text: string;
  readonly children: ReactNode;
}

function Way({ title, text, children }: WayProps) {
  return (
    <Panel title={title}>
      <div className={styles.way}>
        <p>{text}</p>
        {children}
      </div>
    </Panel>
  );
}
