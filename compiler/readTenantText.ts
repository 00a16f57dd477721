import type { Tenant } from '../schemas/tenant.gen.ts';
import { listOpenPoints } from './drafts/openPoints.ts';
import { type Groups, NO_GROUPS } from './groupFiles.ts';
import { extendGroup } from './groups/extendGroup.ts';
import { takeOldKeys } from './migrate/successors.ts';
import { parseSource } from './parseSource.ts';
import { type Finding, type Problem, placeFinding, sortProblems } from './problem.ts';
import type { SchemaNode } from './tenantSchema.ts';

export interface ReadOptions {
  /** The file's content: text, or bytes when their encoding is to be checked as well. */
  readonly text: string | Uint8Array;
  /** How problems call the file. */
  readonly file: string;
  /** Of the portal. */
  readonly version: string;
  /** Says which keys have a successor; that of the portal unless given. */
  readonly schema?: SchemaNode;
  /** What files may extend; none unless given. */
  readonly groups?: Groups;
}

/** A file as it is read, together with its group, before anything is checked. */
interface ReadText {
  /** Of both, without defaults. */
  readonly value: unknown;
  /** Whether the value is all that is meant, and so can be checked. */
  readonly isWhole: boolean;
  readonly isDraft: boolean;
  /** What is still as it was inherited. */
  readonly open: readonly Finding[];
  /** Of the reading itself. */
  readonly findings: readonly Finding[];
  readonly doubts: readonly Finding[];
  /** Of the group by itself. */
  readonly shared: { readonly problems: readonly Problem[]; readonly warnings: readonly Problem[] };
  /** Findings with their places in the text of the one or the other. */
  place(findings: readonly Finding[]): Problem[];
}

/** Reads the file once more: the places of every value, and whatever else is known of it, are too much to keep. */
export function placeLater({ text, file, version, schema, groups }: ReadOptions): ReadText['place'] {
  const kept: ReadOptions = { text, file, version, ...(schema && { schema }), ...(groups && { groups }) };
  return (findings) => readTenantText(kept).place(findings);
}

export function readTenantText({ text, file, groups = NO_GROUPS, ...options }: ReadOptions): ReadText {
  const { document, findings } = parseSource(text);
  const own = document?.value;
  // Of the file as written: the checks fill defaults in.
  const open = listOpenPoints(own);
  const taken = takeOldKeys(own, options);
  const { value, isWhole, placeInGroup, ...extended } = extendGroup(own, groups, options);
  return {
    value,
    isWhole: isWhole && document !== null,
    isDraft: (own as Partial<Tenant> | null | undefined)?.status === 'draft',
    open,
    findings: [...findings, ...taken.problems, ...extended.findings],
    doubts: taken.warnings,
    shared: extended,
    place(found) {
      const problems = found.map((finding): Problem => {
        const { isAboutKey, at } = finding;
        const inGroup = at ? null : placeInGroup(finding);
        if (inGroup) return inGroup;
        const pointer = taken.placeInFile(finding.pointer);
        const position = at ?? document?.positionOf(pointer, isAboutKey) ?? { line: 1, column: 1 };
        return placeFinding({ ...finding, pointer }, file, position);
      });
      return sortProblems(problems);
    },
  };
}
