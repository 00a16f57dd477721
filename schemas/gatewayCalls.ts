/** The calls of the gateway as its document names them: what each takes, inferred from the generated types. */
import type { components, paths } from './gateway.gen.ts';

/** What the gateway's document defines, by name. */
export type GatewaySchemas = components['schemas'];

type Method = 'get' | 'put' | 'post' | 'delete' | 'patch';

/** Method and path template, such as `GET /users/{user}`. */
export type GatewayCall = {
  [Path in keyof paths]: {
    [Each in Method]: [Extract<paths[Path][Each], object>] extends [never]
      ? never
      : `${Uppercase<Each>} ${Path}`;
  }[Method];
}[keyof paths];

type OperationOf<Call extends GatewayCall> = Call extends `${infer Verb} ${infer Path extends keyof paths}`
  ? Extract<paths[Path][Lowercase<Verb> & Method], object>
  : never;

/** What the segments of the path take, in order: one text for each segment that holds a parameter. */
export type PathValues<Call extends string> = Call extends `${infer Head}/${infer Tail}`
  ? [...SegmentValues<Head>, ...PathValues<Tail>]
  : SegmentValues<Call>;

type SegmentValues<Segment extends string> = Segment extends `{${string}` ? [value: string] : [];

/** The body of the request; undefined for calls without one. */
export type BodyOf<Call extends GatewayCall> =
  OperationOf<Call> extends { requestBody: { content: { 'application/json': infer Body } } }
    ? Body
    : undefined;

/** Parameters of the address, each of which may be left out. */
export type QueryOf<Call extends GatewayCall> =
  OperationOf<Call> extends { parameters: { query?: infer Query } }
    ? { readonly [Name in keyof NonNullable<Query>]?: NonNullable<Query>[Name] | undefined }
    : never;
