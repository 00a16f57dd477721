/** What runs in the page of a browser that WebDriver speaks to: each function may use nothing of this module but its arguments. */

type Queries = Readonly<Record<'queryAllByRole' | 'queryAllByLabelText', (...args: unknown[]) => Element[]>>;

/**
 * @param role of ARIA, or `label` for the field that a label names
 * @param name exactly; null for any
 * @returns those that can be seen and pressed, in the order of the page: an open dialog stands before all others
 */
export function findShown(role: string, name: string | null): Element[] {
  const { queryAllByRole, queryAllByLabelText } = Reflect.get(window, 'TestingLibraryDom') as Queries;
  const { body } = document;
  const found =
    role === 'label'
      ? // Labels are read with plain spaces.
        queryAllByLabelText(body, name?.replaceAll('\u00a0', ' '))
      : queryAllByRole(body, role, name === null ? {} : { name });
  const dialog = document.querySelector('dialog:modal');
  return found.filter(
    (element) =>
      element.checkVisibility({ visibilityProperty: true }) && (dialog === null || dialog.contains(element)),
  );
}

/** What the portal keeps of the person's cards in this tab; null until they have come. */
export function readCards(): string | null {
  const key = Object.keys({ ...sessionStorage }).find((each) => each.endsWith('|cards'));
  return key ? sessionStorage.getItem(key) : null;
}

/** Nobody is asked for consent: the question would stand over every page. */
export function refuseConsent(): void {
  localStorage.setItem('portal-consent', 'refused');
}

/** From now on, what the page complains of is kept for `takeComplaints`. */
export function watchComplaints(): void {
  if ('complaintsOfTheTest' in window) return;
  const complaints: string[] = [];
  Object.assign(window, { complaintsOfTheTest: complaints });
  addEventListener('error', ({ message, filename }) => complaints.push(`${message} ${filename}`));
  addEventListener('unhandledrejection', ({ reason }) => complaints.push(String(reason)));
  addEventListener('securitypolicyviolation', ({ effectiveDirective, blockedURI }) =>
    complaints.push(`${effectiveDirective} forbids ${blockedURI}`),
  );
}
