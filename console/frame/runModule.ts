import { trusted } from './trusted.ts';

/**
 * Loads a module, once in each document. By an element that a script has made: the policy of pages trusts those, and no
 * `import()` of a script that stands in the page itself.
 */
export function runModule(address: string): Promise<void> {
  const script = document.createElement('script');
  script.type = 'module';
  const { promise, resolve, reject } = Promise.withResolvers<void>();
  script.onload = () => resolve();
  script.onerror = () => reject(new Error(`${address} could not be loaded.`));
  script.src = trusted().createScriptURL(address);
  document.head.append(script);
  return promise.finally(() => script.remove());
}
