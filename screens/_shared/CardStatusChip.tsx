import {
  type Card,
  type CardStatus,
  checkCircle,
  hourglass,
  info,
  lockFill,
  prohibit,
  StatusChip,
  type Tone,
  useWords,
} from '#runtime';

const LOOKS: Readonly<Record<CardStatus, { readonly tone: Tone; readonly icon: string }>> = {
  active: { tone: 'ok', icon: checkCircle },
  inactive: { tone: 'info', icon: info },
  pending: { tone: 'warn', icon: hourglass },
  blocked: { tone: 'bad', icon: lockFill },
  expired: { tone: 'mute', icon: prohibit },
  lost: { tone: 'bad', icon: prohibit },
  stolen: { tone: 'bad', icon: prohibit },
  damaged: { tone: 'bad', icon: prohibit },
  other: { tone: 'mute', icon: info },
};

/** The status of a card in words. A block that can be lifted says so. */
export function CardStatusChip({ card, status }: { readonly card: Card; readonly status: CardStatus }) {
  const { t } = useWords();
  const isTemporary = status === 'blocked' && card.flags.isBlockedTemporarily;
  return (
    <StatusChip {...LOOKS[status]} text={t(isTemporary ? 'status.temporaryBlock' : `status.${status}`)} />
  );
}
