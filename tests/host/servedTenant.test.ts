import { describe, expect, it } from 'vitest';
import { keepServed } from '../../host/serve/servedTenant.ts';
import { compileText, TENANT_TEXT } from '../compiler/support/compileText.ts';

const EURO_YEAR = {
  currency: [
    { from: '0001-01-01', value: { code: 'BGN', symbol: 'лв.' } },
    { from: '2026-01-01', value: { code: 'EUR', symbol: '€' } },
  ],
};

function compiled(changes: object = {}) {
  const text = JSON.stringify({ ...JSON.parse(TENANT_TEXT), ...changes });
  const result = compileText(text, { today: () => '2025-12-31' });
  if (!result.ok) throw new Error(JSON.stringify(result.problems));
  return result;
}

describe('what a host keeps of a tenant', () => {
  it('has everything that is served, and nothing of the file besides', () => {
    const whole = compiled();
    const kept = keepServed(whole);
    expect(kept.publicTenant).toBe(whole.publicTenant);
    expect(kept.hostConnection).toBe(whole.hostConnection);
    expect(Object.keys(kept)).not.toContain('written');
    expect(Object.keys(kept.tenant)).not.toContain('connections');
  });

  it('is the same on every day where nothing is dated', () => {
    const kept = keepServed(compiled());
    expect(kept.onDay(() => '2026-01-01')).toBe(kept);
  });

  it('has on a later day the values of that day [K14]', () => {
    const kept = keepServed(compiled(EURO_YEAR));
    expect(kept.publicTenant.currency.code).toBe('BGN');
    const later = kept.onDay(() => '2026-01-01');
    expect(later.publicTenant.currency.code).toBe('EUR');
    expect(later.onDay(() => '2026-01-02')).toBe(later);
  });
});
