/** Which colours of the theme an element wears, read from what the browser has computed. */

/** By the colour as the browser writes it: several roles may look alike. */
type Names = ReadonlyMap<string, readonly string[]>;

/** Roles that a tenant's colours are seen in. Texts and surfaces have but a tinge of them. */
const SEEN = /^(?:brand|accent|on-brand|card)(?:-|$)/;

let known: { readonly scheme: string; readonly names: Names } | null = null;

export function coloursOf(element: Element): string[] {
  const { color, backgroundColor, backgroundImage, borderTopColor, borderTopWidth, fill } =
    getComputedStyle(element);
  const worn = [color, backgroundColor, ...(borderTopWidth === '0px' ? [] : [borderTopColor])];
  if (element instanceof SVGElement) worn.push(fill);
  const names = namesOf();
  const plain = worn.flatMap((each) => names.get(each) ?? []);
  const blended = [...names].flatMap(([colour, own]) => (backgroundImage.includes(colour) ? own : []));
  return [...new Set([...plain, ...blended])];
}

function namesOf(): Names {
  const scheme = getComputedStyle(document.documentElement).colorScheme;
  if (known?.scheme !== scheme) known = { scheme, names: probeNames() };
  return known.names;
}

/** Asks the browser for each colour that the stylesheets name at the root. */
function probeNames(): Names {
  const probe = document.createElement('span');
  document.body.append(probe);
  const names = new Map<string, string[]>();
  for (const name of listProperties()) {
    probe.style.color = `var(--${name})`;
    const colour = getComputedStyle(probe).color;
    names.set(colour, [...(names.get(colour) ?? []), name]);
  }
  probe.remove();
  return names;
}

function listProperties(): ReadonlySet<string> {
  const names = new Set<string>();
  const read = (rules: CSSRuleList): void => {
    for (const rule of rules) {
      if (rule instanceof CSSStyleRule)
        for (const name of rule.style) {
          if (name.startsWith('--') && SEEN.test(name.slice(2))) names.add(name.slice(2));
        }
      if (rule instanceof CSSGroupingRule) read(rule.cssRules);
    }
  };
  for (const sheet of document.styleSheets) read(sheet.cssRules);
  return names;
}
