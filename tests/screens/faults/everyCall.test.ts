// @vitest-environment jsdom
/** The tables of faults are held to the code: a call that nobody breaks here is a call that nobody has looked at. */
import { readdirSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { CARD_FORMS } from './cardForms.tsx';
import { LINKS, NEW_LINK } from './links.ts';
import { PERSON_FORMS, VISITOR_FORMS } from './personForms.tsx';
import { BANNERS, LISTS, OPTINS_ON_OFFER } from './quietCalls.tsx';
import { READS } from './reads.tsx';

const CASES = [
  ...READS,
  ...PERSON_FORMS,
  ...VISITOR_FORMS,
  ...CARD_FORMS,
  ...LINKS,
  NEW_LINK,
  BANNERS,
  OPTINS_ON_OFFER,
  ...LISTS,
];

const GATEWAY = 'runtime/gateway';
const modules = await Promise.all(
  readdirSync(GATEWAY).map((file) => import(/* @vite-ignore */ `${process.cwd()}/${GATEWAY}/${file}`)),
);
/** Functions that send: those whose first parameter is the way to the gateway. */
const calls = modules.flatMap((each: object) =>
  Object.entries(each).flatMap(([name, value]) =>
    typeof value === 'function' && /^(?:async )?function \w+\(\s*send\b/.test(String(value)) ? [name] : [],
  ),
);

/** Lists that the app backend is asked for by name, anywhere in the runtime and its screens. */
const lookups = ['runtime', 'screens'].flatMap((folder) =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((path) => /\.tsx?$/.test(path))
    .flatMap((path) =>
      [
        ...readFileSync(`${folder}/${path}`, 'utf8').matchAll(/(?:fetchLookup|lookUp|useOffers)\('(\w+)'/g),
      ].map(([, name]) => `lookup ${name}`),
    ),
);

it('every call of the gateway and every list of the app backend is broken in each way [F2 F11]', () => {
  expect(calls.length).toBeGreaterThan(30);
  expect(lookups).toContain('lookup countries');
  const named = new Set(CASES.map(({ call }) => call));
  expect([...new Set([...calls, ...lookups])].sort()).toEqual([...named].sort());
});
