/** What of Trusted Types is used here; no type of the browser's own library. */
interface TrustedTypes {
  createPolicy<Given extends object>(name: string, rules: Given): Given;
}

/** The portal's own files, and nothing else. */
const BUILT = /^\/static\/[\w./-]+\.js$/;

let policy: { createScriptURL(address: string): string } | null = null;

/**
 * Loads a module, once in each document. By an element that a script has made: the policy of pages trusts those, and no
 * `import()` of a script that stands in the page itself.
 */
export function runModule(address: string): Promise<void> {
  policy ??= createPolicy();
  const script = document.createElement('script');
  script.type = 'module';
  const { promise, resolve, reject } = Promise.withResolvers<void>();
  script.onload = () => resolve();
  script.onerror = () => reject(new Error(`${address} could not be loaded.`));
  script.src = policy.createScriptURL(address);
  document.head.append(script);
  return promise.finally(() => script.remove());
}

/** Under the name that the script of a published page takes for the same; an empty page has no such script. */
function createPolicy() {
  const rules = {
    createScriptURL(address: string) {
      if (!BUILT.test(address)) throw new TypeError('address');
      return address;
    },
  };
  return (window as { trustedTypes?: TrustedTypes }).trustedTypes?.createPolicy('boot', rules) ?? rules;
}
