import postcss, { type ChildNode, type Rule } from 'postcss';
import type { StylePiece } from '../publish/build/buildInfo.ts';

/** Rules that may stand in a condition, which is then each one's own. */
const CONDITIONS = /^(?:media|supports)$/;

/** A stylesheet rule by rule, each with the classes that it is about, so that a page can hold those that it needs. */
export function stylePieces(css: string): StylePiece[] {
  return postcss.parse(css).nodes.flatMap((node) => {
    if (node.type !== 'atrule' || !CONDITIONS.test(node.name)) return [pieceOf(node)];
    const within = `@${node.name}${node.raws.afterName ?? ''}${node.params}`;
    return (node.nodes ?? []).map((inner) => ({ ...pieceOf(inner), within }));
  });
}

function pieceOf(node: ChildNode): StylePiece {
  return { css: node.toString(), needs: node.type === 'rule' ? node.selectors.map(classesOf) : [] };
}

/** Those that all have to be there for a selector to say anything: not what it excludes, and not one of several. */
function classesOf(selector: Rule['selector']): string[] {
  const plain = selector.replace(/:(?:not|is|where|has)\([^)]*\)/g, '');
  return [...plain.matchAll(/\.([\w-]+)/g)].map(([, name = '']) => name);
}
