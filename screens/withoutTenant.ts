/** The page for a site without a tenant. It belongs to none, so it has no manifest. */
export { default as TenantSwitcher } from './tenant-switcher/TenantSwitcher.tsx';
