/** The screen that is drawn when a tenant is published, and brought to life in the browser. */
export { default as Home } from './home/Home.tsx';
export { default as manifest } from './home/manifest.ts';
