/** What an editor of JSON offers while somebody types: names and values of the schema, and what an option means. */
import {
  type CompletionItem,
  getLanguageService,
  type JSONSchema,
  type MarkupContent,
  type TextEdit,
} from 'vscode-json-languageservice';
import { TextDocument } from 'vscode-languageserver-textdocument';
import { fileSchema } from '../../compiler/fileSchema.ts';
import type { Completion, Hover, Refusal } from './answers.ts';
import { readBody, readOffset } from './callValues.ts';
import type { ConsoleRoutes } from './consoleContext.ts';

const SCHEMA_URI = 'console://tenant-file.schema.json';
const FILE_URI = 'console://tenant.json';

/** Of `CompletionItemKind`: the one of a key. */
const PROPERTY_KIND = 10;

export const jsonHelp: ConsoleRoutes = (app) => {
  const service = getLanguageService({});
  service.configure({
    validate: false,
    schemas: [{ uri: SCHEMA_URI, fileMatch: [FILE_URI], schema: forEditors(fileSchema) }],
  });
  const read = (body: unknown) => {
    const [text, offset] = [readBody(body, 'text'), readOffset(body, 'offset')];
    if (text === null || offset === null) return null;
    const file = TextDocument.create(FILE_URI, 'json', 1, text);
    return { file, position: file.positionAt(offset), json: service.parseJSONDocument(file) };
  };

  app.post('/api/complete', async (request, reply) => {
    const asked = read(request.body);
    if (!asked) return reply.code(400).send(INVALID);
    const { file, position, json } = asked;
    const found = await service.doComplete(file, position, json);
    return (found?.items ?? []).flatMap((item) => toCompletion(item, file));
  });

  app.post('/api/hover', async (request, reply) => {
    const asked = read(request.body);
    if (!asked) return reply.code(400).send(INVALID);
    const { file, position, json } = asked;
    const found = await service.doHover(file, position, json);
    if (!found?.range) return { hover: null };
    const hover: Hover = {
      from: file.offsetAt(found.range.start),
      to: file.offsetAt(found.range.end),
      text: plainText(found.contents),
    };
    return { hover: hover.text === '' ? null : hover };
  });
};

/**
 * The schema as the library reads it: an option that may be given by dates is the one or the other, since of `else` it
 * offers nothing while somebody types.
 */
function forEditors(schema: object): JSONSchema {
  return JSON.parse(JSON.stringify(schema), (_, node: JSONSchema) => {
    if (!node?.then || !node.else) return node;
    const { if: _condition, then, else: plain, ...rest } = node;
    return { ...rest, anyOf: [plain, then] };
  });
}

const INVALID: Refusal = { error: 'The console did not understand this call.', code: 'invalid' };

function toCompletion(item: CompletionItem, file: TextDocument): Completion[] {
  const edit = item.textEdit;
  if (!edit || !('range' in edit)) return [];
  const { range, newText }: TextEdit = edit;
  return [
    {
      label: item.label,
      insert: withoutPlaces(newText),
      from: file.offsetAt(range.start),
      to: file.offsetAt(range.end),
      detail: plainText(item.documentation ?? ''),
      kind: item.kind === PROPERTY_KIND ? 'property' : 'value',
    },
  ];
}

/** Texts come with places to jump to, such as `"$1"`, and with signs of theirs escaped that are meant as they stand. */
function withoutPlaces(text: string): string {
  const meant = (piece: string) => piece.replaceAll(/\\([\\$}])/g, '$1');
  return text.replaceAll(
    /\\([\\$}])|\$(?:\d|\{\d+(?::((?:\\.|[^}\\])*))?\})/g,
    (_, sign?: string, given?: string) => sign ?? meant(given ?? ''),
  );
}

/** Descriptions are plain; the library escapes them for Markdown, with a rule between parts. */
function plainText(contents: unknown): string {
  const parts = Array.isArray(contents) ? contents : [contents];
  return parts
    .map((part: string | MarkupContent) => (typeof part === 'string' ? part : part.value))
    .join('\n\n')
    .replaceAll(/\\([\\`*_{}[\]()#+\-.!|<>&])/g, '$1')
    .trim();
}
