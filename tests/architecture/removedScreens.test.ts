import { afterAll, beforeAll, expect, it } from 'vitest';
import { copyProject, type ProjectCopy } from './removeScreen.ts';

let project: ProjectCopy;
beforeAll(async () => {
  project = await copyProject();
}, 60_000);
afterAll(() => project.remove());

// The one that is published as a page, and one that a form and a dialog stand on. For all of them: removeScreen.ts.
it.each(['home', 'accountDeleteAuthorize'])(
  'the build, types, lint and the assembled matrix stay whole without the screen %s, its folder and its line',
  async (id) => expect(await project.problemsWithout(id)).toEqual([]),
  300_000,
);
