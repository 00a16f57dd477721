/** What signing in and out needs beyond the session itself: loaded when somebody does. */
export { joinTabs, keepForSamePerson } from './joinTabs.ts';
export { createProvider } from './provider.ts';
