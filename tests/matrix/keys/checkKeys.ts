/**
 * Every key counts: each key of the schema is given another valid value, and at least one thing that a
 * holder or the host sees has to be different. That a key is handed on to the browser does not count.
 */
import type { SchemaNode } from '../../../compiler/tenantSchema.ts';
import { type Check, createRecorder } from '../check.ts';
import { type Baseline, keysOf } from './baseline.ts';
import { isNamed } from './isNamed.ts';
import { exceptionOf } from './keyExceptions.ts';
import type { Around } from './observeModel.ts';
import { wholeNode } from './schemaOf.ts';
import { type Effort, tryKey } from './tryKey.ts';

export interface KeyOptions {
  /** Which keys are tried; all unless given. */
  readonly only?: (name: string) => boolean;
  readonly onDone?: (name: string) => void;
}

/** How much is tried of a key that no effect is looked for. */
const FEW: Effort = { values: 1, screens: 8 };

export async function checkKeys(
  around: Around,
  baselines: readonly Baseline[],
  { only = () => true, onDone }: KeyOptions = {},
): Promise<readonly Check[]> {
  const record = createRecorder('keys', 'schema');
  for (const [name, places] of keysOf(baselines)) {
    if (!only(name)) continue;
    const place = { key: name };
    if (isFixed(places[0]?.node ?? {})) {
      onDone?.(name);
      record.report(place, 'the schema allows one value alone', 'notApplicable');
      continue;
    }
    const exception = exceptionOf(name);
    // Of an exception it is told when it is one no longer, where that shows soon.
    const { effect, isRead, isChangeable } = await tryKey(places, around, exception && FEW);
    onDone?.(name);
    const title = 'another value makes a difference';
    if (effect !== null && exception) {
      const reported = { expected: 'no effect without a browser', actual: effect };
      record.report(place, 'is an exception no longer', 'toCheck', reported);
    } else if (effect !== null) {
      record.report(place, title, 'passed', { actual: effect });
    } else if (!isChangeable) {
      record.report(place, title, 'failed', { expected: 'a second valid value', actual: 'none was found' });
    } else if (exception?.kind === 'onPurpose') {
      record.report(place, exception.reason, 'notApplicable');
    } else if (exception?.kind === 'browser' && (isRead || isNamed(name))) {
      record.report(place, `read; only a browser shows it: ${exception.reason}`, 'passed');
    } else {
      const actual = isRead ? 'it is read, and nothing differs' : 'nothing reads it';
      record.report(place, title, 'failed', {
        expected: 'something that a holder or the host sees differs',
        actual,
      });
    }
  }
  return record.checks;
}

function isFixed(node: SchemaNode): boolean {
  const { minimum, maximum } = wholeNode(node);
  return minimum !== undefined && minimum === maximum;
}
