/** Every screen's definition: for everybody first, then by how much one needs, and last the one for any other address. */
import type { Manifest } from '../runtime/assemble/manifest.ts';
import * as screens from './list.ts';

/** Each stands under its own id, so no two have the same. */
type ById = { readonly [Id in keyof typeof screens]: Manifest & { readonly id: Id } };

const needs = ({ paths: [path], guards }: Manifest) => (path === '*' ? Infinity : guards.length);

export const manifests: readonly Manifest[] = Object.values<Manifest>(screens satisfies ById).sort(
  (one, other) => needs(one) - needs(other),
);
