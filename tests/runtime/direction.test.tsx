// @vitest-environment jsdom
import { act, cleanup, render } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { createI18n } from '../../runtime/messages/createI18n.ts';
import { WordsProvider } from '../../runtime/messages/words.ts';
import { Icon } from '../../runtime/ui/Icon.tsx';
import { arrowRight, checkCircle, eye, signOut } from '../../runtime/ui/icons.ts';
import { cards, clock, listBullets } from '../../runtime/ui/menuIcons.ts';
import { isTurning } from '../../runtime/ui/turns.ts';

afterEach(cleanup);

describe('an icon', () => {
  const drawn = () => document.querySelector('path')?.getAttribute('transform') ?? null;

  it('that points along the line turns round with the language, while the page is open', async () => {
    const i18n = createI18n('en', {});
    render(
      <WordsProvider i18n={i18n}>
        <Icon path={arrowRight} />
      </WordsProvider>,
    );
    expect(drawn()).toBeNull();
    await act(() => i18n.changeLanguage('ar'));
    expect(drawn()).toBe('matrix(-1 0 0 1 256 0)');
    await act(() => i18n.changeLanguage('pl'));
    expect(drawn()).toBeNull();
  });

  it('that points nowhere stays as it is', () => {
    render(
      <WordsProvider i18n={createI18n('ar', {})}>
        <Icon path={clock} />
      </WordsProvider>,
    );
    expect(drawn()).toBeNull();
  });

  it('turns where it is an arrow, a way out or a list; what stands for a thing does not', () => {
    expect([arrowRight, signOut, listBullets].map(isTurning)).toEqual([true, true, true]);
    expect([cards, checkCircle, clock, eye].map(isTurning)).toEqual([false, false, false, false]);
  });
});
