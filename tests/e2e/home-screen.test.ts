/** What a browser makes of the manifest of each tenant, and the sign-in of an app that starts at it. */
import { aPerson, expect, passSignIn, TENANTS, test } from './support/portal.ts';

/** As Chromium has read it (Chrome DevTools Protocol, Page.getAppManifest). */
interface ReadManifest {
  readonly url: string;
  readonly errors: readonly unknown[];
  readonly data?: string;
  readonly manifest?: { readonly startUrl?: string; readonly scope?: string };
}

test('every tenant can be put on a home screen, and signing in from there comes back below its scope, in the same window [LOV-72]', async ({
  page,
  portal,
}) => {
  const devTools = await page.context().newCDPSession(page);
  for (const tenant of TENANTS) {
    await page.goto(`${portal}/${tenant.code}/`);
    const { url, errors, manifest } = (await devTools.send('Page.getAppManifest')) as ReadManifest;
    expect(url).toBe(`${portal}/${tenant.code}/manifest.webmanifest`);
    expect(errors).toEqual([]);
    const { installabilityErrors } = await devTools.send('Page.getInstallabilityErrors');
    // Windows of tests are private ones, in which a whole Chromium installs nothing.
    expect(installabilityErrors.filter(({ errorId }) => errorId !== 'in-incognito')).toEqual([]);
    const scope = `${portal}/${tenant.code}/`;
    expect(manifest).toMatchObject({ scope, startUrl: `${scope}account` });

    const [asked] = await Promise.all([
      page.waitForRequest((request) => request.url().includes('redirect_uri=')),
      page.goto(manifest?.startUrl ?? ''),
    ]);
    expect(new URL(asked.url()).searchParams.get('redirect_uri')).toMatch(new RegExp(`^${scope}`));
    await passSignIn(page, aPerson('ana', tenant.code));
    await expect(page).toHaveURL(manifest?.startUrl ?? '');
    await expect(page.getByRole('main').getByRole('article').first()).toBeVisible();
    expect(page.context().pages()).toHaveLength(1);
    await page.evaluate(() => sessionStorage.clear());
    await page.context().clearCookies();
  }
});
