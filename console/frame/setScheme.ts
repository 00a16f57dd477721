const SCHEME = 'preview-scheme';

/** Light or dark, whatever the machine is: the portal's colours follow the colour scheme of its root. */
export function setScheme(scheme: string | null = sessionStorage.getItem(SCHEME)): void {
  if (scheme === null) return;
  sessionStorage.setItem(SCHEME, scheme);
  document.documentElement.style.colorScheme = scheme;
}
