import type { Build } from '../../publish/build/loadBuild.ts';
import type { HostFacts } from '../observe/collectHost.ts';
import { listBorrowed } from './borrowedWords.ts';
import type { LiveSite } from './liveSite.ts';
import { isReady, type Readiness } from './readiness.ts';

interface ScrapedHost {
  readonly readiness: Readiness;
  readonly build: Build;
  readonly environment: string;
  readonly live: Pick<LiveSite, 'current'>;
}

/** What a scrape of the metrics finds. */
export function hostFacts({ readiness, build, environment, live }: ScrapedHost): HostFacts {
  const { site, state } = live.current();
  const borrowed = Map.groupBy(listBorrowed(state), ({ tenant }) => tenant);
  return {
    isReady: isReady(readiness),
    build: build.info,
    environment,
    tenants: Object.entries(readiness.tenants).map(([tenant, { status, serves }]) => ({
      tenant,
      isOk: status !== 'problems',
      serves,
      version: site.versionOf(tenant),
      borrowed: (borrowed.get(tenant) ?? []).map(({ language, from, keys }) => ({
        language,
        from,
        texts: keys.length,
      })),
    })),
  };
}
