import type { Tenant } from '../../schemas/tenant.gen.ts';
import { editText } from '../drafts/editText.ts';
import { listInherited } from '../drafts/openPoints.ts';
import { ownDifferences } from '../drafts/ownDifferences.ts';
import { CannotCreate } from '../newTenant.ts';
import { adaptCopy } from './adaptCopy.ts';
import type { Answers } from './answers.ts';
import { closestTenant, type Original } from './closestTenant.ts';
import { type Decided, decide, type Prefilled } from './decide.ts';
import { listSilentCopies, type SilentCopy } from './silentCopies.ts';

export interface PlanOptions {
  readonly originals: readonly Original[];
  /** Languages with a words file, and whether all texts are there. */
  readonly words: ReadonlyMap<string, boolean>;
  /** Ids of screens by the feature that offers them. */
  readonly screens: readonly { readonly id: string; readonly feature?: string }[];
}

/** A new tenant file that nobody has written yet. */
export interface PlannedTenant {
  readonly code: string;
  /** Code of the tenant that it is a copy of. */
  readonly from: string;
  readonly text: string;
  /** What does not stand there as copied, and where it is from. */
  readonly prefilled: readonly Prefilled[];
  /** What stands there as copied, though nobody was asked about it. */
  readonly silent: readonly SilentCopy[];
  readonly decided: Decided;
}

/**
 * The file of a new tenant: a copy of the closest one, with all that public data and the answers say put in, and a list
 * of what is still the original's.
 * @throws CannotCreate in words, when an answer names something that does not exist
 */
export function planTenant(answers: Answers, options: PlanOptions): PlannedTenant {
  const decided = decide(answers, options.words);
  const { code, country, languages, currency } = decided;
  const wanted = { country: country.code, languages: languages.wanted, currency };
  const original =
    answers.from === undefined
      ? closestTenant(options.originals, wanted)
      : options.originals.find((each) => each.code === answers.from);
  if (!original) {
    const codes = options.originals.map((each) => each.code).join(', ');
    throw new CannotCreate(
      answers.from === undefined
        ? 'There is no tenant file to begin with.'
        : `There is no tenant "${answers.from}" to copy; there are ${codes}.`,
    );
  }
  const { value, prefilled, settled } = adaptCopy(original, decided, answers, options);
  const tenant = value as Tenant;
  const edits = [...ownDifferences(tenant, original.code, code)];
  const copy = editText(
    JSON.stringify(value, null, 2),
    edits.map(([pointer, each]) => ({ pointer, value: each })),
  );
  const written = JSON.parse(copy) as Readonly<Record<string, unknown>>;
  const { from, unconfirmed } = listInherited(written, original.code);
  const open = Object.entries(unconfirmed).filter(
    ([pointer]) => !settled.some((each) => pointer === each || pointer.startsWith(`${each}/`)),
  );
  const whole =
    open.length === 0 ? written : { ...written, inherited: { from, unconfirmed: Object.fromEntries(open) } };
  // An answer about one feature says nothing of the others, which stand in the same block.
  const answered = Object.keys(answers.features ?? {}).map((feature) => `/features/${feature}`);
  const places = settled.filter((pointer) => pointer !== '/features');
  const told = [...places, ...answered, ...Object.keys(unconfirmed), ...edits.map(([pointer]) => pointer)];
  const silent = listSilentCopies(written, told);
  return { code, from, text: `${JSON.stringify(whole, null, 2)}\n`, prefilled, silent, decided };
}
