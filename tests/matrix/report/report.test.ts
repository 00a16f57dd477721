// @vitest-environment jsdom
// Over 250 lines: one case for each part of the report.
import { describe, expect, it } from 'vitest';
import type { Change, Check } from '../check.ts';
import { AS_ACCEPTED_TITLE, groupChanges } from '../visual/baselines/groupChanges.ts';
import { AS_ACCEPTED } from '../visual/takePicture.ts';
import { groupChecks, type Run } from './summarize.ts';
import { writeJunit } from './writeJunit.ts';
import { writePage } from './writePage.ts';

const FAILED: Check = {
  part: 'spec',
  tenant: 'xx',
  language: 'en',
  screen: 'contact.message',
  key: '/validation/message/max',
  title: 'takes <1000> characters & no more',
  verdict: 'failed',
  expected: 1000,
  actual: '"\u0001"',
  ms: 2.5,
};
const CHECKS: readonly Check[] = [
  FAILED,
  { part: 'assembled', tenant: 'xx', screen: 'home', title: 'opens', verdict: 'passed', ms: 1 },
  { part: 'assembled', tenant: 'yy', screen: 'home', title: 'opens', verdict: 'passed', ms: 1 },
  { part: 'dated', tenant: 'yy', title: 'has no dates', verdict: 'notApplicable', ms: 0 },
];
const seen = (tenant: string, width: number, verdict: Check['verdict']): Check => ({
  part: 'visual',
  tenant,
  language: 'en',
  screen: 'home',
  width,
  title: 'does not scroll sideways',
  verdict,
  image: `pictures/${tenant}-home-en-${width}.webp`,
  link: `/${tenant}/`,
  person: 'ana',
  ms: 1,
});
const RUN: Run = {
  version: '1.2.3',
  startedAt: '2026-11-21T06:40:00.000Z',
  seconds: 12,
  seed: 7,
  tenants: ['xx', 'yy'],
  names: { xx: 'First', yy: 'Second' },
  screens: { home: 'Home page', map: 'map' },
  features: [{ option: 'features.balances', states: { xx: 'on', yy: 'off' } }],
  requirements: {
    at: '2026-11-21T05:10:00.000Z',
    shown: ['VAL-01', 'VAL-03', 'API-22'],
    missing: ['VAL-02'],
  },
  checks: CHECKS,
};

describe('the report as a page', () => {
  const page = new DOMParser().parseFromString(writePage(RUN), 'text/html');

  it('tells which requirement rows the last test run has shown, and which not', () => {
    const section = page.querySelector('section[aria-label="Requirements"]');
    expect(section?.querySelector('p')?.textContent).toBe(
      '3 of 4 rows are named by a passing test, in npm test of 2026-11-21 05:10 UTC.',
    );
    const rows = [...(section?.querySelectorAll('tbody tr') ?? [])].map((row) =>
      [...row.children].map(({ textContent }) => textContent),
    );
    expect(rows).toEqual([
      ['VAL', '2 of 3', 'VAL-02'],
      ['API', '1 of 1', ''],
    ]);
    const without = writePage({ ...RUN, requirements: null });
    expect(without).toContain('No <code>npm test</code> was run here yet.');
  });

  it('tells what failed, with what was expected, what was found and the key', () => {
    const entry = page.querySelector('section[aria-label="Failures"] li');
    expect(entry?.querySelector('b')?.textContent).toBe(FAILED.title);
    const facts = [...(entry?.querySelectorAll('dd') ?? [])].map(({ textContent }) => textContent);
    expect(facts).toEqual(
      expect.arrayContaining(['xx', 'contact.message', '/validation/message/max', '1000']),
    );
  });

  it('asks for nothing from elsewhere', () => {
    const addresses = [...page.querySelectorAll('[src], link')].map(
      (element) => element.getAttribute('src') ?? element.getAttribute('href'),
    );
    expect(addresses.filter((address) => !address?.startsWith('data:'))).toEqual([]);
    expect(page.documentElement.outerHTML).not.toMatch(/https?:\/\/(?!www\.w3\.org)[a-z]|url\(\s*['"]?http/);
  });

  it('has a label for each filter, and a head for each row and column', () => {
    const labels = [...page.querySelectorAll('select')].map(
      (select) => select.closest('label')?.firstChild?.textContent,
    );
    expect(labels).toEqual(['Tenant', 'Language', 'Verdict']);
    for (const table of page.querySelectorAll('table')) {
      const columns = table.querySelectorAll('thead th[scope=col]').length;
      for (const row of table.querySelectorAll('tbody tr')) {
        expect(row.querySelectorAll('th[scope=row]')).toHaveLength(1);
        expect(row.children).toHaveLength(columns);
      }
    }
  });

  it('counts together what is about one screen', () => {
    expect(groupChecks(CHECKS).map(({ part, tenant, screen }) => [part, tenant, screen])).toEqual([
      ['assembled', 'xx', 'home'],
      ['assembled', 'yy', 'home'],
      ['dated', 'yy', null],
      ['spec', 'xx', 'contact'],
    ]);
  });
});

describe('the pictures of the report', () => {
  const checks = [seen('xx', 390, 'failed'), seen('xx', 1440, 'passed'), seen('yy', 390, 'passed')];
  const html = writePage({ ...RUN, checks }, (address) => `data:image/webp;base64,${btoa(address)}`);
  const page = new DOMParser().parseFromString(html, 'text/html');

  it('stand in the page itself, by screen, with the tenants side by side and each with its verdict', () => {
    const columns = [...page.querySelectorAll('.shots .columns > div')];
    expect(columns.map((column) => column.querySelector('h4')?.textContent)).toEqual(['First', 'Second']);
    const pictures = [...page.querySelectorAll('.shots img')].map((each) => each.getAttribute('src') ?? '');
    expect(pictures.map((source) => atob(source.split(',')[1] ?? ''))).toEqual(
      checks.map(({ image }) => image),
    );
    const chips = [...page.querySelectorAll('.shots figure .chip')].map(({ textContent }) => textContent);
    expect(chips).toEqual(['Fail', 'Pass', 'Pass']);
  });

  it('are left out where there are none any more', () => {
    expect(writePage({ ...RUN, checks })).not.toContain('<img');
  });

  it('come with a link that opens the screen again where something failed', () => {
    const entry = page.querySelector('section[aria-label="Failures"] li');
    expect(entry?.querySelector('a')?.getAttribute('href')).toMatch(/^http:\/\/localhost:\d+\/xx\/$/);
    expect(entry?.textContent).toContain('as ana, in en');
  });
});

describe('the journeys of the report', () => {
  const journey = (tenant: string, verdict: Check['verdict']): Check => ({
    part: 'journeys',
    tenant,
    language: 'en',
    screen: 'myCardBlock',
    title: 'Block a card',
    verdict,
    ms: 2_400,
    ...(verdict === 'notApplicable' && { key: '/features/blocking' }),
    ...(verdict === 'failed' && { trace: 'traces/xx-block.zip' }),
  });
  const checks = [journey('xx', 'failed'), journey('yy', 'notApplicable')];
  const page = new DOMParser().parseFromString(writePage({ ...RUN, checks }), 'text/html');

  it('stand in a table by tenants, with what is not offered and the key that says so', () => {
    const rows = [...page.querySelectorAll('section[aria-label="Tenants by journeys"] tbody tr')];
    expect(rows.map((row) => [...row.children].map(({ textContent }) => textContent))).toEqual([
      ['Block a card', 'Fail2.4 s', 'Not offered/features/blocking'],
    ]);
  });

  it('come with a trace to open where one failed', () => {
    const link = page.querySelector('section[aria-label="Failures"] a');
    expect(link?.getAttribute('href')).toBe('traces/xx-block.zip');
  });
});

describe('what is kept of earlier runs', () => {
  it('is told with its time, in the head and in its cell', () => {
    const checks = [{ ...FAILED, at: '2026-11-20T08:00:00.000Z' }, ...CHECKS.slice(1)];
    const page = new DOMParser().parseFromString(writePage({ ...RUN, checks }), 'text/html');
    expect(page.querySelector('.head')?.textContent).toContain(
      '1 of them are kept from earlier runs, the oldest of 2026-11-20 08:00 UTC',
    );
    const cells = [...page.querySelectorAll('section[aria-label="Tenants by parts"] td')];
    expect(cells.filter(({ textContent }) => textContent?.includes('kept')).length).toBe(1);
    expect(writeJunit(checks, RUN.startedAt)).toContain(
      'name="Against the requirements, xx" timestamp="2026-11-20T08:00:00.000Z"',
    );
  });
});

describe('pictures that are not as they were accepted', () => {
  const picture = (tenant: string, change?: Change): Check => {
    const { image: _, ...about } = seen(tenant, 390, change ? 'failed' : 'toCheck');
    return { ...about, title: AS_ACCEPTED_TITLE, ...(change && { change }) };
  };
  const layout = (share: number): Change => ({
    kind: 'layout',
    cause: 'header > a',
    share,
    image: `${AS_ACCEPTED}/${share}.webp`,
  });
  const colours: Change = { kind: 'colours', cause: '#0c7a5b → #ffc145', share: 0.02 };
  const checks = [picture('xx', colours), picture('xx', layout(0.02)), picture('yy', layout(0.4))];
  const html = writePage({ ...RUN, checks: [...checks, picture('zz')] }, (address) => btoa(address));
  const page = new DOMParser().parseFromString(html, 'text/html');
  const entries = [...page.querySelectorAll('section[aria-label="Visual changes"] li')];

  it('stand in groups by their cause, the largest first, colours told apart', () => {
    expect(entries.map((entry) => entry.querySelector('summary')?.textContent)).toEqual([
      'Something stands elsewhere header > a 2 pictures',
      'Other colours alone #0c7a5b → #ffc145 1 picture',
      'Not accepted yet not accepted yet 1 picture',
    ]);
  });

  it('stand side by side with what was accepted, and with the command that accepts them', () => {
    const pictures = [...(entries[0]?.querySelectorAll('img') ?? [])].map((each) =>
      atob(each.getAttribute('src') ?? ''),
    );
    expect(pictures).toEqual([
      `${AS_ACCEPTED}/0.02.webp`,
      'pictures/xx-home-en-390.webp',
      `${AS_ACCEPTED}/0.4.webp`,
      'pictures/yy-home-en-390.webp',
    ]);
    const [group] = groupChanges(checks);
    expect(entries[0]?.querySelector('code')?.textContent).toContain(`--accept ${group?.id} --reason`);
  });

  it('are not told a second time among what failed or is to check', () => {
    expect(page.querySelector('section[aria-label="To check"]')).toBeNull();
    expect(page.querySelector('section[aria-label="Failures"] li')).toBeNull();
  });
});

describe('the table of screens', () => {
  const checks = [
    seen('xx', 390, 'failed'),
    seen('xx', 1440, 'passed'),
    { ...seen('yy', 390, 'passed'), screen: 'map' },
  ];
  const html = writePage({ ...RUN, checks }, (address) => `data:image/webp;base64,${btoa(address)}`);
  const page = new DOMParser().parseFromString(html, 'text/html');
  const rows = [...page.querySelectorAll('.screens tbody tr')];

  it('has the tenants side by side, each cell with its verdict, hatched where there is no such screen', () => {
    const cells = rows.map((row) =>
      [...row.querySelectorAll('td > *')].map((each) => each.getAttribute('aria-label') ?? each.textContent),
    );
    expect(cells).toEqual([
      ['home, xx en: Fail', 'Not in this tenant'],
      ['Not in this tenant', 'map, yy en: Pass'],
    ]);
  });

  it('keeps the order of the manifests when one screen was looked at again', () => {
    const again = { ...RUN, screens: { map: 'Map', home: 'Home page' }, checks };
    const table = new DOMParser().parseFromString(writePage(again), 'text/html');
    const heads = [...table.querySelectorAll('.screens tbody th')].map(({ textContent }) => textContent);
    expect(heads).toEqual(['Mapmap', 'Home pagehome']);
  });

  it('leads to the large pictures', () => {
    for (const link of page.querySelectorAll<HTMLAnchorElement>('.screens a'))
      expect(page.getElementById(link.hash.slice(1))?.querySelector('img')).not.toBeNull();
  });
});

describe('the report as JUnit XML', () => {
  const xml = new DOMParser().parseFromString(writeJunit(CHECKS, RUN.startedAt), 'application/xml');

  it('is XML, whatever was found, with a suite for each part and tenant', () => {
    expect(xml.querySelector('parsererror')).toBeNull();
    expect(xml.querySelectorAll('testsuite')).toHaveLength(4);
    const { documentElement: all } = xml;
    expect(['tests', 'failures', 'skipped'].map((name) => all.getAttribute(name))).toEqual(['4', '1', '1']);
    expect(xml.querySelector('failure')?.textContent).toContain('expected: 1000');
  });
});
