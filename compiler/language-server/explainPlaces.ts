import jsonService, { type CompletionList, type Hover, type Position } from 'vscode-json-languageservice';
import type { TextDocument } from 'vscode-languageserver-textdocument';

/** Completion and explanation of what stands at a place, by the schema of the file. */
export interface ExplainPlaces {
  complete(document: TextDocument, position: Position): Promise<CompletionList | null>;
  explain(document: TextDocument, position: Position): Promise<Hover | null>;
}

/** @param schemaOf the schema of a file by its address; null for files of which nothing is known */
export function createExplainPlaces(schemaOf: (uri: string) => object | null): ExplainPlaces {
  const schemas = new Map<object, string>();
  const service = jsonService.getLanguageService({
    schemaRequestService: async (uri) => {
      const known = [...schemas].find(([, name]) => name === uri);
      if (!known) throw new Error(`There is no schema ${uri}.`);
      return JSON.stringify(known[0]);
    },
  });
  /** The service keeps what it has read of a schema by its name. */
  function choose(uri: string): boolean {
    const schema = schemaOf(uri);
    if (!schema) return false;
    const name = schemas.get(schema) ?? `tenant-schema:/${schemas.size}`;
    schemas.set(schema, name);
    service.configure({ validate: false, schemas: [{ uri: name, fileMatch: [uri] }] });
    return true;
  }
  return {
    async complete(document, position) {
      if (!choose(document.uri)) return null;
      return service.doComplete(document, position, service.parseJSONDocument(document));
    },
    async explain(document, position) {
      if (!choose(document.uri)) return null;
      return service.doHover(document, position, service.parseJSONDocument(document));
    },
  };
}
