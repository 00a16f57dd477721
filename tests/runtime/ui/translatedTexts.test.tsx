// @vitest-environment jsdom
/** What a piece says after its text was replaced, as browsers do that translate a page (USE-31). */
import { cleanup, render } from '@testing-library/react';
import type { ReactElement } from 'react';
import { afterEach, expect, it } from 'vitest';
import { Alert } from '../../../runtime/ui/Alert.tsx';
import { CardTile } from '../../../runtime/ui/CardTile.tsx';
import { BackLink } from '../../../runtime/ui/PageHeading.tsx';
import { RuleList } from '../../../runtime/ui/RuleList.tsx';
import { StatusChip } from '../../../runtime/ui/StatusChip.tsx';
import { Steps } from '../../../runtime/ui/Steps.tsx';

afterEach(cleanup);

function translate(): void {
  const texts: Text[] = [];
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  while (walker.nextNode()) texts.push(walker.currentNode as Text);
  for (const text of texts) {
    const font = document.createElement('font');
    font.append(`(${text.data})`);
    text.replaceWith(font);
  }
}

const tile = (text: string) => (
  <CardTile label="card" face="face" status="status" link={{ href: '/x', text, label: text }} />
);
const rules = (isMet: boolean) => (
  <RuleList
    id="rules"
    label="rules"
    rules={[{ name: 'a', text: 'digit', isMet }]}
    met="met"
    notMet="missing"
    isChecked
    note=""
  />
);
const steps = (current: number) => (
  <Steps steps={['one', 'two']} current={current} label="steps" doneLabel="done" />
);

it.each<[string, ReactElement, ReactElement, string]>([
  [
    'the status of a card',
    <StatusChip key="a" tone="ok" icon="M0 0" text="Active" />,
    <StatusChip key="a" tone="bad" icon="M0 0" text="Blocked" />,
    'Blocked',
  ],
  ['the next step of a card', tile('Activate'), tile('Transactions'), 'Transactions'],
  ['the rules of a password', rules(false), rules(true), ', met'],
  [
    'a link back',
    <BackLink key="a" href="/x">
      Card
    </BackLink>,
    <BackLink key="a" href="/x">
      Meal card
    </BackLink>,
    'Meal card',
  ],
  [
    'a notice',
    <Alert key="a" tone="warn" title="Refused." />,
    <Alert key="a" tone="warn" title="Refused." text="Unblock it." />,
    'Unblock it.',
  ],
  ['the steps of a task', steps(1), steps(2), ', done'],
])('%s says the newer text on a page that was translated [USE-31]', (_, before, after, text) => {
  const { rerender } = render(before);
  translate();
  rerender(after);
  expect(document.body.textContent).toContain(text);
  rerender(before);
  expect(document.body.textContent).not.toContain(text);
});
