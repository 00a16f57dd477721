import { useLayoutEffect, useRef, useState } from 'react';
import { formLoader } from '#forms';
import { PageHeading, Panel, Skeleton, useScreenData, useUser, useWords } from '#runtime';
import { PhoneLine } from '../_shared/PhoneLine.tsx';
import { ContactForm } from './ContactForm.tsx';
import styles from './ContactUs.module.css';
import { useErrorQuestion } from './useErrorQuestion.ts';
import { usePaymentQuestion } from './usePaymentQuestion.ts';

export const loader = formLoader('contact');

/** Writes to customer care, or calls it (RTE-49, NAV-48 to NAV-57). */
export default function ContactUs() {
  const { t } = useWords();
  const form = useScreenData<typeof loader>();
  const user = useUser();
  const payment = usePaymentQuestion();
  const error = useErrorQuestion();
  const question = payment ?? error;
  const [sent, setSent] = useState(0);
  const isFirst = useRef(true);
  useLayoutEffect(() => {
    if (isFirst.current) isFirst.current = false;
    // The form that was sent is gone: the dialog about it gives the focus back to the page's heading.
    else if (sent > 0) document.querySelector<HTMLElement>('main h1')?.focus({ preventScroll: true });
  }, [sent]);
  return (
    <>
      <PageHeading title={t('screens.contactUs')} text={t('contact.lead')} />
      <Panel>
        <div className={styles.form}>
          {user.isPending || question === 'pending' ? (
            <Skeleton shape="details" label={t('common.loading')} />
          ) : (
            // What is typed starts anew after each message (API-63).
            <ContactForm
              key={sent}
              form={form}
              // Asked once.
              question={sent === 0 ? question : null}
              phone={user.data?.phone ?? ''}
              onSent={() => setSent((count) => count + 1)}
            />
          )}
        </div>
      </Panel>
      <PhoneLine title={t('contact.callUs')} />
    </>
  );
}
