import type { CountryChoice } from '../../../console/server/newtenant/newTenantAnswers.ts';

/** A country that no shipped tenant is for, as the console offers it for a new one. */
export const HUNGARY: CountryChoice = {
  code: 'HU',
  name: 'Hungary',
  languages: ['hu'],
  currencies: ['HUF'],
  prefix: '+36',
  timeZones: ['Europe/Budapest'],
};
