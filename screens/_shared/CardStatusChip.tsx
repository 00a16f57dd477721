import {
  type Card,
  type CardStatus,
  checkCircle,
  hourglass,
  info,
  lockFill,
  type PlainWordsKey,
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

/** Words key of a card's status. A block that can be lifted says so. */
export function statusKey(card: Pick<Card, 'flags'>, status: CardStatus): PlainWordsKey {
  const isTemporary = status === 'blocked' && card.flags.isBlockedTemporarily;
  return isTemporary ? 'status.temporaryBlock' : `status.${status}`;
}

/** The status of a card in words. */
export function CardStatusChip({ card, status }: { readonly card: Card; readonly status: CardStatus }) {
  const { t } = useWords();
  return <StatusChip {...LOOKS[status]} text={t(statusKey(card, status))} />;
}
