/** The editor of JSON: CodeMirror with what the schema knows, the keys of its own guides, and the console's colours. */
import {
  autocompletion,
  type CompletionContext,
  type CompletionResult,
  type CompletionSource,
  closeBrackets,
  closeBracketsKeymap,
  completionKeymap,
} from '@codemirror/autocomplete';
import { defaultKeymap, historyKeymap, indentWithTab } from '@codemirror/commands';
import { json } from '@codemirror/lang-json';
import {
  bracketMatching,
  foldGutter,
  foldKeymap,
  HighlightStyle,
  indentOnInput,
  syntaxHighlighting,
} from '@codemirror/language';
import { lintGutter, lintKeymap } from '@codemirror/lint';
import { highlightSelectionMatches, search, searchKeymap } from '@codemirror/search';
import type { Extension } from '@codemirror/state';
import { EditorView, highlightActiveLine, hoverTooltip, keymap, lineNumbers } from '@codemirror/view';
import { tags } from '@lezer/highlight';
import type { Completion } from '../../server/answers.ts';
import type { ConsoleApi } from '../api.ts';
import { jsonTheme } from './jsonTheme.ts';

export interface JsonExtensionOptions {
  readonly api: Pick<ConsoleApi, 'complete' | 'hover'>;
  /** Name of the editor for whoever does not see it, and the element that says its keys. */
  readonly label: string;
  readonly describedBy: string;
  /** Lets its styles through the page's policy. */
  readonly nonce: string;
}

const colours = HighlightStyle.define([
  { tag: tags.propertyName, color: 'var(--ink)', fontWeight: '600' },
  { tag: tags.string, color: 'var(--ok)' },
  { tag: [tags.number, tags.bool, tags.null], color: 'var(--info)' },
  { tag: [tags.separator, tags.squareBracket, tags.brace], color: 'var(--ink-2)' },
]);

export function jsonExtensions({ api, label, describedBy, nonce }: JsonExtensionOptions): Extension {
  return [
    EditorView.cspNonce.of(nonce),
    EditorView.contentAttributes.of({ tabindex: '0', 'aria-label': label, 'aria-describedby': describedBy }),
    EditorView.lineWrapping,
    lineNumbers(),
    foldGutter(),
    lintGutter(),
    json(),
    syntaxHighlighting(colours),
    jsonTheme,
    bracketMatching(),
    closeBrackets(),
    indentOnInput(),
    highlightActiveLine(),
    highlightSelectionMatches(),
    search({ top: true }),
    autocompletion({ icons: false, override: [createCompletion(api)] }),
    hoverTooltip((view, place) => describe(view, place, api)),
    keymap.of([
      ...closeBracketsKeymap,
      ...completionKeymap,
      ...searchKeymap,
      ...historyKeymap,
      ...foldKeymap,
      ...lintKeymap,
      ...defaultKeymap,
      // Escape sets it free for a moment, so that Tab leaves the editor (WCAG 2.1.2).
      indentWithTab,
    ]),
  ];
}

/** The server is asked once for each word: what may stand there is the same however much of it is typed. */
function createCompletion(api: Pick<ConsoleApi, 'complete'>): CompletionSource {
  let known: { readonly word: string; readonly at: number; readonly found: readonly Completion[] } | null =
    null;
  return async (context) => {
    const { state, pos, explicit } = context;
    const before = context.matchBefore(/"[^"\n]*|\w+/);
    if (!before && !explicit) return null;
    // By what stands before and behind it.
    const word = `${before?.from ?? pos} ${state.doc.length - pos}`;
    if (explicit || known?.word !== word) {
      // Without its ends of lines as the file writes them: places are those of the editor.
      const found = await api.complete(state.doc.toString(), pos).catch(() => null);
      known = found && { word, at: pos, found };
    }
    const shift = pos - (known?.at ?? pos);
    return optionsOf(context, known?.found.map((each) => ({ ...each, to: each.to + shift })) ?? []);
  };
}

function optionsOf(context: CompletionContext, found: readonly Completion[]): CompletionResult | null {
  if (context.aborted || found.length === 0) return null;
  const from = Math.min(...found.map((each) => each.from));
  return {
    from,
    filter: true,
    options: found.map(({ label, insert, from: start, to, detail, kind }) => ({
      label: label.startsWith('"') || kind === 'value' ? label : `"${label}"`,
      displayLabel: label.replaceAll('"', ''),
      ...(detail && { info: detail }),
      type: kind === 'property' ? 'property' : 'constant',
      apply: (view: EditorView) =>
        view.dispatch({
          changes: { from: start, to: Math.max(to, view.state.selection.main.head), insert },
          selection: { anchor: start + insert.length },
          userEvent: 'input.complete',
        }),
    })),
  };
}

async function describe(view: EditorView, place: number, api: Pick<ConsoleApi, 'hover'>) {
  const found = await api.hover(view.state.doc.toString(), place).catch(() => null);
  if (!found) return null;
  return {
    pos: found.from,
    end: found.to,
    create: () => {
      const dom = document.createElement('div');
      dom.textContent = found.text;
      return { dom };
    },
  };
}
