import type { ReactNode } from 'react';
import { Button, checkCircle, IconTile, PageMessage, useWords } from '#runtime';
import { expiredPicture } from './expiredPicture.ts';
import type { UsedLink } from './mailedLink.ts';

export interface MailedLinkPageProps extends UsedLink {
  readonly words: 'accountValidation' | 'changeEmailValidation';
  /** The title of a link that is refused though its time is not over. */
  readonly refused: string;
  /** What to do after success. */
  readonly next: ReactNode;
  /** What to do when the link is refused. */
  readonly remedy: ReactNode;
}

/** What a page that a mailed link leads to says in each state (RTE-14). */
export function MailedLinkPage({ words, link, state, use, refused, next, remedy }: MailedLinkPageProps) {
  const { t } = useWords();
  switch (state.is) {
    case 'missing':
      return (
        <PageMessage
          title={t('mailedLink.missing.title')}
          text={t('mailedLink.missing.text')}
          action={remedy}
        />
      );
    case 'asking':
      return (
        <PageMessage
          title={t(`${words}.ask.title`)}
          text={t(`${words}.ask.text`, { email: link?.email ?? '' })}
          action={<Button onClick={use}>{t(`${words}.ask.button`)}</Button>}
        />
      );
    case 'sending':
      return <PageMessage title={t(`${words}.sending`)} text={t('common.loading')} />;
    case 'done':
      return (
        <PageMessage
          icon={<IconTile icon={checkCircle} tone="ok" />}
          title={t(`${words}.done.title`)}
          text={t(`${words}.done.text`)}
          action={next}
        />
      );
    case 'unreachable':
      return (
        <PageMessage
          title={t('mailedLink.unreachable.title')}
          text={t('mailedLink.unreachable.text')}
          action={
            <>
              <Button onClick={use}>{t('common.tryAgain')}</Button>
              {state.help.reference}
            </>
          }
        />
      );
    default:
      return (
        <PageMessage
          picture={expiredPicture}
          title={state.is === 'expired' ? t('mailedLink.expired') : refused}
          text={`${state.text} ${t(`${words}.hint`)}`}
          action={
            <>
              {remedy}
              {state.help.reference}
            </>
          }
        />
      );
  }
}
