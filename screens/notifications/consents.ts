/** Marketing consents as rows of opt-ins and columns of channels. Pure. */
import { consentKey, type Optin } from '#runtime';

/** What was chosen and is not saved yet, by `optinRef-type` (ENT-040). */
export type Choices = ReadonlyMap<string, boolean>;

/** The opt-ins on offer, each with what the person has said; then those that only the person's list knows. */
export function mergeOptins(available: readonly Optin[], own: readonly Optin[]): readonly Optin[] {
  const refs = [...new Set([...available, ...own].map(({ ref }) => ref))];
  return refs.map((ref) => {
    const said = own.find((each) => each.ref === ref)?.subscriptions ?? [];
    const offered = available.find((each) => each.ref === ref)?.subscriptions ?? [];
    const types = [...new Set([...offered, ...said].map(({ type }) => type))];
    return {
      ref,
      subscriptions: types.map((type) => ({
        type,
        isSubscribed: said.find((each) => each.type === type)?.isSubscribed ?? false,
      })),
    };
  });
}

/** The opt-ins with what was chosen. */
export function withChoices(optins: readonly Optin[], choices: Choices): readonly Optin[] {
  return optins.map(({ ref, subscriptions }) => ({
    ref,
    subscriptions: subscriptions.map(({ type, isSubscribed }) => ({
      type,
      isSubscribed: choices.get(consentKey(ref, type)) ?? isSubscribed,
    })),
  }));
}

/** Those that differ from what is saved: each is sent with its whole list of channels (API-27). */
export function changedOptins(saved: readonly Optin[], chosen: readonly Optin[]): readonly Optin[] {
  return chosen.filter((optin, index) =>
    optin.subscriptions.some(
      ({ isSubscribed }, place) => isSubscribed !== saved[index]?.subscriptions[place]?.isSubscribed,
    ),
  );
}

/** Whether an opt-in stands among the saved ones just so. */
export function isSaved({ ref, subscriptions }: Optin, saved: readonly Optin[]): boolean {
  const own = saved.find((each) => each.ref === ref)?.subscriptions ?? [];
  return subscriptions.every(
    ({ type, isSubscribed }) =>
      (own.find((each) => each.type === type)?.isSubscribed ?? false) === isSubscribed,
  );
}

/** Every channel that an opt-in has, in order. */
export function channelsOf(optins: readonly Optin[]): readonly string[] {
  return [...new Set(optins.flatMap(({ subscriptions }) => subscriptions.map(({ type }) => type)))];
}
