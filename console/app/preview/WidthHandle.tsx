import { type KeyboardEvent, type PointerEvent, useRef } from 'react';
import styles from './PreviewPane.module.css';
import { words } from './words.ts';

const NARROWEST = 320;
const WIDEST = 1920;

interface WidthHandleProps {
  readonly width: number;
  /** How many pixels of the screen one of the preview takes. */
  readonly scale: number;
  readonly onChange: (width: number) => void;
}

const clamp = (width: number) => Math.round(Math.min(WIDEST, Math.max(NARROWEST, width)));

/** Changes the width by dragging, or by keys: ten pixels, and a hundred with shift. */
export function WidthHandle({ width, scale, onChange }: WidthHandleProps) {
  const from = useRef<{ readonly x: number; readonly width: number; readonly scale: number } | null>(null);
  const press = (event: PointerEvent<HTMLDivElement>) => {
    event.currentTarget.setPointerCapture(event.pointerId);
    from.current = { x: event.clientX, width, scale };
  };
  const move = ({ clientX }: PointerEvent) => {
    const start = from.current;
    // The frame stands in the middle: its edge goes half as far as the width grows.
    if (start) onChange(clamp(start.width + (2 * (clientX - start.x)) / start.scale));
  };
  const release = () => {
    from.current = null;
  };
  const type = (event: KeyboardEvent) => {
    const step = event.shiftKey ? 100 : 10;
    const targets: Readonly<Record<string, number>> = {
      ArrowRight: width + step,
      ArrowUp: width + step,
      ArrowLeft: width - step,
      ArrowDown: width - step,
      PageUp: width + 100,
      PageDown: width - 100,
      Home: NARROWEST,
      End: WIDEST,
    };
    const target = targets[event.key];
    if (target === undefined) return;
    event.preventDefault();
    onChange(clamp(target));
  };
  return (
    <div
      role="slider"
      tabIndex={0}
      className={styles.handle}
      aria-label={words.drag}
      aria-valuemin={NARROWEST}
      aria-valuemax={WIDEST}
      aria-valuenow={width}
      aria-valuetext={words.pixels(width)}
      onPointerDown={press}
      onPointerMove={move}
      onPointerUp={release}
      onPointerCancel={release}
      onKeyDown={type}
    />
  );
}
