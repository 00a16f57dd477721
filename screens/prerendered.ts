/** The screen that is prerendered when a tenant is published, and hydrated in the browser. */
export { default as Home } from './home/Home.tsx';
export { default as manifest } from './home/manifest.ts';
