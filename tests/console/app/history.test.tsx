// @vitest-environment jsdom
// Over 250 lines: from what a text changes to its publishing and the way back, with one server that is made up.
import '../../support/dialogElement.ts';
import { cleanup, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { ChangesPanel } from '../../../console/app/history/ChangesPanel.tsx';
import { HolderChanges } from '../../../console/app/history/HolderChanges.tsx';
import { PublishFlow } from '../../../console/app/history/PublishFlow.tsx';
import { TenantHistory } from '../../../console/app/history/TenantHistory.tsx';
import type {
  ChangesAnswer,
  HistoryAnswer,
  VersionAnswer,
} from '../../../console/server/history/historyAnswers.ts';

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

const BASE = 'a'.repeat(64);
const AFTER = 'b'.repeat(64);

const CHANGES: ChangesAnswer['changes'] = {
  risk: 'high',
  groups: [
    {
      group: 'forms',
      title: 'Forms',
      changes: [
        {
          sentence: 'The field “First name”: at least 2 characters. “Jo” is now accepted.',
          kind: 'changed',
          risk: 'low',
          why: 'Nothing is refused.',
          pointer: '/validation/firstName/min',
          otherPointers: [],
        },
      ],
    },
    {
      group: 'money',
      title: 'Money',
      changes: [
        {
          sentence: 'The currency is EUR instead of BGN.',
          kind: 'changed',
          risk: 'high',
          why: 'Every amount is read by it.',
          pointer: '/currency/code',
          otherPointers: ['/currency/symbol'],
        },
      ],
    },
  ],
};

const ANSWER: ChangesAnswer = { changes: CHANGES, problems: [], isNew: false, baseHash: BASE };
const PROBLEM = { file: 'xx.json', line: 1, column: 1, pointer: '/name', rule: 'x', message: 'It is wrong.' };

interface Asked {
  readonly path: string;
  readonly body: unknown;
}

/** The server: answers by the end of the path, and a list of what it was asked. */
function serve(
  answers: Readonly<Record<string, (body: unknown) => readonly [status: number, answer: unknown]>>,
) {
  const asked: Asked[] = [];
  vi.stubGlobal('fetch', async (path: string, { body }: RequestInit = {}) => {
    const sent: unknown = typeof body === 'string' ? JSON.parse(body) : null;
    asked.push({ path, body: sent });
    const [, answer] = Object.entries(answers).find(([end]) => path.endsWith(end)) ?? [];
    if (!answer) throw new TypeError('Failed to fetch');
    const [status, told] = answer(sent);
    return new Response(JSON.stringify(told), { status });
  });
  return asked;
}

describe('what changes for card holders, below the editor', () => {
  it('names each change with its group, kind, risk and key, and leads to the key', async () => {
    const onVisit = vi.fn();
    render(<ChangesPanel answer={ANSWER} onVisit={onVisit} />);
    expect(
      screen.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent?.trim()),
    ).toEqual(['Forms', 'Money']);
    const [, money] = screen.getAllByRole('listitem');
    expect(money?.textContent).toContain('The currency is EUR instead of BGN.');
    expect(money?.textContent).toContain('High risk');
    expect(
      within(money ?? document.body)
        .getByRole('img')
        .getAttribute('aria-label'),
    ).toBe('Different');
    await userEvent.click(screen.getByRole('button', { name: 'Go to /currency/symbol' }));
    expect(onVisit).toHaveBeenCalledExactlyOnceWith('/currency/symbol');
  });

  it('shows pictures of a look that changes, described by its sentences, and of nothing else', () => {
    const pictures = (describedBy: string) => <p data-testid="pictures" aria-describedby={describedBy} />;
    const { rerender } = render(<ChangesPanel answer={ANSWER} onVisit={() => {}} pictures={pictures} />);
    expect(screen.queryByTestId('pictures')).toBeNull();
    const [change] = CHANGES?.groups[1]?.changes ?? [];
    const colour = { ...change, sentence: 'The main colour is #8A1253 instead of #0C7A5B.' };
    const look = { group: 'look', title: 'Look', changes: [colour] };
    const answer = { ...ANSWER, changes: { risk: 'low', groups: [look, ...(CHANGES?.groups ?? [])] } };
    rerender(<ChangesPanel answer={answer as ChangesAnswer} onVisit={() => {}} pictures={pictures} />);
    const said = screen.getByTestId('pictures').getAttribute('aria-describedby') ?? '';
    expect(document.getElementById(said)?.textContent).toContain('The main colour is #8A1253');
  });

  it.each([
    ['not known yet', null, 'Working out what changes…'],
    ['nothing', { ...ANSWER, changes: { risk: null, groups: [] } }, 'Nothing changes.'],
    ['problems', { ...ANSWER, changes: null, problems: [PROBLEM] }, 'Mend 1 problem to see what changes'],
    ['a new tenant', { ...ANSWER, changes: null, isNew: true }, 'This tenant is new.'],
    ['an old text with problems', { ...ANSWER, changes: null }, 'What is published has problems'],
  ])('says so: %s', (_, answer, said) => {
    render(<ChangesPanel answer={answer} onVisit={() => {}} />);
    expect(screen.getByRole('status').textContent).toContain(said);
  });

  it('is asked for again when what is saved has changed', async () => {
    const asked = serve({ '/changes-for-holders': () => [200, ANSWER] });
    const { rerender } = render(<HolderChanges code="xx" text="a" round={1} onVisit={() => {}} />);
    await screen.findByText('The currency is EUR instead of BGN.');
    const none = { ...ANSWER, changes: { risk: null, groups: [] } };
    serve({ '/changes-for-holders': () => [200, none] });
    rerender(<HolderChanges code="xx" text="a" round={2} onVisit={() => {}} />);
    await waitFor(() => expect(screen.queryByText('The currency is EUR instead of BGN.')).toBeNull());
    expect(asked).toHaveLength(1);
  });

  it('asks once for what is typed in a row, and keeps the last answer when nobody answers', async () => {
    const asked = serve({ '/changes-for-holders': () => [200, ANSWER] });
    const { rerender } = render(<HolderChanges code="xx" text="a" onVisit={() => {}} />);
    rerender(<HolderChanges code="xx" text="ab" onVisit={() => {}} />);
    await screen.findByText('The currency is EUR instead of BGN.');
    expect(asked).toEqual([{ path: '/api/changes-for-holders', body: { code: 'xx', text: 'ab' } }]);
    serve({});
    rerender(<HolderChanges code="xx" text="abc" onVisit={() => {}} />);
    await screen.findByText(/could not be worked out/);
    expect(screen.getByText('The currency is EUR instead of BGN.')).toBeDefined();
  });
});

describe('publishing', () => {
  const flow = (more: Partial<Parameters<typeof PublishFlow>[0]> = {}) => (
    <PublishFlow
      code="xx"
      text="new"
      baseHash={BASE}
      onPublished={() => {}}
      onNewer={async () => {}}
      onClose={() => {}}
      {...more}
    />
  );

  it('shows the riskiest changes first, asks for a reason, and publishes with it', async () => {
    const asked = serve({
      '/changes-for-holders': () => [200, ANSWER],
      '/publish': () => [200, { hash: AFTER }],
    });
    const onPublished = vi.fn();
    render(flow({ onPublished }));
    await screen.findByText('At least one change has a high risk. Read it twice.');
    expect(screen.getAllByRole('heading', { level: 3 })[0]?.textContent).toContain('Money');
    await userEvent.click(screen.getByRole('button', { name: 'Publish' }));
    const reason = screen.getByRole('textbox', { name: 'Reason' });
    expect([reason.getAttribute('aria-invalid'), document.activeElement]).toEqual(['true', reason]);
    expect(screen.getByText('Say why you do this.')).toBeDefined();
    await userEvent.type(reason, ' The euro comes ');
    await userEvent.click(screen.getByRole('button', { name: 'Publish' }));
    await waitFor(() => expect(onPublished).toHaveBeenCalledExactlyOnceWith(AFTER));
    expect(asked.at(-1)).toEqual({
      path: '/api/tenants/xx/publish',
      body: { text: 'new', baseHash: BASE, reason: 'The euro comes' },
    });
  });

  it('says that somebody else was first, keeps the reason, and leads to the newer version', async () => {
    const newer = { message: 'Somebody else changed the file.', hash: AFTER, text: 'newer' };
    serve({ '/changes-for-holders': () => [200, ANSWER], '/publish': () => [409, newer] });
    const onNewer = vi.fn(async () => {});
    render(flow({ onNewer }));
    await userEvent.type(await screen.findByRole('textbox'), 'Why');
    await userEvent.click(screen.getByRole('button', { name: 'Publish' }));
    await screen.findByText('Somebody else changed the file.');
    expect((screen.getByRole('textbox') as HTMLTextAreaElement).value).toBe('Why');
    await userEvent.click(screen.getByRole('button', { name: 'Look at the newer version' }));
    expect(onNewer).toHaveBeenCalledExactlyOnceWith(newer);
  });

  it('offers no publish of a text with problems, and lists them', async () => {
    serve({ '/changes-for-holders': () => [200, { ...ANSWER, changes: null, problems: [PROBLEM] }] });
    render(flow());
    await screen.findByText('Mend 1 problem before you publish.');
    expect(screen.getByText(/It is wrong\./)).toBeDefined();
    expect(screen.queryByRole('button', { name: 'Publish' })).toBeNull();
  });

  it('proposes a branch, and says how to hand it in', async () => {
    const proposal = { branch: 'config/xx-1', commit: 'c0ffee'.repeat(6), message: 'xx: Why' };
    serve({ '/changes-for-holders': () => [200, ANSWER], '/propose': () => [200, proposal] });
    render(flow());
    await userEvent.type(await screen.findByRole('textbox'), 'Why');
    await userEvent.click(screen.getByRole('button', { name: 'Propose' }));
    expect(await screen.findByText('git push origin config/xx-1')).toBeDefined();
  });

  it('says what the server says of a call that it did not take', async () => {
    const error = 'This is more than the console takes at once.';
    serve({
      '/changes-for-holders': () => [200, ANSWER],
      '/publish': () => [413, { error, code: 'too-large' }],
    });
    render(flow());
    await userEvent.type(await screen.findByRole('textbox'), 'Why');
    await userEvent.click(screen.getByRole('button', { name: 'Publish' }));
    await screen.findByText(error);
  });

  it('asks again for what changes when nobody answered, and the keyboard stays', async () => {
    serve({});
    render(flow());
    const again = await screen.findByRole('button', { name: 'Try again' });
    expect(screen.getByText('The console does not answer. Nothing is lost: try again.')).toBeDefined();
    expect(screen.queryByText('Working out what changes…')).toBeNull();
    await userEvent.click(again);
    await screen.findByText('The console does not answer. Nothing is lost: try again.');
    serve({ '/changes-for-holders': () => [200, ANSWER] });
    await userEvent.click(again);
    await screen.findByText('The currency is EUR instead of BGN.');
    expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Publish' }));
  });

  it.each([
    ['Publish', 'it may have been done all the same. Look at the history before you try again.'],
    ['Propose', 'the branch may be there all the same. Look with git branch before you try again.'],
  ])('stops waiting for an answer that never comes, and says what is not known: %s', async (name, said) => {
    const clock = new AbortController();
    const asked = serve({ '/changes-for-holders': () => [200, ANSWER] });
    render(flow());
    await userEvent.type(await screen.findByRole('textbox'), 'Why');
    const answering = fetch;
    vi.spyOn(AbortSignal, 'timeout').mockReturnValue(clock.signal);
    vi.stubGlobal('fetch', (path: string, init: RequestInit = {}) => {
      void answering(path, init).catch(() => undefined);
      return new Promise((_, reject) => {
        init.signal?.addEventListener('abort', () => reject(init.signal?.reason));
      });
    });
    const button = screen.getByRole('button', { name });
    await userEvent.click(button);
    expect(button.getAttribute('aria-busy')).toBe('true');
    clock.abort(new DOMException('It took too long.', 'TimeoutError'));
    await screen.findByText(new RegExp(`^The console did not answer for 3 minutes, and ${said}$`));
    expect((screen.getByRole('textbox') as HTMLTextAreaElement).value).toBe('Why');
    expect(document.activeElement).toBe(button);
    expect(asked.filter(({ path }) => path.endsWith(name.toLowerCase()))).toHaveLength(1);
  });

  it('loses nothing when the server does not answer', async () => {
    serve({ '/changes-for-holders': () => [200, ANSWER] });
    render(flow());
    await userEvent.type(await screen.findByRole('textbox'), 'Why');
    await userEvent.click(screen.getByRole('button', { name: 'Publish' }));
    await screen.findByText('The console does not answer. Nothing is lost: try again.');
    expect((screen.getByRole('textbox') as HTMLTextAreaElement).value).toBe('Why');
  });
});

describe('the history', () => {
  const version = (number: number, more: Partial<VersionAnswer> = {}): VersionAnswer => ({
    version: number,
    hash: BASE,
    kind: 'publish',
    at: '2026-11-21T12:00:00.000Z',
    by: { name: 'Ana', email: null },
    reason: `Reason ${number}`,
    restores: null,
    isCurrent: false,
    isKept: true,
    changes: CHANGES,
    ...more,
  });
  const nobody = { kind: 'outside', at: null, by: null, reason: null } as const;
  const HISTORY: HistoryAnswer = {
    code: 'xx',
    versions: [
      version(4, { isCurrent: true, kind: 'rollback', restores: 2 }),
      version(3, { ...nobody, changes: null }),
      version(2),
      version(1, { ...nobody, isKept: false, changes: { risk: null, groups: [] } }),
    ],
    refusals: [
      {
        at: '2026-11-21T13:00:00.000Z',
        by: { name: 'Ben', email: null },
        reason: 'Late',
        refusal: { rule: 'problems', problems: 2 },
      },
    ],
  };

  it('lists versions with who, when, why and what changed, and what was refused', async () => {
    serve({ '/history': () => [200, HISTORY] });
    render(<TenantHistory code="xx" onPublished={() => {}} />);
    await screen.findByText('Reason 4');
    const items = screen
      .getAllByRole('heading', { level: 3 })
      .map(({ parentElement }) => parentElement?.textContent);
    expect(items.slice(0, 4)).toEqual([
      'Version 4NowHigh risk',
      'Version 3',
      'Version 2High risk',
      'Version 1',
    ]);
    expect(screen.getByText('Rolled back to version 2')).toBeDefined();
    expect(screen.getByText('Changed without a publish')).toBeDefined();
    expect(screen.getByText(/one of the two texts cannot be read today/)).toBeDefined();
    expect(screen.getByText(/held what looks like a secret/)).toBeDefined();
    expect(screen.getByText('The text had 2 problems.')).toBeDefined();
    expect(screen.getAllByText('2 changes')).toHaveLength(2);
    // Neither the current one nor one whose text is not kept.
    expect(screen.getAllByRole('button').map(({ textContent }) => textContent)).toEqual([
      'Roll back to thisRoll back to this, version 3',
      'Roll back to thisRoll back to this, version 2',
    ]);
  });

  it('shows first what a rollback changes, and does it with a reason', async () => {
    const asked = serve({
      '/history': () => [200, HISTORY],
      '/rollback': (body) => ((body as { dryRun?: boolean }).dryRun ? [200, ANSWER] : [200, { hash: AFTER }]),
    });
    const onPublished = vi.fn();
    render(<TenantHistory code="xx" onPublished={onPublished} />);
    await userEvent.click(await screen.findByRole('button', { name: 'Roll back to this, version 2' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Roll back to version 2' }));
    await dialog.findByText('The currency is EUR instead of BGN.');
    await userEvent.type(dialog.getByRole('textbox', { name: 'Reason' }), 'Too early');
    await userEvent.click(dialog.getByRole('button', { name: 'Roll back' }));
    await screen.findByText('The text of version 2 is published again.');
    expect(onPublished).toHaveBeenCalledExactlyOnceWith(AFTER);
    expect(asked.filter(({ path }) => path.endsWith('/rollback')).map(({ body }) => body)).toEqual([
      { version: 2, dryRun: true },
      { version: 2, reason: 'Too early', baseHash: BASE },
    ]);
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('offers no rollback to a version that has problems today', async () => {
    serve({
      '/history': () => [200, HISTORY],
      '/rollback': () => [200, { ...ANSWER, changes: null, problems: [PROBLEM] }],
    });
    render(<TenantHistory code="xx" onPublished={() => {}} />);
    await userEvent.click(await screen.findByRole('button', { name: 'Roll back to this, version 2' }));
    await screen.findByText('This version cannot be published: it has 1 problem today.');
    expect(screen.queryByRole('button', { name: 'Roll back' })).toBeNull();
  });

  it('asks again for what a rollback changes when nobody answered, and the keyboard stays', async () => {
    serve({ '/history': () => [200, HISTORY] });
    render(<TenantHistory code="xx" onPublished={() => {}} />);
    await userEvent.click(await screen.findByRole('button', { name: 'Roll back to this, version 2' }));
    const again = await screen.findByRole('button', { name: 'Try again' });
    expect(screen.getByText('The console does not answer. Nothing is lost: try again.')).toBeDefined();
    await userEvent.click(again);
    await screen.findByText('The console does not answer. Nothing is lost: try again.');
    serve({ '/rollback': () => [200, ANSWER] });
    await userEvent.click(again);
    await within(screen.getByRole('dialog')).findByText('The currency is EUR instead of BGN.');
    expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Roll back' }));
  });

  it('shows anew what a rollback changes where somebody else was first, keeps the reason, and does it then', async () => {
    let base = BASE;
    const asked = serve({
      '/history': () => [200, HISTORY],
      '/rollback': (body) => {
        const { dryRun, baseHash } = body as { dryRun?: boolean; baseHash?: string };
        if (dryRun) return [200, { ...ANSWER, baseHash: base }];
        const newer = { message: 'Somebody else changed the file.', hash: base, text: 'newer' };
        return baseHash === base ? [200, { hash: AFTER }] : [409, newer];
      },
    });
    render(<TenantHistory code="xx" onPublished={() => {}} />);
    await userEvent.click(await screen.findByRole('button', { name: 'Roll back to this, version 2' }));
    await userEvent.type(await screen.findByRole('textbox', { name: 'Reason' }), 'Too early');
    base = 'c'.repeat(64);
    await userEvent.click(screen.getByRole('button', { name: 'Roll back' }));
    await screen.findByText('Somebody else changed the file.');
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    await userEvent.click(await screen.findByRole('button', { name: 'Roll back' }));
    await screen.findByText('The text of version 2 is published again.');
    expect(asked.filter(({ path }) => path.endsWith('/rollback')).at(-1)?.body).toEqual({
      version: 2,
      reason: 'Too early',
      baseHash: base,
    });
  });

  it('keeps the question while its rollback is under way, and tells there how it ends', async () => {
    const answer = Promise.withResolvers<Response>();
    serve({ '/history': () => [200, HISTORY], '/rollback': () => [200, ANSWER] });
    render(<TenantHistory code="xx" onPublished={() => {}} />);
    await userEvent.click(await screen.findByRole('button', { name: 'Roll back to this, version 2' }));
    await userEvent.type(await screen.findByRole('textbox', { name: 'Reason' }), 'Too early');
    vi.stubGlobal('fetch', () => answer.promise);
    await userEvent.click(screen.getByRole('button', { name: 'Roll back' }));
    const cancel = screen.getByRole('button', { name: 'Cancel' });
    expect(cancel.getAttribute('aria-disabled')).toBe('true');
    await userEvent.click(cancel);
    await userEvent.click(screen.getByRole('button', { name: 'Close' }));
    answer.resolve(new Response(JSON.stringify({ error: 'The disk is full.' }), { status: 500 }));
    await screen.findByText('The disk is full.');
    await userEvent.click(cancel);
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('can be asked for again when it could not be read', async () => {
    serve({});
    render(<TenantHistory code="xx" onPublished={() => {}} />);
    const again = await screen.findByRole('button', { name: 'Try again' });
    serve({ '/history': () => [200, HISTORY] });
    await userEvent.click(again);
    await screen.findByText('Reason 4');
    expect(screen.queryByRole('button', { name: 'Try again' })).toBeNull();
    expect(document.activeElement).toBe(screen.getByRole('heading', { level: 2 }));
  });
});
