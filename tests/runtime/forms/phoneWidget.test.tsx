// @vitest-environment jsdom
/** A phone number with its prefix, in a field without its form: prefixes of the tenant, of the visitor's country, and chosen ones. */
import { act, cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { PhoneField } from '../../../runtime/assemble/form.ts';
import type { FieldValue } from '../../../runtime/forms/formValues.ts';
import { PhoneWidget } from '../../../runtime/forms/widgets/PhoneWidget.tsx';
import { aMediaQuery } from '../../support/aMediaQuery.ts';
import { renderWidget, type Surrounding } from '../../support/renderWidget.tsx';

const phone: PhoneField = {
  defaultPrefix: '+359',
  preferredCountry: 'BG',
  masks: { '+359': '99 999 9999', '+40': '999 999 999', '+48': null },
  otherMask: '9999 9999',
  maxLength: 15,
};
const rules = [
  { name: 'phoneLength', parameters: { lengths: { '+359': [9], '+40': [9] }, starts: {} } },
] as const;
const asPhone = (value: FieldValue, other: Surrounding = {}): Surrounding => ({
  ...other,
  field: { widget: 'phone', type: 'phone', phone, rules, maxInput: 20, ...other.field },
  value,
});

beforeEach(() => {
  vi.stubGlobal('matchMedia', () => aMediaQuery(false));
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const input = () => screen.getByLabelText<HTMLInputElement>('Asked');
const prefix = () => screen.getByRole('combobox', { name: /^Country code/ });
const said = () => screen.getByRole('status').textContent;
const key = (value: string) => {
  const setter = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set;
  setter?.call(input(), value);
  fireEvent(
    input(),
    new InputEvent('input', { bubbles: true, inputType: 'insertText', data: value.slice(-1) }),
  );
};
const paste = (value: string) => fireEvent.input(input(), { target: { value } });
/** Opens the list, finds a country by typing, and takes it. */
async function choose(country: string): Promise<void> {
  fireEvent.click(prefix());
  const search = await screen.findByLabelText('Find your country');
  fireEvent.change(search, { target: { value: country } });
  fireEvent.click(screen.getAllByRole('option')[0] as HTMLElement);
}

describe('the number of a phone', () => {
  it('is written as numbers are, as long as its field allows, and has its label', () => {
    renderWidget(PhoneWidget, asPhone({ prefix: '+359', number: '' }));
    expect(
      ['type', 'dir', 'inputmode', 'maxlength', 'id', 'name'].map((each) => input().getAttribute(each)),
    ).toEqual(['text', 'ltr', 'tel', '20', 'form-asked', 'sent']);
    expect(input().parentElement?.className).toBe('control rest');
  });

  it('has no longest length where none is set', () => {
    renderWidget(PhoneWidget, asPhone({ prefix: '+359', number: '' }, { field: { maxInput: null } }));
    expect(input().getAttribute('maxlength')).toBeNull();
  });

  it.each([
    ['its mask', '+359', '888123', '88 812 3'],
    ['the mask of all others, where the tenant names none for it', '+48', '888123456', '8881 23456'],
    ['the mask of all others, where the tenant does not know it', '+49', '888123456', '8881 23456'],
    ['the mask of all others, without a prefix', '', '88812', '8881 2'],
  ])('is grouped by %s', (_, before, typed, shown) => {
    const { changes } = renderWidget(PhoneWidget, asPhone({ prefix: before, number: '' }));
    key(typed);
    expect(changes).toEqual([{ prefix: before, number: shown }]);
    expect(said()).toBe('');
  });

  it('that is pasted with its prefix brings it along, and tells what was understood [USE-01]', () => {
    const { changes } = renderWidget(PhoneWidget, asPhone({ prefix: '+359', number: '' }));
    paste('+40 721 234 567');
    expect(changes).toEqual([{ prefix: '+40', number: '721 234 567' }]);
    expect(said()).toBe('Read as +40 721 234 567');
  });

  it('that is pasted as it is meant is only grouped', () => {
    const { changes } = renderWidget(PhoneWidget, asPhone({ prefix: '+359', number: '' }));
    paste('888123456');
    expect(changes).toEqual([{ prefix: '+359', number: '88 812 3456' }]);
    expect(said()).toBe('');
  });

  it('that is not clear stays as it was typed, under the prefix that was there', () => {
    const { changes } = renderWidget(PhoneWidget, asPhone({ prefix: '+359', number: '' }));
    paste('call me');
    expect(changes).toEqual([{ prefix: '+359', number: 'call me' }]);
    expect(said()).toBe('');
  });

  it('is empty where the value is no phone, and becomes one by typing', () => {
    const { changes } = renderWidget(PhoneWidget, asPhone(true));
    expect([input().value, prefix().textContent]).toEqual(['', 'Country code']);
    key('8');
    expect(changes).toEqual([{ prefix: '', number: '8' }]);
  });

  it.each(['paste', 'drop'] as const)('takes all of what one %s brings', (event) => {
    renderWidget(PhoneWidget, asPhone({ prefix: '+359', number: '' }));
    fireEvent[event](input());
    expect(input().maxLength).toBe(-1);
  });
});

describe('leaving a phone', () => {
  it('is leaving the field, but not by going to the prefix while nothing is typed', () => {
    const { left } = renderWidget(PhoneWidget, asPhone({ prefix: '+359', number: '' }));
    fireEvent.blur(input(), { relatedTarget: prefix() });
    expect(left()).toBe(0);
    fireEvent.blur(input(), { relatedTarget: document.body });
    expect(left()).toBe(1);
    fireEvent.blur(input());
    expect(left()).toBe(2);
  });

  it('with a number is leaving it, wherever one goes', () => {
    const { left } = renderWidget(PhoneWidget, asPhone({ prefix: '+359', number: '888' }));
    fireEvent.blur(input(), { relatedTarget: prefix() });
    expect(left()).toBe(1);
  });
});

describe('the prefix of a phone', () => {
  it('is the home country’s at first, by its name and flag', () => {
    renderWidget(PhoneWidget, asPhone({ prefix: '+359', number: '' }));
    expect(prefix().getAttribute('aria-label')).toBe('Country code: Bulgaria +359');
    expect(prefix().id).toBe('form-asked-prefix');
    expect(prefix().textContent).toBe('+359');
  });

  it('finds its country by itself where the tenant names none, a larger country before a smaller', async () => {
    renderWidget(
      PhoneWidget,
      asPhone(
        { prefix: '+47', number: '' },
        { field: { phone: { ...phone, defaultPrefix: null, preferredCountry: null } } },
      ),
    );
    expect(prefix().getAttribute('aria-label')).toBe('Country code: +47');
    await waitFor(() => expect(prefix().getAttribute('aria-label')).toBe('Country code: Norway +47'));
  });

  it('has no country of its own where the tenant names a prefix alone', () => {
    renderWidget(
      PhoneWidget,
      asPhone({ prefix: '+359', number: '' }, { field: { phone: { ...phone, preferredCountry: null } } }),
    );
    expect(prefix().getAttribute('aria-label')).toBe('Country code: +359');
  });

  it('has none before it is known where the tenant names a country alone', async () => {
    const onlyCountry = { ...phone, defaultPrefix: null };
    const lookUpCountry = async () => 'PL';
    const { changes } = renderWidget(
      PhoneWidget,
      asPhone({ prefix: '', number: '' }, { field: { phone: onlyCountry }, state: { lookUpCountry } }),
    );
    expect(prefix().textContent).toBe('Country code');
    expect(prefix().getAttribute('aria-label')).toBe('Country code:');
    await waitFor(() => expect(changes).toEqual([{ prefix: '+48', number: '' }]));
    await waitFor(() => expect(prefix().getAttribute('aria-label')).toBe('Country code: Poland +48'));
  });

  it('is found first where the tenant knows it', async () => {
    renderWidget(PhoneWidget, asPhone({ prefix: '+359', number: '' }));
    fireEvent.click(prefix());
    fireEvent.change(await screen.findByLabelText('Find your country'), { target: { value: '4' } });
    const codes = screen.getAllByRole('option').map((each) => each.querySelector('bdi')?.textContent);
    expect(codes.slice(0, 2).sort()).toEqual(['+40', '+48']);
  });

  it('that is chosen says anew what the number means', async () => {
    const { changes } = renderWidget(PhoneWidget, asPhone({ prefix: '+359', number: '721 234 567' }));
    await choose('Romania');
    expect(changes).toEqual([{ prefix: '+40', number: '721 234 567' }]);
    expect(said()).toBe('');
    expect(prefix().getAttribute('aria-label')).toBe('Country code: Romania +40');
    expect(document.activeElement).toBe(prefix());
    expect(screen.queryByRole('listbox')).toBeNull();
  });

  it('that is chosen after the number was typed with it is not there twice, and that is told', async () => {
    const { changes } = renderWidget(PhoneWidget, asPhone({ prefix: '+359', number: '40721234567' }));
    await choose('Romania');
    expect(changes).toEqual([{ prefix: '+40', number: '721 234 567' }]);
    expect(said()).toBe('Read as +40 721 234 567');
  });
});

describe('a prefix that nobody set', () => {
  const bare = { ...phone, defaultPrefix: null };
  const asked = (
    lookUpCountry: () => Promise<string | null>,
    value: FieldValue = { prefix: '', number: '' },
  ) => asPhone(value, { field: { phone: bare }, state: { lookUpCountry } });

  it.each([
    ['of the country that the visitor is in', async () => 'RO', '+40'],
    ['of the tenant’s country where that is not known', async () => null, '+359'],
    ['of the tenant’s country where asking fails', () => Promise.reject(new Error('offline')), '+359'],
    ['of the tenant’s country where that one has none', async () => 'AQ', '+359'],
  ])('is the one %s [PHN-17 PHN-18]', async (_, lookUp, found) => {
    const { changes } = renderWidget(PhoneWidget, asked(lookUp));
    await waitFor(() => expect(changes).toEqual([{ prefix: found, number: '' }]));
  });

  it('stays open where no country is known', async () => {
    let answer: (country: null) => void = () => undefined;
    const lookUp = () =>
      new Promise<null>((resolve) => {
        answer = resolve;
      });
    const { changes } = renderWidget(PhoneWidget, {
      ...asked(lookUp),
      field: { widget: 'phone', phone: { ...bare, preferredCountry: null } },
    });
    await act(async () => answer(null));
    expect(changes).toEqual([]);
  });

  it('is not asked for where one is there', () => {
    const lookUp = vi.fn(async () => 'RO');
    renderWidget(PhoneWidget, asked(lookUp, { prefix: '+48', number: '' }));
    expect(lookUp).not.toHaveBeenCalled();
  });

  it('gives way to the one that was chosen while the country was asked for', async () => {
    let answer: (country: string) => void = () => undefined;
    const lookUp = () =>
      new Promise<string>((resolve) => {
        answer = resolve;
      });
    const { changes } = renderWidget(PhoneWidget, asked(lookUp));
    await choose('Poland');
    await act(async () => answer('RO'));
    expect(changes).toEqual([{ prefix: '+48', number: '' }]);
  });

  it('is nothing any more once the field is gone', async () => {
    let answer: (country: string) => void = () => undefined;
    const lookUp = () =>
      new Promise<string>((resolve) => {
        answer = resolve;
      });
    const { changes } = renderWidget(PhoneWidget, asked(lookUp));
    cleanup();
    await act(async () => answer('RO'));
    expect(changes).toEqual([]);
  });
});
