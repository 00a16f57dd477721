import type { Page } from 'playwright';

/** A page as its program has rendered it, as one document with its styles in it, in the form of a prerendered one. */
export function captureTwin(page: Page): Promise<string> {
  return page.evaluate(async () => {
    const sheets = [...document.styleSheets].map(({ ownerNode, href }) =>
      href ? fetch(href).then((answer) => answer.text()) : (ownerNode?.textContent ?? ''),
    );
    const styles = (await Promise.all(sheets)).map((text) => `<style>${text}</style>`).join('');
    const meta = [...document.querySelectorAll('meta[name=viewport]')].map((each) => each.outerHTML).join('');
    const { lang, className } = document.documentElement;
    const root = document.getElementById('root')?.innerHTML ?? '';
    return `<!doctype html><html lang="${lang}" class="${className}"><head><meta charset="utf-8">${meta}<title>Twin</title>${styles}</head><body><div id="root">${root}</div>\n<template ></template></body></html>`;
  });
}
