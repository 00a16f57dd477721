import { afterEach, describe, expect, it, vi } from 'vitest';
import { createDrafts, DRAFTS, DRAFTS_MS } from '../../../runtime/session/drafts.ts';
import { joinTabs, keepForSamePerson } from '../../../runtime/session/joinTabs.ts';
import { sessionStorageOf } from '../../../runtime/session/sessionStorageOf.ts';
import { aStorage } from '../../support/aStorage.ts';
import { aTenant } from '../../support/aTenant.ts';

const ANA = 'ana@x.example';

afterEach(() => void vi.useRealTimers());

async function afterTheEnd() {
  const storage = aStorage();
  const stored = sessionStorageOf(aTenant(), () => storage);
  const drafts = createDrafts(stored);
  const mark = await joinTabs(
    sessionStorageOf(aTenant(), () => aStorage()),
    ANA,
    undefined,
  );
  drafts.open.set('contact', { message: 'typed' });
  expect(storage.length).toBe(0);
  drafts.keep(mark);
  return { stored, drafts };
}

describe('what was typed when a session ended by itself', () => {
  it('is there again for the same person, until it is dropped [USE-15]', async () => {
    const { stored, drafts } = await afterTheEnd();
    await keepForSamePerson(stored, ANA);
    expect(createDrafts(stored).kept('contact')).toEqual({ message: 'typed' });
    drafts.drop('contact');
    expect(createDrafts(stored).kept('contact')).toBeNull();
  });

  it('waits on where the session ends again before its form was opened [USE-15]', async () => {
    const { stored, drafts } = await afterTheEnd();
    const later = createDrafts(stored);
    later.open.set('deliveryAddress', { city: 'typed later' });
    later.keep('mark');
    expect([later.kept('contact'), later.kept('deliveryAddress')]).toEqual([
      { message: 'typed' },
      { city: 'typed later' },
    ]);
    drafts.open.set('contact', { message: 'typed anew' });
    drafts.keep('mark');
    expect(later.kept('contact')).toEqual({ message: 'typed anew' });
  });

  it('is gone for another person, and after its time [USE-15]', async () => {
    const { stored } = await afterTheEnd();
    await keepForSamePerson(stored, 'ben@x.example');
    expect(stored.read(DRAFTS)).toBeNull();
    const late = await afterTheEnd();
    const kept = late.stored.read<object>(DRAFTS);
    late.stored.write(DRAFTS, { ...kept, until: Date.now() - 1 });
    await keepForSamePerson(late.stored, ANA);
    expect(late.stored.read(DRAFTS)).toBeNull();
    expect(DRAFTS_MS).toBe(30 * 60_000);
  });

  it('goes by itself when its time is over, also in a page that is opened later [USE-15]', () => {
    vi.useFakeTimers({ now: 0 });
    const storage = aStorage();
    const stored = sessionStorageOf(aTenant(), () => storage);
    const drafts = createDrafts(stored);
    drafts.open.set('contact', 'typed');
    drafts.keep('m');
    vi.advanceTimersByTime(DRAFTS_MS - 1);
    expect(drafts.kept('contact')).toBe('typed');
    vi.advanceTimersByTime(1);
    expect(stored.read(DRAFTS)).toBeNull();
    stored.write(DRAFTS, { mark: 'm', until: Date.now() + 10, forms: {} });
    createDrafts(stored);
    vi.advanceTimersByTime(9);
    expect(stored.read(DRAFTS)).not.toBeNull();
    vi.advanceTimersByTime(1);
    expect(stored.read(DRAFTS)).toBeNull();
  });

  it('lasts as long as it may, also where something older had been kept before it [USE-15]', () => {
    vi.useFakeTimers({ now: 0 });
    const storage = aStorage();
    const stored = sessionStorageOf(aTenant(), () => storage);
    const drafts = createDrafts(stored);
    drafts.open.set('contact', 'one');
    drafts.keep('m');
    vi.advanceTimersByTime(DRAFTS_MS - 10);
    drafts.open.set('contact', 'two');
    drafts.keep('m');
    vi.advanceTimersByTime(DRAFTS_MS - 1);
    expect(drafts.kept('contact')).toBe('two');
    vi.advanceTimersByTime(1);
    expect(stored.read(DRAFTS)).toBeNull();
  });

  it('is nothing where nothing is typed, or nobody was signed in', () => {
    const storage = aStorage();
    const drafts = createDrafts(sessionStorageOf(aTenant(), () => storage));
    drafts.keep('m');
    drafts.open.set('contact', 'typed');
    drafts.keep(null);
    expect(storage.length).toBe(0);
    drafts.drop('contact');
    expect(drafts.kept('contact')).toBeNull();
    expect(drafts.open.size).toBe(0);
    expect(storage.length).toBe(0);
  });

  it('that was refused after its form was left is offered again, without being stored', () => {
    const storage = aStorage();
    const drafts = createDrafts(sessionStorageOf(aTenant(), () => storage));
    drafts.open.set('contact', 'refused');
    expect([drafts.kept('contact'), storage.length]).toEqual(['refused', 0]);
  });

  it('is dropped form by form', () => {
    const storage = aStorage();
    const drafts = createDrafts(sessionStorageOf(aTenant(), () => storage));
    drafts.open.set('contact', 'one').set('personalInfo', 'other');
    drafts.keep('m');
    drafts.drop('contact');
    expect([...drafts.open.keys()]).toEqual(['personalInfo']);
    expect([drafts.kept('contact'), drafts.kept('personalInfo')]).toEqual([null, 'other']);
  });
});
