import { useLayoutEffect, useRef } from 'react';
import styles from './SecretFrame.module.css';

export interface SecretFrameProps {
  /** Judged before (threat P2). */
  readonly href: string;
  /** Of another origin than ours: the frame may keep its own. */
  readonly isForeign: boolean;
  /** The page inside sends a form. */
  readonly hasForm: boolean;
  /** What is in the frame, for who cannot see it (WCAG 4.1.2). */
  readonly title: string;
  readonly height: 'pin' | 'card' | 'form';
  /** Told just before the frame goes by itself. */
  readonly onGone: () => void;
}

/**
 * A frame for one page that shows a secret. It is made by hand, once for each address, so that nothing is ever loaded
 * into a frame that is there already: that would be an entry of the history. It leaves the page at once when the tab
 * is hidden or left, before a picture of the page can be kept (threat P3).
 */
export function SecretFrame({ href, isForeign, hasForm, title, height, onGone }: SecretFrameProps) {
  const place = useRef<HTMLDivElement>(null);
  const reportGone = useRef(onGone);
  reportGone.current = onGone;
  // biome-ignore lint/correctness/useExhaustiveDependencies: what the frame may do never changes while it is there
  useLayoutEffect(() => {
    const frame = document.createElement('iframe');
    const rights = ['allow-scripts', isForeign && 'allow-same-origin', hasForm && 'allow-forms'];
    frame.setAttribute('sandbox', rights.filter(Boolean).join(' '));
    frame.setAttribute('allow', '');
    frame.referrerPolicy = 'no-referrer';
    frame.title = title;
    frame.src = href;
    place.current?.append(frame);
    frame.focus();

    const leave = () => {
      reportGone.current();
      frame.remove();
    };
    const leaveHidden = () => document.hidden && leave();
    document.addEventListener('visibilitychange', leaveHidden);
    window.addEventListener('pagehide', leave);
    return () => {
      document.removeEventListener('visibilitychange', leaveHidden);
      window.removeEventListener('pagehide', leave);
      frame.remove();
    };
  }, [href]);
  return <div ref={place} className={`${styles.place} ${styles[height]}`} />;
}
