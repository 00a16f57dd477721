import type { Manifest } from '../../../runtime/assemble/manifest.ts';
import type { PublicTenant } from '../../../runtime/tenant/pageData.ts';
import type { TextSource, Thing } from '../../frame/xray/things.ts';
import type { MarkedSource } from './createTextMarker.ts';
import { explainField } from './explainField.ts';
import { explainScreen, screenOfLink } from './explainScreen.ts';
import { findBehindText, findColours, findValues, indexValues, MONEY } from './findValues.ts';
import { traceOption, type Written } from './traceOption.ts';
import { traceWords, type WordsChain } from './traceWords.ts';
import type { NamedThing, Origin } from './xrayAnswers.ts';
import type { XrayContext } from './xrayContext.ts';

export interface NamingContext extends XrayContext {
  readonly marked: readonly MarkedSource[];
  readonly chainOf: (language: string) => WordsChain;
}

/** Where each thing of a screen comes from: what it says first, then where it leads, what holds for it, what it wears. */
export function nameThings(things: readonly Thing[], context: NamingContext): NamedThing[] {
  const values = indexValues(context.resolved);
  const colours = new Map<string, readonly string[]>();
  const coloursOf = (names: readonly string[]) => {
    const key = names.join();
    const known = colours.get(key) ?? findColours(names, context.tenant.theme);
    colours.set(key, known);
    return known;
  };
  const { written, screen, isSignedIn } = context;
  const option = (pointer: string): Origin => traceOption(pointer, written);
  return things.map((thing) => {
    const said = thing.sources.map((source) => nameText(source, thing, context));
    const signs = said.filter((each) => each.kind === 'option' && /\/symbol$/.test(each.pointer));
    const target = thing.href === null ? null : screenOfLink(thing.href, context);
    const { shown, written: form } = findValues(thing, values, context.resolved);
    const behind = said.flatMap((each) =>
      each.kind === 'words' ? findBehindText(each.key, context.resolved) : [],
    );
    const origins: Origin[] = [
      ...said,
      ...behind.map(option),
      ...(signs.length > 0 ? MONEY.map(option) : []),
      ...shown.map(option),
      ...form.map(option),
      ...(target ? [explainScreen(target, context), ...entryPlace(target, thing, context).map(option)] : []),
      ...(thing.field !== null && screen ? explainField(thing.field, screen, context) : []),
    ];
    const isData =
      said.length === signs.length && shown.length === 0 && thing.text !== '' && thing.field === null;
    if (isData && isSignedIn) origins.push(dataOrigin(written, context.tenant));
    return {
      id: thing.id,
      origins: unique([...origins, ...coloursOf(thing.colours).map(option)]),
    };
  });
}

function nameText(source: TextSource, { language }: Thing, context: NamingContext): Origin {
  const marked = source.kind === 'marked' ? context.marked[source.index] : null;
  if (marked?.kind === 'option') return traceOption(marked.pointer, context.written);
  const key = source.kind === 'translated' ? source.key : (marked?.key ?? '');
  return traceWords({ key, language, isTranslated: source.kind === 'translated' }, context);
}

/** What the file says of an entry beside its text. */
function entryPlace({ id }: Manifest, { region }: Thing, { tenant }: NamingContext): string[] {
  const isNetwork = region !== 'main' && tenant.navigation.ourNetwork === id;
  const isWayIn = id === 'login' || id === 'logout';
  const placed = Object.entries(tenant.navigation.menus ?? {}).flatMap(([menu, entries]) =>
    entries.some((entry) => entry.id === id) ? [`/navigation/menus/${menu}`] : [],
  );
  return [
    ...(region === 'navigation' ? placed : []),
    ...(isNetwork ? ['/navigation/ourNetwork'] : []),
    ...(isWayIn ? [`/connections/${tenant.environment}/sso/authority`] : []),
  ];
}

/** The gateway knows it; its address is the file's. */
function dataOrigin(written: Written, { environment }: PublicTenant): Origin {
  const { pointer, source } = traceOption(`/connections/${environment}/gateway/rootUrl`, written);
  return { kind: 'data', pointer, source };
}

function unique(origins: readonly Origin[]): Origin[] {
  return [...new Map(origins.map((each) => [JSON.stringify(each), each])).values()];
}
