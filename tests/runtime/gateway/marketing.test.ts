import { describe, expect, it } from 'vitest';
import { readBanners, readPartners } from '../../../runtime/gateway/marketing.ts';
import { listBanners } from '../../../sandbox/backend/banners.ts';
import { listPartners } from '../../../sandbox/backend/partners.ts';

const BAD_ADDRESSES = [
  undefined,
  null,
  7,
  '',
  'javascript:alert(1)',
  'data:text/html,x',
  'http://offers.example/x',
  '//offers.example/x',
  'https://user:secret@offers.example/',
  '/bg/logout',
];

describe('offers of the app backend', () => {
  it('are read as the app backend gives them', () => {
    const banners = readBanners(listBanners('en', 'xx'));
    expect(banners).toHaveLength(listBanners('en', 'xx').length);
    expect(banners[0]).toEqual({
      ref: 'lunch',
      placement: 'home',
      title: 'Lunch for two at the price of one',
      text: 'Every Tuesday with a meal card',
      action: 'See the terms',
      href: 'https://offers.sorvia.example/xx/lunch',
    });
    expect(readPartners(listPartners('en', 'xx'))).toHaveLength(listPartners('en', 'xx').length);
  });

  it.each(BAD_ADDRESSES)(
    'lead nowhere with the address %j: no banner, a partner without a link [X3]',
    (url) => {
      expect(readBanners([{ banner_ref: 'a', placement: 'home', title: 'A', url }])).toEqual([]);
      expect(readPartners([{ partner_ref: 'a', name: 'A', url }])).toMatchObject([{ name: 'A', href: null }]);
    },
  );

  it('leave out what has no name or title, and anything that is no entry', () => {
    const rest = [null, 3, 'x', [], {}, { url: 'https://offers.example/' }];
    expect(readBanners(rest)).toEqual([]);
    expect(readPartners([...rest, { name: 'A' }])).toHaveLength(1);
    expect(() => readPartners(rest)).toThrow('partners');
    expect(readPartners([])).toEqual([]);
  });
});
