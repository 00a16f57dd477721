/** What the sources of pages must never do, whatever else they do (threats X9, P8, P12). */
import { describe, expect, it } from 'vitest';
import { sourceFiles } from './sourceFiles.ts';

const files = sourceFiles(['runtime', 'screens']);
const breaking = (isBroken: (text: string) => boolean) =>
  files.filter(({ text }) => isBroken(text)).map(({ path }) => path);

describe('the sources of pages', () => {
  it('open new windows without handing them the page [P8]', () => {
    const openers = files.flatMap(({ path, text }) =>
      [...text.matchAll(/_blank/g)].map(({ index }) => ({ path, around: text.slice(index, index + 80) })),
    );
    expect(openers.length).toBeGreaterThan(5);
    expect(openers.filter(({ around }) => !/rel[=:]\s*['"]noopener noreferrer/.test(around))).toEqual([]);
    expect(breaking((text) => /\bwindow\.open\(/.test(text))).toEqual([]);
  });

  it('reach no element by its name as a property, which content could take over [X9]', () => {
    expect(
      breaking((text) => /\bwindow\[|\bdocument\[|\bdocument\.(all|forms|anchors|embeds)\b/.test(text)),
    ).toEqual([]);
  });

  it('leave no worker behind in the browser [P12]', () => {
    expect(breaking((text) => /serviceWorker/.test(text))).toEqual([]);
  });
});
