import {
  type FocusEvent,
  type KeyboardEvent,
  type PointerEvent,
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import { useDirection } from '#runtime';
import { useMedia } from './useMedia.ts';

export interface CarouselOptions {
  readonly total: number;
  /** Slides in view at once. */
  readonly inView: number;
  /** Whether the first slide follows the last. */
  readonly isInfinite: boolean;
  /** How long a slide stays when it moves by itself, in milliseconds; null never moves by itself. */
  readonly autoplayMs: number | null;
  /** Share of a slide's width, 0 to 1, that a swipe may leave uncrossed and still count. */
  readonly swipe: number;
  /** Told after each step that somebody asked for, with the slide that leads then. */
  readonly onStep: (first: number) => void;
}

/** Which slide leads, and how it came to. */
interface Position {
  readonly first: number;
  /** The way of the last step: forward, back, or none yet. */
  readonly step: 1 | -1 | 0;
  /** How far a swipe had come by itself, in px along the row. */
  readonly from: number;
}

const REDUCED_MOTION = '(prefers-reduced-motion: reduce)';
const MOVE_MS = 340;
/** Below this a movement may still become a press or a scroll, in px. */
const SWIPE_START = 8;

/** Where a carousel stands and what moves it: buttons, arrow keys, a swipe, and time where the tenant says so. */
export function useCarousel({ total, inView, isInfinite, autoplayMs, swipe, onStep }: CarouselOptions) {
  const isStill = useMedia(REDUCED_MOTION);
  /** What turns px and arrow keys into a way along the row. */
  const way = useDirection() === 'rtl' ? -1 : 1;
  const canMove = total > inView;
  const last = isInfinite ? total - 1 : total - inView;
  const [position, setPosition] = useState<Position>({ first: 0, step: 0, from: 0 });
  const [dragged, setDragged] = useState(0);
  const [isStopped, setIsStopped] = useState(false);
  const [isBusy, setIsBusy] = useState(false);
  const track = useRef<HTMLUListElement>(null);
  const press = useRef<{ readonly x: number; readonly id: number } | null>(null);
  const wasDragged = useRef(false);
  const { first, step } = position;

  function goTo(next: number, by: 1 | -1, from = 0) {
    const wrapped = (next + total) % total;
    setPosition({ first: wrapped, step: by, from });
    setDragged(0);
    onStep(wrapped);
  }
  const canStep = (by: 1 | -1) => canMove && (isInfinite || (first + by >= 0 && first + by <= last));
  function stepBy(by: 1 | -1, from = 0) {
    if (canStep(by)) goTo(first + by, by, from);
    else setDragged(0);
  }

  // The step is taken at once; only then does the row glide there, where motion is welcome.
  useLayoutEffect(() => {
    const row = track.current;
    if (!row || position.step === 0 || isStill || !('animate' in row)) return;
    const start = `calc(${position.step * way} * var(--step) + ${position.from * way}px)`;
    row.animate([{ translate: start }, { translate: '0px' }], { duration: MOVE_MS, easing: 'ease-out' });
  }, [position, isStill, way]);

  const isPlaying = autoplayMs !== null && canMove && !isStill && !isStopped;
  useEffect(() => {
    if (!isPlaying || isBusy) return;
    const timer = setInterval(
      () => setPosition((now) => ({ first: now.first >= last ? 0 : now.first + 1, step: 1, from: 0 })),
      autoplayMs,
    );
    return () => clearInterval(timer);
  }, [isPlaying, isBusy, autoplayMs, last]);

  /** Slides that stand before those in view: one where the row comes from there, so that it is seen to leave. */
  const lead = canMove && (dragged > 0 || (dragged === 0 && step === 1)) ? 1 : 0;

  const onPointerEnd = (event: PointerEvent) => {
    if (press.current?.id !== event.pointerId) return;
    const by = event.type === 'pointerup' ? (event.clientX - press.current.x) * way : 0;
    press.current = null;
    if (!wasDragged.current) return;
    const width = (track.current?.clientWidth ?? 0) / inView;
    if (Math.abs(by) > Math.max((1 - swipe) * width, SWIPE_START)) stepBy(by < 0 ? 1 : -1, by);
    else setDragged(0);
  };

  return {
    track,
    first,
    last,
    canMove,
    canStep,
    goTo,
    stepBy,
    /** Of the row, which stands a slide back where one leads, and goes with a finger. */
    offset: `calc(${-lead * way} * var(--step) + ${dragged * way}px)`,
    lead,
    /** Whether it moves by itself and can be stopped; null where it never does (WCAG 2.2.2). */
    isStopped: autoplayMs !== null && canMove && !isStill ? isStopped : null,
    setIsStopped,
    /** Time stands still while somebody points at it or reads in it. */
    restHandlers: {
      onPointerEnter: () => setIsBusy(true),
      onPointerLeave: (event: PointerEvent) => setIsBusy(event.currentTarget.matches(':focus-within')),
      onFocus: () => setIsBusy(true),
      onBlur: (event: FocusEvent) => setIsBusy(event.currentTarget.matches(':hover')),
    },
    onKeyDown(event: KeyboardEvent) {
      const by = event.key === 'ArrowLeft' ? -1 : event.key === 'ArrowRight' ? 1 : null;
      if (!by || event.altKey || event.ctrlKey || event.metaKey) return;
      event.preventDefault();
      stepBy(by === way ? 1 : -1);
    },
    swipeHandlers: {
      onPointerDown(event: PointerEvent) {
        wasDragged.current = false;
        if (canMove && event.isPrimary && event.button === 0)
          press.current = { x: event.clientX, id: event.pointerId };
      },
      onPointerMove(event: PointerEvent) {
        if (press.current?.id !== event.pointerId) return;
        const by = (event.clientX - press.current.x) * way;
        if (!wasDragged.current && Math.abs(by) < SWIPE_START) return;
        if (!wasDragged.current) track.current?.setPointerCapture?.(event.pointerId);
        wasDragged.current = true;
        setDragged(by);
      },
      onPointerUp: onPointerEnd,
      onPointerCancel: onPointerEnd,
      /** A swipe that ends on a banner is no press on it. */
      onClickCapture(event: { preventDefault(): void }) {
        if (wasDragged.current) event.preventDefault();
        wasDragged.current = false;
      },
      onDragStart: (event: { preventDefault(): void }) => event.preventDefault(),
    },
  };
}
