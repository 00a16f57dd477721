import { describe, expect, it } from 'vitest';
import { createDrafts, DRAFTS, DRAFTS_MS } from '../../../runtime/session/drafts.ts';
import { joinTabs, sortDrafts } from '../../../runtime/session/joinTabs.ts';
import { sessionStorageOf } from '../../../runtime/session/sessionStorageOf.ts';
import { aStorage } from '../../support/aStorage.ts';
import { aTenant } from '../../support/aTenant.ts';

const ANA = 'ana@x.example';

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
    await sortDrafts(stored, ANA);
    expect(createDrafts(stored).kept('contact')).toEqual({ message: 'typed' });
    drafts.drop('contact');
    expect(createDrafts(stored).kept('contact')).toBeNull();
  });

  it('is gone for another person, and after its time [USE-15]', async () => {
    const { stored } = await afterTheEnd();
    await sortDrafts(stored, 'ben@x.example');
    expect(stored.read(DRAFTS)).toBeNull();
    const late = await afterTheEnd();
    const kept = late.stored.read<object>(DRAFTS);
    late.stored.write(DRAFTS, { ...kept, until: Date.now() - 1 });
    await sortDrafts(late.stored, ANA);
    expect(late.stored.read(DRAFTS)).toBeNull();
    expect(DRAFTS_MS).toBe(30 * 60_000);
  });
});
