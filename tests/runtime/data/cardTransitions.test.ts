import { describe, expect, it } from 'vitest';
import {
  canBlock,
  canUnblock,
  isBlockedForGood,
  kindOfBlock,
} from '../../../runtime/data/cardTransitions.ts';
import { unavailableReason } from '../../../runtime/data/unavailableReason.ts';
import type { Card } from '../../../runtime/gateway/cards.ts';
import { readCard } from '../../../runtime/gateway/cards.ts';
import type { ScreenId } from '../../../runtime/tenant/screenId.ts';
import { manifests } from '../../../screens/index.ts';
import { aServerCard } from '../../support/holderGateway.ts';

const STATUSES = ['active', 'issued', 'blocked', 'pending', 'expired', 'lost', 'stolen', 'damaged', 'odd'];
const FLAGS = [
  'can_be_deleted',
  'is_blocked_card_field_displayed',
  'is_blocked_temporarily',
  'can_be_activated',
  'is_change_pin_field_displayed',
  'is_pin_reveal_field_displayed',
  'is_blocked_card_permanently_field_displayed',
] as const;
type Flag = (typeof FLAGS)[number];

const aCard = (changes: Record<string, unknown> = {}): Card => readCard(aServerCard(changes));
const allowed = (kind: 'temporary' | 'permanent' | 'replace') =>
  STATUSES.filter((status) => canBlock({ status }, kind));

/** Every card that status and flags can make. */
const CARDS = STATUSES.flatMap((status) =>
  Array.from({ length: 2 ** FLAGS.length }, (_, number) => {
    const settings = Object.fromEntries(
      FLAGS.map((flag, index) => [flag, (number & (2 ** index)) !== 0]),
    ) as Record<Flag, boolean>;
    return { settings, card: aCard({ status, settings }) };
  }),
);
const isAvailable = (screen: ScreenId, card: Card) =>
  manifests.find(({ id }) => id === screen)?.isAvailable?.(card) ?? true;

describe('the transitions of a card', () => {
  it('let an active and an issued card be blocked, and no other for a while [ACT-19 ACT-20 ACT-21]', () => {
    expect(allowed('temporary')).toEqual(['active', 'issued']);
  });

  it('let a card that is blocked already be blocked again for good, or replaced [ACT-23]', () => {
    expect(allowed('permanent')).toEqual(['active', 'issued', 'blocked']);
    expect(allowed('replace')).toEqual(['active', 'issued', 'blocked']);
  });

  it('let only a blocked card be unblocked [ACT-10]', () => {
    expect(STATUSES.filter((status) => canUnblock({ status }))).toEqual(['blocked']);
  });

  it('call a block with a form of the new card a replacement [ACT-22]', () => {
    expect(kindOfBlock({ reason: 'lost', replacement: 'virtual' })).toBe('replace');
    expect(kindOfBlock({ reason: 'lost' })).toBe('permanent');
    expect(kindOfBlock({ reason: 'temporary' })).toBe('temporary');
    expect(kindOfBlock({ reason: 'lost', replacement: '' })).toBe('permanent');
  });

  it.each([
    [{ status: 'lost' }, true],
    [{ status: 'blocked', block_reason: 'stolen' }, true],
    [{ status: 'blocked', block_reason: 'temporary' }, false],
    [{ status: 'blocked', settings: { is_blocked_temporarily: true } }, false],
    [{ status: 'blocked' }, true],
    [{ status: 'active' }, false],
  ])('know what is blocked for good: %j', (changes, isForGood) => {
    expect(isBlockedForGood(aCard(changes))).toBe(isForGood);
  });
});

describe('what a card offers', () => {
  const offered = (screen: ScreenId, rule: (settings: Record<Flag, boolean>, card: Card) => boolean) => {
    const wrong = CARDS.filter(({ settings, card }) => isAvailable(screen, card) !== rule(settings, card));
    expect(wrong.map(({ card }) => [card.status, card.flags])).toEqual([]);
  };

  it('a temporary block by its flag, while it is not blocked, and from no other status [ACT-07 ACT-21 ENT-055 ENT-056]', () => {
    offered(
      'myCardBlock',
      (settings, card) =>
        settings.is_blocked_card_field_displayed &&
        !settings.is_blocked_temporarily &&
        canBlock(card, 'temporary'),
    );
  });

  it('an unblocking by its flags, and from blocked alone [ACT-09 ACT-10 ENT-055 ENT-056]', () => {
    offered(
      'myCardUnblock',
      (settings, card) =>
        settings.is_blocked_card_field_displayed && settings.is_blocked_temporarily && canUnblock(card),
    );
  });

  it.each([
    'myCardBlockPermanently',
    'myCardBlockReplace',
    'myCardGetPlasticCard',
    'myCardBlockReplaceConfirm',
  ] as const)(
    '%s by the flag of the permanent block, from what can be blocked [ACT-11 ACT-13 ENT-060]',
    (screen) => {
      offered(
        screen,
        (settings, card) =>
          settings.is_blocked_card_permanently_field_displayed && canBlock(card, 'permanent'),
      );
    },
  );

  it('a removal if and only if it can be deleted [ACT-03 ENT-054]', () => {
    offered('myCardRemove', (settings) => settings.can_be_deleted);
  });

  it('an activation if and only if it can be activated [ACT-01]', () => {
    offered('myCardActivate', (settings) => settings.can_be_activated);
  });

  it('a change and a look at the PIN by their flags [ACT-17 ACT-18]', () => {
    offered('myCardPinChange', (settings) => settings.is_change_pin_field_displayed);
    offered('myCardPinReveal', (settings) => settings.is_pin_reveal_field_displayed);
  });
});

describe('why an action is not to be had', () => {
  const TODAY = '2026-11-21';
  it.each<[string, Record<string, unknown>, 'restore' | 'remove' | undefined]>([
    ['blockedForGood', { status: 'blocked', block_reason: 'lost' }, undefined],
    ['blockedForGood', { status: 'damaged' }, 'restore'],
    ['expired', { expiry_date: '2026-11-20' }, undefined],
    ['expired', { status: 'expired' }, undefined],
    ['pending', { status: 'pending', is_virtual: true }, undefined],
    ['blockedForNow', { status: 'blocked', block_reason: 'temporary' }, undefined],
    ['alreadyUsable', {}, 'restore'],
    ['notOffered', {}, undefined],
    ['notOffered', { status: 'issued' }, 'restore'],
    ['notOffered', { status: 'blocked', block_reason: 'lost' }, 'remove'],
    ['notOffered', { status: 'frozen_by_issuer' }, undefined],
  ])('%s: %j for an action that would %s it [RTE-65]', (reason, changes, intent) => {
    expect(unavailableReason(aCard(changes), intent, TODAY)).toBe(reason);
  });
});
