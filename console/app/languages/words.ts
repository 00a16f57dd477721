/** Every text of the table of texts. */
export const words = {
  title: 'Languages',
  lead: 'Each text in English and in the language, with where it appears. Values such as {{name}} stay as they are.',
  loading: 'Reading the texts…',
  unreachable: 'The console does not answer. Start it with npm run console, then try again.',
  language: 'Language',
  option: (name: string, percent: number) => `${name}, ${percent}%`,
  complete: (percent: number) => `${percent}% complete`,
  missing: (missing: number, needed: number) =>
    missing === 0 ? `All ${needed} texts are there` : `${missing} of ${needed} texts are missing`,
  offered: (codes: readonly string[]) => `Offered by ${codes.join(', ')}`,
  draftOf: (codes: readonly string[]) => `A draft of ${codes.join(', ')}`,
  unused: 'No tenant offers it yet',
  original: 'All other languages are translated from this one.',
  originalTitle: 'These texts are to be read here, not changed',
  originalText:
    'All other languages are translated from them: after a change, each translation would say something else than its original, and nobody would see which. To say something otherwise in one tenant, in English as well, use “Words” in its editor. To change a text for all tenants, change languages/en.json itself, and have its translations looked at.',
  history: 'History of these texts',
  reason: 'Reason',
  reasonHint: 'For the history. It may be left out.',
  search: 'Find a text',
  searchHint: 'In the original, the translation, the key or the screen',
  onlyMissing: 'Only missing',
  found: (count: number) => (count === 1 ? '1 text' : `${count} texts`),
  noneFound: 'No text is like that.',
  noneMissing: 'No text is missing.',
  showMore: (count: number) => `Show ${count} more`,
  translation: (key: string) => `Translation of ${key}`,
  form: (form: string) => `Form “${form}”`,
  keep: 'Keep',
  unsaved: (count: number) => (count === 1 ? '1 text is not saved' : `${count} texts are not saved`),
  allSaved: 'Everything is saved',
  saved: (count: number) => (count === 1 ? '1 text saved.' : `${count} texts saved.`),
  save: 'Save',
  saving: 'Saving…',
  mend: (count: number) =>
    count === 1
      ? 'Mend the text that is marked, then save.'
      : `Mend the ${count} texts that are marked, then save.`,
  choose: (count: number) =>
    count === 1
      ? 'Somebody changed a text that you changed as well: choose one of the two, then save.'
      : `Somebody changed ${count} texts that you changed as well: choose one of the two of each, then save.`,
  disputed: (theirs: string) =>
    theirs === ''
      ? 'Somebody took this text out meanwhile.'
      : `Somebody changed this text meanwhile. It says now: “${theirs}”`,
  keepMine: 'Keep yours',
  takeTheirs: 'Take the other one',
  discard: 'Discard',
  begin: {
    open: 'New language',
    tag: 'Language tag',
    tagHint: 'Such as hu, pt-BR or sr-Latn (BCP 47).',
    from: 'Copied from',
    submit: 'Begin the language',
    begun: (name: string) => `${name} is begun: every text is to be translated.`,
    cancel: 'Cancel',
  },
} as const;
