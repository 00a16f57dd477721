import type { PlainWordsKey } from './wordsKeys.ts';

type ScreenIn<Key> = Key extends `screens.${infer Id}` ? Id : never;

/**
 * The id of a screen. Each screen has its title under `screens.<id>` in the words, so the words are the one source of
 * the ids (docs/decisions/017-names-are-types.md). The switcher's title stands there too; it is no screen of a tenant.
 */
export type ScreenId = Exclude<ScreenIn<PlainWordsKey>, 'tenantSwitcher'>;

/** Words key of a screen's title. */
export function titleOf<Id extends ScreenId>(id: Id): `screens.${Id}` {
  return `screens.${id}`;
}
