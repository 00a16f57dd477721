export type PasswordStrength = 'weak' | 'good' | 'strong';

/** Unpredictable characters of a good and of a strong password: NIST SP 800-63B and ASVS 6.2 count on length above all. */
const GOOD = 10;
const STRONG = 14;
/** A character that has come this often before adds nothing. */
const FREE_REPEATS = 2;

/** How hard a password is to guess, roughly: a hint beside the rules, and never one of them (threat K7). Pure. */
export function passwordStrength(password: string): PasswordStrength {
  const unpredictable = countUnpredictable([...password]);
  return unpredictable >= STRONG ? 'strong' : unpredictable >= GOOD ? 'good' : 'weak';
}

/** Leaves out what follows from the character before, as in `aaa`, `abc` and `321`, and what comes again and again. */
function countUnpredictable(characters: readonly string[]): number {
  return characters.filter((character, index) => {
    const step = (character.codePointAt(0) ?? 0) - (characters[index - 1]?.codePointAt(0) ?? Number.NaN);
    const before = characters.slice(0, index).filter((each) => each === character).length;
    return !(Math.abs(step) <= 1) && before < FREE_REPEATS;
  }).length;
}
