import type { Shape } from './shape.ts';

/**
 * The least that a new value needs: the keys that have to be there, empty as far as they can be, so that what is left to
 * fill in is told as a problem.
 * @param language whose text a text by language begins with
 */
export function skeletonOf(shape: Shape, language: string): unknown {
  const { kind, node, members, item, ways, isNullable, fallback } = shape;
  if (fallback !== undefined && fallback !== null) return fallback;
  switch (kind) {
    case 'block': {
      const needed = Object.entries(members).filter(([, member]) => member.isRequired);
      return Object.fromEntries(needed.map(([key, member]) => [key, skeletonOf(member, language)]));
    }
    case 'list':
      return [];
    case 'map':
      return isByLanguage(shape) && item ? { [language]: skeletonOf(item, language) } : {};
    case 'union':
      return ways[0] ? skeletonOf(ways[0], language) : null;
    case 'dated':
      return item ? skeletonOf(item, language) : null;
    case 'choice':
    case 'positions':
      return node.enum?.find((each) => each !== null);
    case 'boolean':
      return false;
    case 'number':
      return node.minimum ?? 0;
    default:
      return isNullable ? null : '';
  }
}

/** Whether the keys of a map are languages. */
export function isByLanguage({ kind, node }: Shape): boolean {
  return kind === 'map' && (node.propertyNames?.pattern?.startsWith('^[a-z]{2,3}(-[A-Z]') ?? false);
}
