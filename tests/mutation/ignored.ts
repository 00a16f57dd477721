/**
 * What is not mutated, in one place: what no test of a room could sensibly see. Everything else that lives is killed or
 * named in `equivalents.ts`. Loaded by Stryker as a plugin.
 */

/** The part that counts of a place in the syntax tree (@babel/traverse). */
export interface Place {
  readonly node: { readonly type: string };
  readonly parent?: {
    readonly type: string;
    readonly callee?: { readonly type: string; readonly name?: string };
    readonly name?: { readonly name?: unknown };
  };
}

const TEXTS = ['StringLiteral', 'TemplateLiteral'];
/** What they say is read in a log; whoever acts on them looks at their class, name or code. */
const ERRORS = ['Error', 'TypeError', 'RangeError', 'SessionLost', 'StorageBlocked'];

/** @returns why, or nothing where it is mutated */
export function whyIgnored({ node, parent }: Place): string | undefined {
  if (
    parent?.type === 'NewExpression' &&
    ERRORS.includes(parent.callee?.name ?? '') &&
    TEXTS.includes(node.type)
  )
    return 'The text of an error is for whoever reads a log. That it is thrown, and its class, are mutated.';
  if (parent?.type === 'JSXAttribute' && parent.name?.name === 'className')
    return 'How something looks is seen in pictures and in browser tests: unit tests have no styles.';
  return undefined;
}

export const strykerPlugins = [
  { kind: 'Ignore', name: 'unseen', value: { shouldIgnore: (place: unknown) => whyIgnored(place as Place) } },
];
