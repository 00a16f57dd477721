import { expect, it } from 'vitest';
import { removeScreen } from './removeScreen.ts';

// One that others link to, and one that a form and a dialog stand on. For all of them: removeScreen.ts.
it.each(['contactUs', 'accountDeleteAuthorize'])(
  'the screen %s goes with its folder and its line',
  async (id) => expect(await removeScreen(id)).toEqual([]),
  120_000,
);
