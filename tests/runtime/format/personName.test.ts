import { describe, expect, it } from 'vitest';
import { type NameOptions, personName } from '../../../runtime/format/personName.ts';

const GIVEN_FIRST: NameOptions = { order: 'givenFirst', joined: 'spaced', calledBy: 'given' };
const HUNGARIAN: NameOptions = { ...GIVEN_FIRST, order: 'familyFirst' };
const JAPANESE: NameOptions = { order: 'familyFirst', joined: 'together', calledBy: 'family' };

describe('what a person is called', () => {
  it.each([
    [GIVEN_FIRST, 'Ana', 'Petrova', 'Ana Petrova', 'AP', 'Ana'],
    [GIVEN_FIRST, 'їжак', '', 'їжак', 'Ї', 'їжак'],
    [GIVEN_FIRST, '𠮷', 'x', '𠮷 x', '𠮷X', '𠮷'],
    [HUNGARIAN, 'Ilona', 'Kovács', 'Kovács Ilona', 'KI', 'Ilona'],
    [{ ...HUNGARIAN, calledBy: 'full' as const }, 'Ilona', 'Kovács', 'Kovács Ilona', 'KI', 'Kovács Ilona'],
    [JAPANESE, '太郎', '山田', '山田太郎', '山太', '山田'],
    [JAPANESE, 'さくら', '佐々木', '佐々木さくら', '佐さ', '佐々木'],
    [JAPANESE, 'Taro', 'Yamada', 'Yamada Taro', 'YT', 'Yamada'],
    [JAPANESE, 'マリア', 'Silva', 'Silva マリア', 'Sマ', 'Silva'],
    // No capitals: those of Georgian are for whole words.
    [GIVEN_FIRST, 'ნინო', 'გელაშვილი', 'ნინო გელაშვილი', 'ნგ', 'ნინო'],
    // One name alone is the whole name, whichever it is.
    [JAPANESE, 'Suharto', '', 'Suharto', 'S', 'Suharto'],
    [GIVEN_FIRST, '', '', '', '', ''],
  ])('%j: %s, %s', (options, firstName, lastName, full, initials, called) => {
    expect(personName({ firstName, lastName }, options)).toEqual({ full, initials, called });
  });
});
