import { EditorView } from '@codemirror/view';

/** The editor in the portal's tokens, which know light and dark. */
export const jsonTheme = EditorView.theme({
  '&': { height: '100%', fontSize: '0.8125rem', backgroundColor: 'var(--surface)', color: 'var(--ink)' },
  // The ring stands around all of the editor, its gutters included (JsonView.module.css).
  '&.cm-focused, .cm-content': { outline: 'none' },
  '.cm-scroller': {
    fontFamily: 'ui-monospace, "Noto Sans Mono", "DejaVu Sans Mono", monospace',
    lineHeight: '1.65',
    overflow: 'auto',
  },
  '.cm-content': { caretColor: 'var(--ink)', paddingBlock: '0.75rem' },
  '.cm-gutters': { backgroundColor: 'var(--surface)', color: 'var(--ink-2)', border: '0' },
  '.cm-activeLine, .cm-activeLineGutter': { backgroundColor: 'var(--brand-wash)' },
  '.cm-selectionMatch': { backgroundColor: 'var(--accent-soft)' },
  '.cm-matchingBracket, &.cm-focused .cm-matchingBracket': {
    backgroundColor: 'var(--brand-wash-strong)',
    outline: '1px solid var(--brand-line)',
  },
  '.cm-searchMatch': { backgroundColor: 'var(--warn-wash)', outline: '1px solid var(--warn)' },
  '.cm-searchMatch-selected': { backgroundColor: 'var(--accent-soft)' },
  '.cm-foldPlaceholder': {
    backgroundColor: 'var(--surface-3)',
    border: '1px solid var(--line)',
    color: 'var(--ink-2)',
    paddingInline: '0.4em',
  },
  '.cm-panels': { backgroundColor: 'var(--canvas)', color: 'var(--ink)' },
  '.cm-panels.cm-panels-top': { borderBottom: '1px solid var(--line)' },
  '.cm-panel.cm-search': { padding: '0.5rem 2.5rem 0.5rem 0.75rem', fontSize: '0.875rem' },
  '.cm-panel.cm-search label': { fontSize: '0.875rem' },
  '.cm-textfield': {
    minHeight: '2rem',
    fontSize: '0.875rem',
    border: '1px solid var(--line-control)',
    borderRadius: '0.4rem',
    backgroundColor: 'var(--surface)',
    color: 'var(--ink)',
  },
  '.cm-button': {
    minHeight: '2rem',
    fontSize: '0.875rem',
    backgroundImage: 'none',
    backgroundColor: 'var(--surface)',
    border: '1px solid var(--line-control)',
    borderRadius: '0.4rem',
    color: 'var(--ink)',
  },
  '.cm-panel.cm-search [name="close"]': { minWidth: '2rem', minHeight: '2rem', color: 'var(--ink)' },
  '.cm-tooltip': {
    backgroundColor: 'var(--surface)',
    color: 'var(--ink)',
    border: '1px solid var(--line-control)',
    borderRadius: '0.6rem',
    boxShadow: 'var(--shadow-3)',
  },
  '.cm-tooltip-hover, .cm-completionInfo': {
    maxWidth: 'min(28rem, 90vw)',
    padding: '0.5rem 0.75rem',
    fontFamily: 'var(--font-text)',
    fontSize: '0.875rem',
    whiteSpace: 'pre-wrap',
  },
  '.cm-tooltip-autocomplete > ul > li': { padding: '0.25rem 0.6rem', lineHeight: '1.5' },
  '.cm-tooltip-autocomplete > ul > li[aria-selected]': {
    backgroundColor: 'var(--brand-solid)',
    color: 'var(--on-brand)',
  },
  '.cm-diagnostic': { padding: '0.4rem 0.75rem', fontFamily: 'var(--font-text)', fontSize: '0.875rem' },
  '.cm-diagnostic-error': { borderInlineStart: '4px solid var(--bad)' },
  '.cm-diagnostic-warning': { borderInlineStart: '4px solid var(--warn)' },
});
