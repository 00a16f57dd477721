import type { BuiltInWords } from '../../../compiler/builtInWords.ts';
import type { CompiledTenant } from '../../../compiler/compileTenant.ts';
import { createLabels } from '../../../compiler/explain/parts/createLabels.ts';
import type { CardFacts, Manifest } from '../../../runtime/assemble/manifest.ts';
import { resolveDates } from '../../../runtime/tenant/resolveDates.ts';
import type { MarkedSource } from './createTextMarker.ts';
import { explainScreen } from './explainScreen.ts';
import { listAbsent } from './listAbsent.ts';
import { nameThings } from './nameThings.ts';
import type { WrittenFiles } from './readWritten.ts';
import type { XrayAnswer, XrayRequest } from './xrayAnswers.ts';

/** What is shown in a pane, as far as X-ray looks at it. */
export interface XrayedPage {
  /** On the day that is shown. */
  readonly compiled: CompiledTenant;
  readonly day: string;
  readonly now: Date;
  readonly files: WrittenFiles;
  /** Without marks. */
  readonly words: BuiltInWords;
  readonly marked: readonly MarkedSource[];
  readonly manifests: readonly Manifest[];
  /** The cards of whoever is signed in, by id. */
  readonly cards: ReadonlyMap<string, CardFacts>;
}

/** The language that the console speaks. */
const LANGUAGE = 'en';

/** Where the things of a screen come from, and why others are not there. Pure. */
export function answerXray(asked: XrayRequest, page: XrayedPage): XrayAnswer {
  const { compiled, files, day, manifests } = page;
  const context = {
    tenant: compiled.publicTenant,
    resolved: resolveDates(compiled.written, day),
    written: { own: files.own, group: files.group, day },
    manifests,
    labels: createLabels({ words: {} }, page.words, LANGUAGE),
    screen: manifests.find(({ id }) => id === asked.screen) ?? null,
    marked: page.marked,
    chainOf: (language: string) => files.chains.get(language) ?? [],
    isSignedIn: asked.isSignedIn,
    card: page.cards.get(asked.cardId ?? '') ?? null,
    cards: [...page.cards.values()],
    language: asked.language,
    now: page.now,
  };
  const things = nameThings(asked.things, context);
  const targets = things.flatMap(({ origins }) =>
    origins.flatMap((each) => (each.kind === 'screen' ? each.screen : [])),
  );
  return {
    screen: context.screen && explainScreen(context.screen, context),
    things,
    absent: listAbsent({ ...context, linked: new Set(targets) }),
  };
}
