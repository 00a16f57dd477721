import { DOMParser } from '@xmldom/xmldom';
import { converter, formatHex, parse } from 'culori';

const MOST_BYTES = 200_000;
const PAINT = /(?:^|[;{\s])(?:fill|stroke|stop-color|color)\s*:\s*([^;}]+)/g;
const toLch = converter('oklch');

/**
 * The colours of a logo, the most used first: what its shapes are painted with, without white, black and greys.
 * @param svg text of an SVG file
 * @returns `#RRGGBB` in capitals; none when it is no SVG or has no colour
 */
export function coloursOfSvg(svg: string): string[] {
  if (svg.length > MOST_BYTES) return [];
  const counts = new Map<string, number>();
  for (const written of paintsIn(svg)) {
    const colour = parse(written.trim());
    const lch = colour && toLch(colour);
    // Greys, and what is nearly one: they are no brand's colour.
    if (!lch || lch.c < 0.04 || (colour.alpha ?? 1) < 0.5) continue;
    const hex = formatHex(colour).toUpperCase();
    counts.set(hex, (counts.get(hex) ?? 0) + 1);
  }
  return [...counts].sort(([, one], [, other]) => other - one).map(([hex]) => hex);
}

function paintsIn(svg: string): string[] {
  try {
    const document = new DOMParser({ onError: () => undefined }).parseFromString(svg, 'image/svg+xml');
    return [...document.getElementsByTagName('*')].flatMap((element) => {
      const own = ['fill', 'stroke', 'stop-color', 'color'].map((name) => element.getAttribute(name) ?? '');
      const styles = `${element.getAttribute('style') ?? ''};${element.localName === 'style' ? element.textContent : ''}`;
      return [...own, ...[...styles.matchAll(PAINT)].map(([, paint = '']) => paint)];
    });
  } catch {
    return [];
  }
}
