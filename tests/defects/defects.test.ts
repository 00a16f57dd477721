import { existsSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { defects } from './defects.ts';

describe('the planted defects', () => {
  it('are forty and more, each of its own kind', () => {
    expect(defects.length).toBeGreaterThanOrEqual(40);
    expect(new Set(defects.map(({ name }) => name)).size).toBe(defects.length);
  });

  // Whether the tests fail for them takes minutes: `npm run defects`.
  it.each(defects)('can be planted when $name', ({ file, edit, tests, title = '' }) => {
    const text = readFileSync(file, 'utf8');
    expect(edit(text)).not.toBe(text);
    expect(existsSync(tests), tests).toBe(true);
    expect(readFileSync(tests, 'utf8')).toContain(title);
  });
});
