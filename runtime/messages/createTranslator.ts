/**
 * The words of the interface: built-in defaults, over them the app backend's translations, over them the
 * tenant's own (APP-07, APP-09, APP-10).
 */
import type { PublicTenant } from '../tenant/pageData.ts';
import type { WordsPart } from '../tenant/wordsParts.ts';
import { flattenWords, mergeWords, type Words } from './flattenWords.ts';
import type { I18n } from './words.ts';

export interface Translator {
  readonly i18n: I18n;
  /**
   * Loads a language and switches to it; nothing changes on the page before its words are there, and nothing at all where
   * another one is asked for meanwhile.
   * @param whenTakenOver of a prerendered page, which shows the built-in words and the tenant's own already: the app backend's
   * come when they come, but not before this. What is rendered and not yet there hears of no change, and would never show them
   */
  use(language: string, whenTakenOver?: Promise<void> | null): Promise<void>;
  /** Loads the later part of the words, of this language and of those to come. @throws when it cannot be loaded */
  complete(): Promise<void>;
}

export interface TranslatorOptions {
  /** Filled and switched by the translator. */
  readonly i18n: I18n;
  readonly tenantWords: PublicTenant['words'];
  /** A part of the built-in words of a language, nested. @throws when it cannot be loaded */
  readonly loadBuiltIn: (language: string, part: WordsPart) => Promise<unknown>;
  /** The app backend's translations, nested. @throws when they cannot be loaded */
  readonly loadServer: (language: string) => Promise<unknown>;
  readonly warn: (message: string, cause: unknown) => void;
}

/** The words of one language, by where they come from. */
interface Layers {
  readonly language: string;
  readonly first: Words;
  /** Null while nobody needs them. */
  readonly later: Words | null;
  readonly server: Words;
}

export function createTranslator(options: TranslatorOptions): Translator {
  const { i18n, tenantWords } = options;
  let turn = 0;
  let current: Layers | null = null;
  let isWhole = false;
  /** The last language that was asked for, on its way. */
  let using: Promise<void> = Promise.resolve();
  /** The later words on their way, so that nobody asks for them twice at once. */
  let completing: Promise<void> | null = null;

  function keep(layers: Layers) {
    current = layers;
    const { language, first, later, server } = layers;
    const own = new Map(Object.entries(tenantWords[language] ?? {}));
    const words = mergeWords(first, later ?? new Map(), server, own);
    // Those of before stay otherwise where there are none now: forms of a plural that a layer has replaced.
    i18n.removeResourceBundle(language, 'translation');
    i18n.addResourceBundle(language, 'translation', Object.fromEntries(words), false, true, {
      skipCopy: true,
    });
  }

  async function load(language: string, whenTakenOver: Promise<void> | null) {
    turn += 1;
    const own = turn;
    // The one that shows is a choice like any other: what was chosen before it and is on its way counts no more.
    if (current?.language === language && !whenTakenOver) return;
    const server = loadServer(language, options);
    const builtIn = Promise.all([
      loadChunk(language, 'first', options, server),
      isWhole ? loadChunk(language, 'later', options, server) : null,
    ]);
    const known = whenTakenOver ? new Map<string, string>() : await server;
    const [first, later] = await builtIn;
    // A later choice was made meanwhile: its answer counts, however slow this one was (threat T5).
    if (own !== turn) return;
    keep({ language, first, later, server: known });
    await i18n.changeLanguage(language);
    if (whenTakenOver)
      void Promise.all([server, whenTakenOver]).then(([words]) => addServer(language, words));
  }

  async function addServer(language: string, server: Words) {
    if (current?.language !== language || server.size === 0) return;
    keep({ ...current, server });
    // Whoever shows words hears of them by this alone.
    await i18n.changeLanguage(language);
  }

  async function loadLater() {
    const before = current;
    if (!before || before.later) return;
    const { language, server } = before;
    const later = await loadChunk(language, 'later', options, Promise.resolve(server));
    // Another language may have come meanwhile, with its later words.
    if (current?.language === language && !current.later) keep({ ...current, later });
  }

  return {
    i18n,
    use(language, whenTakenOver = null) {
      const run = load(language, whenTakenOver);
      using = run.catch(() => undefined);
      return run;
    },
    async complete() {
      isWhole = true;
      await using;
      completing ??= loadLater().finally(() => {
        completing = null;
      });
      await completing;
    },
  };
}

/** A failing app backend gives a console warning and the built-in words, no more (APP-07, APP-09, APP-10). */
async function loadServer(language: string, options: TranslatorOptions): Promise<Words> {
  const answer = await options.loadServer(language).catch((cause: unknown) => {
    options.warn('The translations could not be loaded; the built-in words are used.', cause);
    return {};
  });
  return flattenWords(answer);
}

/** Without the built-in words only a full answer of the app backend can carry the page. */
async function loadChunk(
  language: string,
  part: WordsPart,
  options: TranslatorOptions,
  server: Promise<Words>,
): Promise<Words> {
  const loaded = await options.loadBuiltIn(language, part).catch(async (cause: unknown) => {
    if ((await server).size === 0) throw cause;
    return {};
  });
  return flattenWords(loaded);
}
