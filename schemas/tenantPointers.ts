/** Places in a tenant, as JSON pointers (RFC 6901), inferred from the tenant's type; `*` stands for any one key. */
import type { Tenant } from './tenant.gen.ts';

export type TenantPointer = PointerIn<Tenant>;

type PointerIn<Value> = Value extends readonly (infer Item)[]
  ? Below<'*', Item>
  : Value extends object
    ? {
        [Key in keyof Value & string]-?: Below<string extends Key ? '*' : Key | '*', Value[Key]>;
      }[keyof Value & string]
    : never;

type Below<Key extends string, Value> = `/${Key}` | `/${Key}${PointerIn<NonNullable<Value>>}`;
