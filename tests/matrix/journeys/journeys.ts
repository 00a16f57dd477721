/** Every journey, in the order in which somebody would come to need it. */
import { accountJourneys } from './accountJourneys.ts';
import { cardJourneys } from './cardJourneys.ts';
import type { Journey } from './journey.ts';
import { paymentJourneys } from './paymentJourneys.ts';
import { profileJourneys } from './profileJourneys.ts';
import { secretJourneys } from './secretJourneys.ts';
import { visitorJourneys } from './visitorJourneys.ts';

export const journeys: readonly Journey[] = [
  ...visitorJourneys,
  ...cardJourneys,
  ...paymentJourneys,
  ...secretJourneys,
  ...profileJourneys,
  ...accountJourneys,
];
