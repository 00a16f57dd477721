import type { OriginsExplanation } from './explanations.ts';

/** What is written of a tenant, before defaults. */
export interface Sources {
  readonly own: Source;
  /** The group that the file extends. */
  readonly group: Source | null;
}

interface Source {
  readonly file: string;
  readonly value: unknown;
}

type Block = Readonly<Record<string, unknown>>;

/**
 * Which file says what. A block stands as a whole, unless both files say something of it.
 * @param written with defaults filled in
 */
export function explainOrigins(written: object, { own, group }: Sources): OriginsExplanation {
  const [ofOwn, ofGroup, defaults]: [string[], string[], string[]] = [[], [], []];
  const look = (whole: Block, inOwn: Block, inGroup: Block, before: string): void => {
    for (const [key, value] of Object.entries(whole)) {
      const [mine, shared] = [inOwn[key], inGroup[key]];
      if (isBlock(value) && isBlock(mine) && isBlock(shared)) look(value, mine, shared, `${before}${key}.`);
      else if (Object.hasOwn(inOwn, key)) ofOwn.push(before + key);
      else if (Object.hasOwn(inGroup, key)) ofGroup.push(before + key);
      else defaults.push(before + key);
    }
  };
  look({ ...written }, toBlock(own.value), toBlock(group?.value), '');
  return {
    file: { file: own.file, options: ofOwn },
    group: group && { file: group.file, options: ofGroup },
    defaults,
  };
}

function toBlock(value: unknown): Block {
  return isBlock(value) ? value : {};
}

function isBlock(value: unknown): value is Block {
  return value !== null && typeof value === 'object' && !Array.isArray(value);
}
