import { OutcomeUnknown, RegistryUnreachable } from './registry.ts';

/**
 * Does work that writes once, and tells what surely was not done from what may have been.
 * @param work calls `sending` before it sends what is to be written
 * @throws OutcomeUnknown in the place of RegistryUnreachable from then on
 */
export async function tellOutcome<Result>(work: (sending: () => void) => Promise<Result>): Promise<Result> {
  let isSent = false;
  try {
    return await work(() => {
      isSent = true;
    });
  } catch (error) {
    if (isSent && error instanceof RegistryUnreachable) throw new OutcomeUnknown(error.message);
    throw error;
  }
}
