import type { Page } from 'playwright/test';
import { fieldsOf } from './fieldsOf.ts';
import { expect, type TenantUnderTest } from './portal.ts';

export interface SentAddress {
  readonly street_number: string;
  readonly street_name: string;
  readonly zip_code: string;
  readonly city_name: string;
  readonly country_name?: string;
  readonly county_name?: string;
}

/** Fills in where somebody lives, in the registration of the tenant. @returns the address as the call carries it (ENT-027 to ENT-032) */
export async function fillAddress(page: Page, tenant: TenantUnderTest): Promise<SentAddress> {
  const { t, field } = fieldsOf(page, tenant.language);
  const address = { street_number: '', street_name: 'ul. 14', zip_code: '5000' };
  await field('homeAddressShort').fill(address.street_name);
  await field('postalCode').fill(address.zip_code);
  if (await field('country').isVisible()) {
    await field('town').fill('Town 7');
    return { ...address, city_name: 'Town 7', country_name: await field('country').inputValue() };
  }
  const county = field('county');
  await county.focus();
  await expect(county.locator('option')).toHaveCount(61);
  await county.selectOption({ index: 5 });
  const county_name = await county.locator('option:checked').innerText();
  const town = page.getByRole('combobox', { name: t('forms.town') });
  await town.click();
  await page.getByRole('listbox').getByRole('option').nth(2).click();
  await expect(town).not.toHaveValue('');
  return { ...address, city_name: await town.inputValue(), county_name };
}
