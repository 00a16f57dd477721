import fc from 'fast-check';
import { expect, it } from 'vitest';
import { listRepairs } from '../../../compiler/repairs/listRepairs.ts';
import { applyTextEdits } from '../../../compiler/repairs/repair.ts';
import { compileText, TENANT_TEXT } from '../support/compileText.ts';
import { aMutant } from '../support/mutateTenant.ts';

const SEED = 20261121;
const MUTANTS = 300;

const written = JSON.parse(TENANT_TEXT);

function found(text: string) {
  const result = compileText(text);
  return result.ok ? [] : result.problems;
}

it('what may be taken unseen takes its problem away, and brings none', () => {
  let taken = 0;
  fc.assert(
    fc.property(aMutant([written]), ({ value }) => {
      const text = JSON.stringify(value, null, 2);
      const before = found(text);
      const known = new Set(before.map(({ pointer, rule }) => `${pointer} ${rule}`));
      for (const problem of before) {
        for (const { isSafe, edits } of listRepairs(problem, text)) {
          if (!isSafe) continue;
          taken += 1;
          const after = found(applyTextEdits(text, edits)).map(({ pointer, rule }) => `${pointer} ${rule}`);
          expect(after).not.toContain(`${problem.pointer} ${problem.rule}`);
          expect(after.filter((each) => !known.has(each))).toEqual([]);
        }
      }
    }),
    { numRuns: MUTANTS, seed: SEED },
  );
  expect(taken).toBeGreaterThan(20);
});

it('a repair leaves order, layout and line ends as they are', () => {
  const text = TENANT_TEXT.replaceAll('\n', '\r\n')
    .replaceAll('  ', '\t')
    .replace('"showExpiry"', '"showExpirry"');
  const [problem] = found(text);
  const [repair] = problem ? listRepairs(problem, text) : [];
  expect(applyTextEdits(text, repair?.edits ?? [])).toBe(text.replace('"showExpirry"', '"showExpiry"'));
});

it('what is put in stands on a line of its own, as its neighbours do', () => {
  const lost = TENANT_TEXT.replace('"en": "Lunch",\n          "uk": "Обід"', '"en": "Lunch"');
  for (const [text, lineEnd, indent] of [
    [lost, '\n', '          '],
    [lost.replaceAll('\n', '\r\n').replaceAll('  ', '\t'), '\r\n', '\t\t\t\t\t'],
  ] as const) {
    const [problem] = found(text);
    const [repair] = problem ? listRepairs(problem, text) : [];
    expect(repair?.title).toBe('Insert the text of "en", marked to be translated');
    expect(applyTextEdits(text, repair?.edits ?? [])).toContain(
      `"en": "Lunch",${lineEnd}${indent}"uk": "TO TRANSLATE: Lunch"${lineEnd}`,
    );
  }
});

it('a text that was put in with its mark is told until it is translated', () => {
  const marked = compileText(TENANT_TEXT.replace('"uk": "Обід"', '"uk": "TO TRANSLATE: Lunch"'));
  expect(marked.ok && marked.warnings.map(({ pointer, message }) => [pointer, message])).toEqual([
    ['/home/banners/0/title/uk', 'This text is still to be translated.'],
  ]);
});

it('a colour that cannot be read is offered as the nearest that can', () => {
  const text = TENANT_TEXT.replace(
    '"accent": "#FFC145"',
    '"accent": "#FFC145",\n    "shades": { "20": "#1F5BD6" }',
  );
  const [problem] = found(text);
  const [repair] = problem ? listRepairs(problem, text) : [];
  expect(repair?.title).toMatch(/^Use #[0-9A-F]{6}, the nearest blue that passes$/);
  expect(found(applyTextEdits(text, repair?.edits ?? []))).toEqual([]);
});
