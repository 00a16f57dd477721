import type { RefObject } from 'react';
import type { Scheme } from '../../frame/messages.ts';
import styles from './PaneRoom.module.css';

export interface PaneRoomProps {
  readonly room: RefObject<HTMLDivElement | null>;
  /** Of the device, in its own pixels. */
  readonly width: number;
  readonly height: number;
  /** How large it is shown: 1 is its own size. */
  readonly scale: number;
  readonly scheme: Scheme;
  /** Said in the place of a page that is not there yet; null once it is. */
  readonly waiting: string | null;
  /** A picture: nothing in it takes the focus or is read out. */
  readonly isPicture?: boolean;
}

/** Where the frames of a pane stand (frameDeck.ts), made as small as there is room. */
export function PaneRoom(props: PaneRoomProps) {
  const { room, width, height, scale, scheme, waiting, isPicture = false } = props;
  return (
    <>
      <div
        ref={room}
        inert={isPicture}
        className={styles.room}
        style={{ width, height, transform: `scale(${scale})` }}
      />
      {waiting && (
        <p className={styles.wait} data-scheme={scheme}>
          {waiting}
        </p>
      )}
    </>
  );
}
