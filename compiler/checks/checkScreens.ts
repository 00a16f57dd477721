import type { Finding } from '../problem.ts';
import { didYouMean } from '../suggestNearest.ts';
import type { TenantCheck } from './tenantCheck.ts';

/** Tenant files name screens by id (design): each id must be that of a screen. */
export const checkScreens: TenantCheck = {
  reads: ['navigation'],
  run({ navigation }, { screenIds }) {
    const named: { pointer: string; id: string }[] = navigation.hideRules.flatMap(
      ({ item, screens }, index) => [
        { pointer: `/navigation/hideRules/${index}/item`, id: item },
        ...screens.map((id, place) => ({ pointer: `/navigation/hideRules/${index}/screens/${place}`, id })),
      ],
    );
    if (navigation.ourNetwork !== null)
      named.push({ pointer: '/navigation/ourNetwork', id: navigation.ourNetwork });
    return named
      .filter(({ id }) => !screenIds.includes(id))
      .map(({ pointer, id }): Finding => {
        const message = `There is no screen "${id}".${didYouMean(id, screenIds)}`;
        return { pointer, rule: 'screen', message };
      });
  },
};
