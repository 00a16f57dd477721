/** What X-ray says. */
import type { Region, Thing } from '../../frame/xray/things.ts';
import type { Absent, Reason, ValueSource } from '../../server/xray/xrayAnswers.ts';

export const words = {
  title: 'X-ray',
  point: 'Point at something',
  pointing: 'Pointing: press something in the preview, or Escape',
  hint: 'Press “Point at something”, then anything in the preview; by keys, Tab goes through it. Or choose from the lists below it.',
  reading: 'Reading the screen…',
  failed: 'The console’s server does not answer. The screen is read again with the next change.',
  screen: 'Screen',
  access: (access: string, isPaused: boolean) => `For ${access}${isPaused ? '; paused' : ''}`,
  nothing: 'Nothing of the file and no text of the portal: it is the same for every tenant.',
  noText: 'without a text',
  of: (what: Thing['what']) => WHAT[what],
  regions: {
    page: 'The page',
    header: 'Top of the page',
    navigation: 'Menus',
    main: 'The screen itself',
    dialog: 'Dialog',
    footer: 'Footer',
  } satisfies Readonly<Record<Region, string>>,
  kinds: {
    words: 'Text',
    option: 'Option',
    screen: 'Leads to the screen',
    rule: 'Rule of the field',
    data: 'From the gateway',
  },
  data: 'Data of the person, the card or its payments. No tenant file says it.',
  from: (source: ValueSource) => describeSource(source),
  language: (language: string) => `in ${language}`,
  field: (form: string, field: string) => `${form}.${field}`,
  goTo: (pointer: string) => `Go to ${pointer}`,
  override: (pointer: string) => `Say it otherwise for this tenant: ${pointer}`,
  openWords: 'Open in texts and languages',
  list: (count: number) => `On this screen: ${count}`,
  absent: (count: number) => `Not on this screen: ${count}`,
  find: 'Find on this screen',
  found: (count: number) => (count === 1 ? '1 thing' : `${count} things`),
  touched: (pointer: string, things: number, absent: number) =>
    things + absent === 0
      ? `Nothing on this screen comes from ${pointer}.`
      : `${things === 1 ? '1 thing' : `${things} things`} on this screen ${things === 1 ? 'comes' : 'come'} from ${pointer}${absent > 0 ? `; it keeps ${absent} away` : ''}.`,
  absentKinds: {
    screen: 'Screen',
    entry: 'Way to a screen',
    field: 'Field',
    notice: 'Notice',
    part: 'Part',
  } satisfies Readonly<Record<Absent['kind'], string>>,
  why: (reason: Reason) => describeReason(reason),
};

const WHAT: Readonly<Record<Thing['what'], string>> = {
  title: 'Title of the page',
  heading: 'Heading',
  text: 'Text',
  link: 'Link',
  button: 'Button',
  field: 'Field',
  picture: 'Picture',
  name: 'Name for screen readers',
};

function describeSource(source: ValueSource): string {
  switch (source.kind) {
    case 'default':
      return 'Default: no file says it.';
    case 'dated':
      return `${source.file}, holds from ${source.from}`;
    case 'environment':
      return `Environment variable ${source.variable}, named in ${source.file}`;
    case 'appBackend':
      return `${source.file}, handed out by the app backend`;
    case 'fallback':
      return `${source.file}: the words file of this language does not say it`;
    case 'group':
      return `${source.file}, shared by several tenants`;
    case 'form':
      return `${source.file}, for every tenant`;
    default:
      return source.file;
  }
}

function describeReason(reason: Reason): string {
  switch (reason.kind) {
    case 'switchedOff':
      return `${reason.option} is off.`;
    case 'nothingWritten':
      return `${reason.option} says nothing.`;
    case 'card':
      return `This card would have to have: ${reason.conditions.join('; or ')}.`;
    case 'noCard':
      return 'The person has no card.';
    case 'signedOut':
      return 'Only for signed-in people: a guard leads others to the sign-in.';
    case 'hidden':
      return `Hidden here from cards whose first acceptance category is “${reason.category}”.`;
    case 'notAsked':
      return `This tenant does not ask for it: ${reason.option}.`;
    case 'notYet':
      return `Begins on ${reason.from}.`;
    case 'over':
      return `Ended on ${reason.until}.`;
    case 'otherScreens':
      return `Only on ${reason.screens.join(', ')}.`;
  }
}
