import postcss, { type Declaration, type Plugin, type Rule } from 'postcss';
import parseSelectors from 'postcss-selector-parser';

/** What a file of styles names for itself, with the names in the product. */
export interface LocalNames {
  readonly classes: Map<string, string>;
  readonly animations: Map<string, string>;
}

const KEYFRAMES = /^keyframes$/i;
const ANIMATION = /^animation(?:-name)?$/i;

/**
 * Gives the classes and animations of a file of styles other names.
 * @param names filled with what is found
 * @param nameOf the name in the product of what is met first
 */
export function renameLocals(names: LocalNames, nameOf: (name: string) => string): Plugin {
  const rename = (known: Map<string, string>, name: string) => {
    const renamed = known.get(name) ?? nameOf(name);
    known.set(name, renamed);
    return renamed;
  };
  const selectors = parseSelectors((root) => {
    root.walkClasses((each) => {
      each.value = rename(names.classes, each.value);
    });
  });
  return {
    postcssPlugin: 'rename-locals',
    Once(root) {
      // Styles may name an animation above the place where it stands.
      const own = new Set<string>();
      root.walkAtRules(KEYFRAMES, ({ params }) => void own.add(params));
      const ofAnimation = (name: string) => (own.has(name) ? rename(names.animations, name) : name);
      root.walk((node) => {
        if (node.type === 'rule' && !isStep(node)) node.selector = selectors.processSync(node.selector);
        else if (node.type === 'decl' && ANIMATION.test(node.prop))
          node.value = renameWords(node, ofAnimation);
        else if (node.type === 'atrule' && KEYFRAMES.test(node.name)) node.params = ofAnimation(node.params);
      });
    },
  };
}

/** Of an animation: that is no selector. */
function isStep({ parent }: Rule): boolean {
  return parent?.type === 'atrule' && 'name' in parent && KEYFRAMES.test(String(parent.name));
}

function renameWords({ value }: Declaration, rename: (name: string) => string): string {
  const { comma, space } = postcss.list;
  return comma(value)
    .map((animation) => space(animation).map(rename).join(' '))
    .join(', ');
}
