/** Adds a stylesheet and waits until it is there or has failed: the page goes on without it (APP-13). */
export function loadStyles(document: Document, href: string): Promise<void> {
  const link = document.createElement('link');
  link.rel = 'stylesheet';
  link.href = href;
  const { promise, resolve } = Promise.withResolvers<void>();
  link.onload = () => resolve();
  link.onerror = () => resolve();
  document.head.append(link);
  return promise;
}
