import { useEffect, useEffectEvent, useRef } from 'react';
import { ErrorHelp, type Help } from './ErrorHelp.tsx';
import { Icon } from './Icon.tsx';
import { checkCircle, info, warningCircle, x, xCircle } from './icons.ts';
import styles from './ToastRegion.module.css';

export interface Toast {
  readonly id: number;
  readonly level: 'error' | 'success' | 'warning' | 'info';
  /** Null where the text says it all. */
  readonly title: string | null;
  readonly text: string;
  readonly help?: Help | undefined;
  /** Milliseconds on screen; the bar shows the time that is left. */
  readonly duration: number;
}

export interface ToastRegionProps {
  readonly label: string;
  readonly dismissLabel: string;
  readonly toasts: readonly Toast[];
  /** The time stands still: the pointer or the focus is here, or the tab is hidden (threat K9, WCAG 2.2.1). */
  readonly isPaused: boolean;
  readonly onDismiss: (id: number) => void;
  readonly onPause: (isPaused: boolean) => void;
}

const ICONS = { error: xCircle, success: checkCircle, warning: warningCircle, info };

export function ToastRegion({ label, dismissLabel, toasts, isPaused, onDismiss, onPause }: ToastRegionProps) {
  const region = useRef<HTMLElement>(null);
  const look = useEffectEvent(() => onPause(isHeld(region.current)));
  const release = useEffectEvent(() => onPause(false));

  // A toast that is taken away under the pointer or the focus sends no event: what is left is looked at again.
  // biome-ignore lint/correctness/useExhaustiveDependencies: another number of toasts is the reason to look
  useEffect(() => look(), [toasts.length]);
  // The page scrolls clear of it, also when a toast grows by what comes later, and what has the focus comes out from
  // below it (WCAG 2.4.11).
  useEffect(() => {
    const { style } = document.documentElement;
    const observer = new ResizeObserver(() => {
      style.setProperty('--toasts', `${region.current?.offsetHeight}px`);
      const focused = document.activeElement;
      if (focused && isUnder(focused, region.current)) focused.scrollIntoView({ block: 'nearest' });
    });
    if (region.current) observer.observe(region.current);
    return () => {
      observer.disconnect();
      style.removeProperty('--toasts');
    };
  }, []);
  useEffect(() => () => release(), []);

  return (
    <section
      ref={region}
      className={styles.region}
      aria-label={label}
      onPointerEnter={() => onPause(true)}
      onPointerLeave={({ currentTarget }) => onPause(currentTarget.matches(':focus-within'))}
      onFocus={() => onPause(true)}
      onBlur={({ currentTarget }) => onPause(currentTarget.matches(':hover'))}
    >
      {toasts.map((toast) => (
        <div
          key={toast.id}
          className={`${styles.toast} ${styles[toast.level]}`}
          role={toast.level === 'error' ? 'alert' : 'status'}
        >
          <span className={styles.icon}>
            <Icon path={ICONS[toast.level]} size={1.35} />
          </span>
          <div>
            {toast.title && <p className={styles.title}>{toast.title}</p>}
            <p className={styles.text}>{toast.text}</p>
            <ErrorHelp help={toast.help} />
          </div>
          <button
            type="button"
            className={styles.close}
            aria-label={dismissLabel}
            onClick={() => onDismiss(toast.id)}
          >
            <Icon path={x} size={1} />
          </button>
          <span
            className={styles.bar}
            style={{
              animationDuration: `${toast.duration}ms`,
              animationPlayState: isPaused ? 'paused' : 'running',
            }}
            aria-hidden="true"
          />
        </div>
      ))}
    </section>
  );
}

/** Someone points at the toasts, or stands in them. */
function isHeld(region: HTMLElement | null): boolean {
  return region?.matches(':hover, :focus-within') ?? false;
}

function isUnder(element: Element, region: HTMLElement | null): boolean {
  const over = region?.getBoundingClientRect();
  const { top, bottom, left, right } = element.getBoundingClientRect();
  return (
    over !== undefined &&
    !region?.contains(element) &&
    bottom > over.top &&
    top < over.bottom &&
    right > over.left &&
    left < over.right
  );
}
