import { useLayoutEffect, useRef, useState } from 'react';
import { loadForm } from '#forms';
import { type Enter, PageHeading, Panel, Skeleton, useEnterOutcome, useUser, useWords } from '#runtime';
import { ContactForm } from './ContactForm.tsx';
import styles from './ContactUs.module.css';
import { PhoneLine } from './PhoneLine.tsx';

export const enter = (({ portal }) =>
  portal.loadPart(() => loadForm(portal.page.forms.contact ?? ''))) satisfies Enter;

/** Writes to customer care, or calls it (spec section 2, contact us). */
export default function ContactUs() {
  const { t } = useWords();
  const form = useEnterOutcome<Awaited<ReturnType<typeof enter>>>();
  const user = useUser();
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
          {user.isPending || !form ? (
            <Skeleton shape="details" label={t('common.loading')} />
          ) : (
            // What is typed starts anew after each message (API-63).
            <ContactForm
              key={sent}
              form={form}
              phone={user.data?.phone ?? ''}
              onSent={() => setSent((count) => count + 1)}
            />
          )}
        </div>
      </Panel>
      <PhoneLine />
    </>
  );
}
