// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { CardFace, type CardFaceProps } from '../../../runtime/ui/CardFace.tsx';

const CARD: CardFaceProps = {
  product: 'Карта за храна',
  formFactor: 'physical',
  formLabel: 'Физическа',
  state: 'active',
  art: 'meal',
  balance: { label: 'Наличност', main: '184.20 лв.', secondary: '94.18 €' },
  number: { text: '•••• 4821', spoken: 'завършва на 4821' },
  expiry: '08/2028',
};

afterEach(cleanup);

describe('CardFace', () => {
  it('shows product, form, balance in both currencies, number and expiry', () => {
    const { container } = render(<CardFace {...CARD} />);
    for (const text of [
      'Карта за храна',
      'Физическа',
      'Наличност',
      '184.20 лв.',
      '94.18 €',
      '•••• 4821',
      '08/2028',
    ]) {
      expect(container.textContent).toContain(text);
    }
  });

  it('shows a tenant’s own picture in place of an art, and neither on a plain tile', () => {
    const { container, rerender } = render(<CardFace {...CARD} art="/static/assets/1-spring.webp" />);
    const picture = container.querySelector('img');
    expect(picture?.getAttribute('src')).toBe('/static/assets/1-spring.webp');
    expect(picture?.getAttribute('alt')).toBe('');
    rerender(<CardFace {...CARD} art="/static/assets/1-spring.webp" isPlain />);
    expect(container.querySelector('img')).toBeNull();
    rerender(<CardFace {...CARD} />);
    expect(container.querySelector('img')).toBeNull();
  });

  it('reads the number aloud in words instead of its dots', () => {
    render(<CardFace {...CARD} />);
    expect(screen.getByText('•••• 4821').getAttribute('aria-hidden')).toBe('true');
    expect(screen.getByText('завършва на 4821').getAttribute('aria-hidden')).toBeNull();
  });

  it.each([
    ['balance', 'Наличност'],
    ['number', '4821'],
    ['expiry', '08/2028'],
  ] as const)('shows nothing of the %s when the tenant hides it', (name, text) => {
    const { container } = render(<CardFace {...CARD} {...{ [name]: undefined }} />);
    expect(container.textContent).not.toContain(text);
    expect(container.textContent).toContain('Карта за храна');
  });

  it('puts the hint where the balance would be, and never both', () => {
    const hint = 'Ще видите сумата след проверка';
    const { container, rerender } = render(<CardFace {...CARD} hint={hint} balance={undefined} />);
    expect(container.textContent).toContain(hint);
    rerender(<CardFace {...CARD} hint={hint} />);
    expect(container.textContent).not.toContain(hint);
  });

  it('renders a chip on physical cards alone', () => {
    const chips = (props: Partial<CardFaceProps>) => {
      const { container } = render(<CardFace {...CARD} {...props} />);
      return container.querySelectorAll('.chip').length;
    };
    expect([chips({}), chips({ formFactor: 'virtual' }), chips({ formFactor: 'plasticless' })]).toEqual([
      1, 0, 0,
    ]);
  });

  it('is a plain tile without art and chip where the designed face is off', () => {
    const { container } = render(<CardFace {...CARD} isPlain />);
    expect(container.querySelectorAll('.art, .chip')).toHaveLength(0);
    expect(container.textContent).toContain('184.20 лв.');
  });

  it('says in words that a card is blocked', () => {
    render(<CardFace {...CARD} state="blocked" stateLabel="Блокирана" />);
    expect(screen.getByText('Блокирана')).toBeTruthy();
  });
});
