/** Defects of tenant files and words. */
import { type Defect, replaced, replacedNth, swappedValues } from './defect.ts';

const MATRIX = { tests: 'tests/matrix/planted.test.ts', title: 'finds nothing where nothing was planted' };

export const ofTenants: readonly Defect[] = [
  {
    name: 'two error texts change places in one language',
    file: 'tenant-config/languages/pl.json',
    edit: swappedValues('CARD_BLOCKED', 'CARD_NOT_BLOCKED'),
    ...MATRIX,
  },
  {
    name: 'two messages of rules change places in one language',
    file: 'tenant-config/languages/ro.json',
    edit: swappedValues('sameAsEmail', 'sameAsPassword'),
    ...MATRIX,
  },
  {
    name: 'Ukrainian few and many change places',
    file: 'tenant-config/languages/uk.json',
    edit: swappedValues('serialLength_few', 'serialLength_many'),
    ...MATRIX,
  },
  {
    name: 'the days of the phone line stand for its hours in one language',
    file: 'tenant-config/languages/bg.json',
    edit: swappedValues('hours', 'everyDay'),
    ...MATRIX,
  },
  {
    name: 'a country has the time zone of another',
    file: 'tenant-config/bg.json',
    edit: replaced('"Europe/Sofia"', '"Europe/Warsaw"'),
    ...MATRIX,
  },
  {
    name: 'an environment has the secret key of another',
    file: 'tenant-config/pl.json',
    edit: replacedNth('"PL_GATEWAY_CLIENT_SECRET"', '"PL_TEST_GATEWAY_CLIENT_SECRET"', 3),
    ...MATRIX,
  },
  {
    name: 'store links of a country change places',
    file: 'tenant-config/ro.json',
    edit: swappedValues('apple', 'googlePlay'),
    ...MATRIX,
  },
  {
    name: 'people sign in with the client of another country',
    file: 'tenant-config/bg.json',
    // biome-ignore lint/suspicious/noTemplateCurlyInString: a variable of the tenant file
    edit: replacedNth('"${TENANT}-portal"', '"pl-portal"', 2),
    ...MATRIX,
  },
  {
    name: 'the second currency has no decimals',
    file: 'tenant-config/bg.json',
    edit: replaced('"rate": 1.95583', '"rate": 1.95583,\n      "decimals": 0'),
    ...MATRIX,
  },
  {
    name: 'what a country offers is paused',
    file: 'tenant-config/ro.json',
    edit: replaced('"exportTransactions": "on"', '"exportTransactions": "paused"'),
    ...MATRIX,
  },
];
