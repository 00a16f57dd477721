import { joinPointer } from '../../../compiler/problem.ts';
import { followRef, isDated, type SchemaNode, tenantSchema } from '../../../compiler/tenantSchema.ts';

/** One option of a tenant file. */
export interface Option {
  readonly pointer: string;
  readonly description: string;
  readonly isDated: boolean;
}

/** Deeper ones are members of lists and of blocks by language or product, which have no one place. */
const MOST_KEYS = 5;

/** Every option that has one place in the file, in the order of the schema. */
const OPTIONS: readonly Option[] = listOptions(tenantSchema, '');

function listOptions(node: SchemaNode, pointer: string): Option[] {
  const { properties = {}, anyOf = [] } = followRef(node);
  const branches = anyOf.flatMap((branch) => Object.entries(followRef(branch).properties ?? {}));
  if (pointer.split('/').length > MOST_KEYS) return [];
  return [...Object.entries(properties), ...branches]
    .filter(([, option]) => option['x-successor'] === undefined)
    .flatMap(([key, option]) => {
      const place = joinPointer(pointer, key);
      const { description = followRef(option).description ?? '' } = option;
      return [{ pointer: place, description, isDated: isDated(option) }, ...listOptions(option, place)];
    });
}

/** Options with every word of the text in their name or their description; those with it in the name first. */
export function searchOptions(text: string, options: readonly Option[] = OPTIONS): Option[] {
  const words = fold(text).split(/\s+/).filter(Boolean);
  if (words.length === 0) return [];
  const found = options.flatMap((option) => {
    const name = fold(option.pointer);
    const all = `${name} ${fold(option.description)}`;
    if (!words.every((word) => all.includes(word))) return [];
    const last = name.slice(name.lastIndexOf('/') + 1);
    const rank = words.every((word) => last.includes(word))
      ? 0
      : words.every((word) => name.includes(word))
        ? 1
        : 2;
    return [{ option, rank }];
  });
  return found.sort((one, other) => one.rank - other.rank).map(({ option }) => option);
}

/** `showExpiry` is found by `show expiry` too. */
function fold(text: string): string {
  const apart = text.replaceAll(/([a-z])([A-Z])/g, '$1 $2');
  return `${text} ${apart}`.toLowerCase();
}
