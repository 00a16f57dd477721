/** What stands by the pictures of a look. */
export const words = {
  title: 'Before and after',
  show: 'Show before and after',
  hide: 'Hide before and after',
  before: 'Before',
  after: 'After',
  screens: { home: 'Home', person: 'Signed in' },
  /** What a picture is, for who cannot see it; what differs stands in the sentences above. */
  picture: (screen: string, when: string) =>
    `${screen}, ${when.toLowerCase()}: a picture of the portal. What differs is said above.`,
  widths: { 390: 'Phone', 1440: 'Computer' } as Readonly<Record<number, string>>,
};
