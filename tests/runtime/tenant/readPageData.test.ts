// @vitest-environment jsdom
import { describe, expect, it } from 'vitest';
import { readPageData } from '../../../runtime/tenant/readPageData.ts';
import { aTenant } from '../../support/aTenant.ts';

function pageWith(text: string): Document {
  const page = document.implementation.createHTMLDocument();
  const block = page.createElement('script');
  block.type = 'application/json';
  block.id = 'page';
  block.textContent = text;
  page.body.append(block);
  return page;
}

describe('readPageData', () => {
  it('gives the tenant and its settings, frozen [ENT-109 ENT-110]', () => {
    const page = readPageData(pageWith(JSON.stringify({ base: '/xx', tenant: aTenant() })));
    expect(page.tenant?.code).toBe('xx');
    expect(page.tenant?.cache.transactionsMinutes).toBe(5);
    expect(Object.isFrozen(page.tenant?.currency)).toBe(true);
    expect(() => Object.assign(page.tenant ?? {}, { code: 'yy' })).toThrow(TypeError);
  });

  it('says so when the page carries none, or a cut one', () => {
    expect(() => readPageData(document.implementation.createHTMLDocument())).toThrow('no configuration');
    expect(() => readPageData(pageWith('{"base":'))).toThrow(SyntaxError);
  });
});
