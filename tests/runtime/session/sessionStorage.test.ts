import { describe, expect, it } from 'vitest';
import { sessionStorageOf } from '../../../runtime/session/sessionStorageOf.ts';
import { aStorage } from '../../support/aStorage.ts';
import { aTenant } from '../../support/aTenant.ts';

const refuse = () => {
  throw new DOMException('denied', 'SecurityError');
};

describe('what is stored of a tenant', () => {
  it('is read again, and is nothing once it is removed', () => {
    const storage = aStorage();
    const stored = sessionStorageOf(aTenant(), () => storage);
    expect(stored.read('a')).toBeNull();
    stored.write('a', { b: [1] });
    expect(stored.read('a')).toEqual({ b: [1] });
    stored.remove('a');
    expect(stored.read('a')).toBeNull();
    expect(storage.length).toBe(0);
  });

  it('belongs to tenant, environment, issuer and client together [T1 TEN-11]', () => {
    const storage = aStorage();
    const { connection, ...tenant } = aTenant();
    const { sso } = connection;
    const owners = [
      aTenant(),
      aTenant({ code: 'yy' }),
      aTenant({ environment: 'uat' }),
      { ...tenant, connection: { sso: { ...sso, authority: 'https://other.example' } } },
      { ...tenant, connection: { sso: { ...sso, clientId: 'other' } } },
    ];
    for (const [index, owner] of owners.entries()) sessionStorageOf(owner, () => storage).write('a', index);
    expect(owners.map((owner) => sessionStorageOf(owner, () => storage).read('a'))).toEqual([0, 1, 2, 3, 4]);
  });

  it('has names that no other owner’s run into', () => {
    const storage = aStorage();
    const owner = (authority: string, clientId: string) =>
      sessionStorageOf({ ...aTenant(), connection: { sso: { authority, clientId } } }, () => storage);
    owner('https://a|b', 'c').write('x', 1);
    expect(owner('https://a', 'b|c').read('x')).toBeNull();
    expect(storage.key(0)).toBe('portal|xx|dev|https%3A%2F%2Fa%7Cb|c|x');
  });

  it('goes but for what is named, and with it nothing of another tenant [F9]', () => {
    const storage = aStorage();
    const here = sessionStorageOf(aTenant(), () => storage);
    const there = sessionStorageOf(aTenant({ code: 'yy' }), () => storage);
    for (const stored of [here, there]) for (const name of ['a', 'b', 'c']) stored.write(name, name);
    storage.setItem('b', 'of somebody else');
    here.keepOnly(['b']);
    expect(['a', 'b', 'c'].map((name) => here.read(name))).toEqual([null, 'b', null]);
    expect(['a', 'b', 'c'].map((name) => there.read(name))).toEqual(['a', 'b', 'c']);
    expect(storage.getItem('b')).toBe('of somebody else');
  });

  it('is nothing where it cannot be read: broken, or refused [A15]', () => {
    const storage = aStorage();
    const stored = sessionStorageOf(aTenant(), () => storage);
    stored.write('a', 1);
    storage.setItem(storage.key(0) ?? '', '{');
    expect(stored.read('a')).toBeNull();
    const refused = sessionStorageOf(aTenant(), refuse);
    expect(refused.read('a')).toBeNull();
    expect(refused.remove('a')).toBeUndefined();
    expect(refused.keepOnly([])).toBeUndefined();
  });

  it('says so when it cannot be written, with the reason [A15]', () => {
    expect(() => sessionStorageOf(aTenant(), refuse).write('a', 1)).toThrow(
      expect.objectContaining({
        name: 'StorageBlocked',
        cause: expect.objectContaining({ name: 'SecurityError' }),
      }),
    );
  });
});
