const SCRIPTS = [/\p{Script=Latin}/u, /\p{Script=Cyrillic}/u, /\p{Script=Greek}/u];

/** Whether one part of an address has letters of two alphabets: allowed, but worth a second look (threat F7). */
export function hasMixedScripts(address: string): boolean {
  return address.split(/[@.]/).some((part) => SCRIPTS.filter((script) => script.test(part)).length > 1);
}
