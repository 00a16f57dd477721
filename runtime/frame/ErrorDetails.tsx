import { useEffect, useState } from 'react';
import { formatterOf } from '../format/dayOf.ts';
import { beginTrace } from '../gateway/callTrace.ts';
import type { ErrorTrace } from '../messages/errorMessage.ts';
import { useWords } from '../messages/words.ts';
import { ERROR_QUESTION } from '../routing/errorQuestion.ts';
import { type Portal, usePortal } from '../routing/Portal.ts';
import { ButtonLink } from '../ui/ButtonLink.tsx';
import { CopyButton } from '../ui/CopyButton.tsx';
import { ReferenceNumber } from './ReferenceNumber.tsx';

export interface ErrorDetailsProps {
  readonly trace: ErrorTrace;
  /** A link to the contact form stands beside the reference, which is filled in there. */
  readonly canWrite: boolean;
}

/** What is done with the reference of an error: copied, sent to customer care; and what support asks for besides (LOV-61). */
export default function ErrorDetails({ trace, canWrite }: ErrorDetailsProps) {
  const { t } = useWords();
  const portal = usePortal();
  const reported = useReported(portal, trace.reference !== null);
  const hasWords = useLaterWords(portal);
  const reference = trace.reference ?? reported;
  if (!hasWords) return null;
  return (
    <>
      {trace.reference === null && reported && <ReferenceNumber id={reported} />}
      {reference && (
        <CopyButton
          text={reference}
          label={t('payment.copy')}
          done={t('payment.copied')}
          refused={t('payment.notCopied')}
        />
      )}
      {canWrite && mayWrite(portal) && (
        <ButtonLink
          size="small"
          variant="text"
          href={portal.href('contactUs') + (reference ? `?${ERROR_QUESTION}=${reference}` : '')}
        >
          {t('contactBlock.write')}
        </ButtonLink>
      )}
      <Details />
    </>
  );
}

/** Whoever is on the form already has to send it again, and loses nothing to a link. */
function mayWrite({ isOffered, href, session }: Portal): boolean {
  const isThere = location.pathname.startsWith(href('contactUs'));
  return isOffered('contactUs') && session.isSignedIn() && !isThere;
}

/** Of a version, as many as of a build: enough to find it by, and one line of a small phone at 200 % (WCAG 1.4.4). */
const SHOWN_DIGITS = 12;

/** Which portal it was, and when it was first said. */
function Details() {
  const { t } = useWords();
  const { page, tenant } = usePortal();
  const [instant] = useState(() => new Date());
  const { timeZone } = tenant;
  // As support reads it, whatever language the person speaks: the Swedish form is that of ISO 8601.
  const time = formatterOf('sv-SE', { dateStyle: 'short', timeStyle: 'medium', timeZone }).format(instant);
  return (
    <details>
      <summary>{t('common.details')}</summary>
      <p>{t('errorDetails.time', { time: `${time} (${timeZone})` })}</p>
      {page.tenantVersion && (
        <p>{t('errorDetails.settings', { version: page.tenantVersion.slice(0, SHOWN_DIGITS) })}</p>
      )}
      <p>{t('errorDetails.program', { version: page.version, build: page.build })}</p>
    </details>
  );
}

/**
 * What was no call of the host is told to it now, by a request that carries nothing but a new trace: its log then has a
 * line of that reference. Null until the host has answered: nobody is shown what support would not find (LOV-60).
 */
function useReported({ connection, page }: Portal, isKnown: boolean): string | null {
  const [reference, setReference] = useState<string | null>(null);
  useEffect(() => {
    if (isKnown) return;
    const trace = beginTrace();
    connection
      .fetch(`${page.base}/`, {
        method: 'HEAD',
        headers: { traceparent: trace.traceparent },
        cache: 'no-store',
        credentials: 'omit',
      })
      .then(
        () => setReference(trace.reference),
        // Without the host there is nothing to look up.
        () => undefined,
      );
  }, [isKnown, connection, page.base]);
  return reference;
}

/** Its words come after those that a page begins with. */
function useLaterWords({ translator }: Portal): boolean {
  const [isThere, setIsThere] = useState(false);
  useEffect(() => {
    translator.complete().then(
      () => setIsThere(true),
      () => undefined,
    );
  }, [translator]);
  return isThere;
}
