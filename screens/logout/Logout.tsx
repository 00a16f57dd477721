import { type Enter, Loader, useWords } from '#runtime';

/** /logout ends the session here and at the provider (spec section 4); a visitor ends at home (GRD-10). */
export const enter: Enter = async ({ portal }) => {
  await portal.signOut();
  return new Promise<never>(() => {
    // Never settles: the page is being left.
  });
};

export default function Logout() {
  const { t } = useWords();
  return <Loader label={t('signingOut')} />;
}
