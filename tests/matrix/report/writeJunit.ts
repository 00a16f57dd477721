/** The checks as JUnit XML: one suite for each part and tenant. */
import { type Check, PARTS } from '../check.ts';
import { oldestOf } from '../mergeRuns.ts';
import { countVerdicts } from './summarize.ts';

/** @param startedAt ISO 8601; suites that are kept from earlier runs carry their own time */
export function writeJunit(checks: readonly Check[], startedAt: string): string {
  const suites = Map.groupBy(checks, ({ part, tenant }) => `${part} ${tenant}`);
  const lines = [...suites.values()].map((members) => {
    const [{ part, tenant } = { part: 'assembled', tenant: '' } as const] = members;
    const { failed, notApplicable, toCheck } = countVerdicts(members);
    const name = `${PARTS[part]}, ${tenant}`;
    const when = oldestOf(members) ?? startedAt;
    return [
      `  <testsuite name="${escapeXml(name)}" timestamp="${escapeXml(when)}" tests="${members.length}" failures="${failed}" skipped="${notApplicable + toCheck}" time="${secondsOf(members)}">`,
      ...members.map((check) => writeCase(check, name)),
      '  </testsuite>',
    ].join('\n');
  });
  const all = countVerdicts(checks);
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    `<testsuites name="config matrix" tests="${checks.length}" failures="${all.failed}" skipped="${all.notApplicable + all.toCheck}" time="${secondsOf(checks)}">`,
    ...lines,
    '</testsuites>',
    '',
  ].join('\n');
}

function writeCase(check: Check, suite: string): string {
  const { language, screen, key, width, title, verdict, expected, actual, ms } = check;
  const place = [screen, language, width && `${width} px`, key].filter(Boolean).join(' · ');
  const head = `    <testcase classname="${escapeXml(suite)}" name="${escapeXml(place ? `${place}: ${title}` : title)}" time="${(ms / 1000).toFixed(4)}"`;
  if (verdict === 'passed') return `${head}/>`;
  const details = escapeXml(`expected: ${JSON.stringify(expected)}\nactual: ${JSON.stringify(actual)}`);
  const inner =
    verdict === 'failed'
      ? `<failure message="${escapeXml(title)}">${details}</failure>`
      : `<skipped message="${verdict}"/>`;
  return `${head}>${inner}</testcase>`;
}

function secondsOf(checks: readonly Check[]): string {
  return (checks.reduce((sum, { ms }) => sum + ms, 0) / 1000).toFixed(3);
}

const ENTITIES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

/** For XML and HTML alike; control characters, which XML cannot hold, become a mark. */
export function escapeXml(text: string): string {
  return (
    text
      .replace(/[&<>"']/g, (sign) => ENTITIES[sign] ?? sign)
      // biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is looked for
      .replace(/[\u0000-\u0008\u000b\u000c\u000e-\u001f]/g, '�')
  );
}
