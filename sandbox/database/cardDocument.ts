/** A card as it stands in the database: what runs out keeps its distance from today, however long a sandbox is kept. */
import type { components } from '../../schemas/gateway.gen.ts';

type Card = components['schemas']['Card'];

const AHEAD = /^in (\d+) days$/;

/** For a day of a card's document: so many days ahead of whichever day it is read on. */
export function inDays(days: number): string {
  return `in ${days} days`;
}

/** @returns the card of a document, with the days of today */
export function readCard(document: unknown): Card {
  return JSON.parse(String(document), (key, value) => {
    const days = key === 'expires_at' ? AHEAD.exec(value)?.[1] : undefined;
    return days === undefined ? value : dayAhead(Number(days));
  });
}

function dayAhead(days: number): string {
  return new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10);
}
