import { Loader, type ScreenLoader, useWords } from '#runtime';

/**
 * /logout ends the session here and at the provider (SES-10 to SES-13); a visitor goes to the end screen at
 * once: home, unless the tenant says otherwise (GRD-10).
 */
export const loader: ScreenLoader = async ({ portal }) => {
  await portal.signOut();
  return new Promise<never>(() => {
    // Never settles: the page is being left.
  });
};

export default function Logout() {
  const { t } = useWords();
  return <Loader label={t('signingOut')} />;
}
