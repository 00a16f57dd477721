import { afterAll, beforeAll, expect, it } from 'vitest';
import { copyProject, type ProjectCopy } from './removeScreen.ts';

let project: ProjectCopy;
beforeAll(async () => {
  project = await copyProject();
});
afterAll(() => project.remove());

// The one that is published as a page, and one that a form and a dialog stand on, at once: each takes a build of its
// own. For each screen by itself: removeScreen.ts.
it(
  'the build, types, lint and the assembled matrix stay whole without two screens, their folders and lines',
  async () => expect(await project.problemsWithout('home', 'accountDeleteAuthorize')).toEqual([]),
  300_000,
);
