import { mendsOf, takeOut } from '../mend.ts';
import { targetOf } from '../own-texts/foldOwnTexts.ts';
import type { Finding } from '../problem.ts';
import { refuseOwnLink } from './refuseOwnLink.ts';
import type { TenantCheck } from './tenantCheck.ts';

/** Links of the footer lead somewhere, and each once. */
export const checkFooter: TenantCheck = {
  reads: ['footer', 'features', 'terms', 'links'],
  run(tenant, { screens }) {
    const links = tenant.footer?.links ?? [];
    return links.flatMap((link, index): Finding[] => {
      if (typeof link === 'string') return [];
      const pointer = `/footer/links/${index}`;
      const wrong = refuseOwnLink(link, pointer, { tenant, screens });
      if (wrong.length > 0) return wrong;
      const target = targetOf(link.href, link.screen);
      const place = links.findIndex(
        (each) => typeof each !== 'string' && targetOf(each.href, each.screen) === target,
      );
      if (place === index) return [];
      const message = `A link to "${target}" stands in the footer already, in place ${place + 1}.`;
      return [{ pointer, rule: 'twice', message, ...mendsOf(takeOut()) }];
    });
  },
};
