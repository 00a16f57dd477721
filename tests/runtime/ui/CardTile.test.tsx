// @vitest-environment jsdom
import { cleanup, render, screen, within } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { CardTile } from '../../../runtime/ui/CardTile.tsx';

const LINK = { href: '/xx/my-cards/1/transactions', text: 'Transakcje', label: 'Transakcje: Karta lunchowa' };

afterEach(cleanup);

describe('CardTile', () => {
  it('is an article by the name of its card, and its face a link that reads all that stands on it', () => {
    render(
      <CardTile
        label="Karta lunchowa 4821"
        href="/xx/my-cards/1"
        face={<p>Karta lunchowa 612.40 zł</p>}
        status="Aktywna"
        link={LINK}
      />,
    );
    const tile = within(screen.getByRole('article', { name: 'Karta lunchowa 4821' }));
    expect(tile.getByRole('link', { name: 'Karta lunchowa 612.40 zł' }).getAttribute('href')).toBe(
      '/xx/my-cards/1',
    );
    expect(tile.getByRole('link', { name: LINK.label }).getAttribute('href')).toBe(LINK.href);
    expect(tile.getByText('Aktywna')).toBeTruthy();
  });

  it('offers no link where there is nothing to open', () => {
    render(<CardTile label="Karta" face={<p>Karta</p>} status="Czeka na kod" />);
    expect(screen.queryByRole('link')).toBeNull();
  });
});
