/** One pane: the portal as one tenant file would have it, on an origin of its own. */
import type { CompiledTenant } from '../../../compiler/compileTenant.ts';
import type { Problem } from '../../../compiler/problem.ts';
import { NOTHING_YET } from '../../../host/serve/tenantState.ts';
import { createTenantStore } from '../../../host/serve/tenantStore.ts';
import type { PreviewPage } from '../../../publish/page/contentPolicy.ts';
import type { CardFacts } from '../../../runtime/assemble/manifest.ts';
import type { ConsoleContext } from '../consoleContext.ts';
import { answerXray, type XrayedPage } from '../xray/answerXray.ts';
import { createTextMarker } from '../xray/createTextMarker.ts';
import { readWritten } from '../xray/readWritten.ts';
import type { XrayAnswer, XrayRequest } from '../xray/xrayAnswers.ts';
import { compileFrameScript } from './compileFrameScript.ts';
import { listDatedChanges } from './listDatedChanges.ts';
import { listScreens } from './listScreens.ts';
import { createSandboxWatch, findElsewhere, sandboxOf } from './onlySandbox.ts';
import { createOverlayFolder, type UnsavedTexts } from './overlayFolder.ts';
import { createPanePublisher } from './panePublisher.ts';
import { startPaneServer } from './paneServer.ts';
import type { PreviewAnswer, PreviewRequest, PreviewShown } from './previewAnswers.ts';
import type { PreviewBuild } from './previewBuild.ts';
import { renderSparePage } from './sparePage.ts';
import { type TurnedClock, turnClock } from './turnClock.ts';

export interface PreviewPane {
  readonly code: string;
  readonly built: PreviewBuild;
  readonly origin: string;
  /** What the pane shows of the tenant now; null while there was no good text. */
  tenant(): CompiledTenant | null;
  show(request: PreviewRequest): Promise<PreviewAnswer>;
  /** Of whoever is signed in, by id. */
  keepCards(cards: ReadonlyMap<string, CardFacts>): void;
  /** Where things of the screen come from; null while it is not shown with X-ray. */
  explain(request: XrayRequest): XrayAnswer | null;
  close(): Promise<void>;
}

export interface PaneOptions {
  readonly code: string;
  readonly built: PreviewBuild;
  readonly context: ConsoleContext;
  /** Of the console's page. */
  readonly framedBy: string;
}

export async function createPreviewPane({
  code,
  built,
  context,
  framedBy,
}: PaneOptions): Promise<PreviewPane> {
  const name = `${code}.json`;
  const overlay = await createOverlayFolder(context.tenantConfigDir, code);
  const store = createTenantStore({
    ...context,
    tenantConfigDir: overlay.folder,
    environment: 'dev',
    version: built.build.info.version,
    drafts: true,
    // The editor says what it thinks of the text; here only what stands in its way is asked for.
    warns: false,
  });
  const publish = createPanePublisher(built, context);
  const sandbox = sandboxOf(code, context.variables);
  const isSandboxRunning = createSandboxWatch(sandbox);
  let live = publish(NOTHING_YET, null);
  let preview: PreviewPage | null = null;
  let shown: PreviewShown | null = null;
  let xrayed: Omit<XrayedPage, 'cards'> | null = null;
  let cards: XrayedPage['cards'] = new Map();
  const marker = createTextMarker();
  const tenant = () => live.state.tenants.get(code) ?? null;
  const server = await startPaneServer({
    context,
    framedBy,
    current: () => live,
    sparePage() {
      const open = tenant();
      return open && preview && renderSparePage(built.build.info, preview, open.publicTenant);
    },
  });

  async function read(unsaved: UnsavedTexts): Promise<Problem | null> {
    const isFirst = store.state() === NOTHING_YET;
    const changed = await overlay.put(unsaved);
    if (isFirst) await store.reload();
    else if (changed.size > 0) await store.reload(changed);
    return store.state().problems.get(code)?.[0] ?? null;
  }

  async function publishOn(read: CompiledTenant, { day, isXray }: PreviewRequest): Promise<PreviewShown> {
    const clock = turnClock(context.now(), day, read.written.timeZone);
    const { clockOffset } = clock;
    const script = await compileFrameScript({ console: framedBy, clockOffset, isXray });
    preview = { framedBy, script };
    const at = new Date(context.now().getTime() + clockOffset);
    const compiled = takeDay(read, clock, context.now());
    live = publish(store.state(), { tenant: compiled, at, preview, marker: isXray ? marker : null });
    const found = live.site.match('', `/${code}/`);
    const { headers } = await live.site.page(found, `/${code}/preview`);
    const { languages } = live.state;
    const words = new Map([...languages].map(([language, file]) => [language, file.words]));
    xrayed = isXray
      ? {
          ...{ compiled, words, now: at, day: clock.day, marked: marker.sources, manifests: context.screens },
          files: await readWritten(overlay.folder, code, read.publicTenant.languages),
        }
      : null;
    const nameOf = (language: string) => words.get(language)?.get('languageName') ?? language;
    return {
      ...clock,
      isXray,
      origin: server.origin,
      version: String(headers.etag),
      changes: listDatedChanges(read.written),
      languages: read.publicTenant.languages.map((each) => ({ code: each, name: nameOf(each) })),
      provider: read.publicTenant.connection.sso.authority,
      screens: listScreens(tenant() ?? read, context.screens, words),
    };
  }

  return {
    code,
    built,
    origin: server.origin,
    tenant,
    keepCards(read) {
      cards = read;
    },
    explain: (asked) => xrayed && answerXray(asked, { ...xrayed, cards }),
    async show(request) {
      const { text, words } = request;
      const isAnswering = isSandboxRunning();
      const unsaved = toUnsaved(name, text, words);
      let problem = await read(unsaved);
      const isKnown = () => store.state().tenants.has(code);
      // Of a text that was never good there is at least what is saved.
      if (problem && !isKnown() && (await read(new Map())) === null) problem = await read(unsaved);
      const newest = store.state().tenants.get(code);
      const elsewhere = newest ? findElsewhere(newest.hostConnection, sandbox) : null;
      if (newest && !elsewhere) shown = await publishOn(newest, request);
      return {
        kind: 'answered',
        shown,
        problem: problem && {
          file: problem.file,
          line: problem.line,
          pointer: problem.pointer,
          message: problem.message,
        },
        elsewhere,
        isSandboxRunning: await isAnswering,
      };
    },
    async close() {
      await server.close();
      await overlay.remove();
    },
  };
}

function toUnsaved(name: string, text: string | null, words: PreviewRequest['words']): UnsavedTexts {
  const files = Object.entries(words).map(
    ([language, each]) => [`languages/${language}.json`, each] as const,
  );
  return new Map([...files, ...(text === null ? [] : [[name, text] as const])]);
}

/** Read on this day it stands on it already, unless a dated value has begun to hold since. */
function takeDay(read: CompiledTenant, { day, today }: TurnedClock, now: Date): CompiledTenant {
  const isOfToday = read.changesAt === null || now.getTime() < read.changesAt;
  return day === today && isOfToday ? read : read.onDay(() => day);
}
