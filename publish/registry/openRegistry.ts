import { readFile } from 'node:fs/promises';
import type { Variables } from '../../compiler/resolveVariables.ts';
import { didYouMean } from '../../compiler/suggestNearest.ts';
import { createEtcdRegistry } from './etcd/createEtcdRegistry.ts';
import { createFolderStore } from './objects/createFolderStore.ts';
import { createObjectRegistry } from './objects/createObjectRegistry.ts';
import { createS3Store } from './objects/createS3Store.ts';
import type { Registry } from './registry.ts';

/** Where one machine keeps what is published, unless it is told otherwise. */
export const DEFAULT_REGISTRY = 'folder:.registry';

const SCHEMES = ['folder', 'etcd', 'etcds', 's3'] as const;
const ALLOWED = 'folder:PATH, etcd://HOST:PORT,…, etcds://HOST:PORT,… and s3:https://STORAGE/BUCKET/PREFIX';

/**
 * The registry that `REGISTRY` names: `folder:PATH`, `etcd://a:2379,b:2379,c:2379` (`etcds://` over TLS) or
 * `s3:https://storage/bucket/prefix`. Its keys come from the environment as well, never from the address.
 * @throws Error with a message for people
 */
export async function openRegistry(address: string, variables: Variables): Promise<Registry> {
  const [scheme = ''] = address.split(':', 1);
  const rest = address.slice(scheme.length + 1);
  if (scheme === 'folder' && rest !== '') return createObjectRegistry(createFolderStore(rest));
  if (scheme === 'etcd' || scheme === 'etcds') return openEtcd(scheme === 'etcds', rest, variables);
  if (scheme === 's3') return openS3(rest, variables);
  if (address.includes('@')) refuseCredentials('REGISTRY_USER and REGISTRY_PASSWORD');
  throw new Error(`REGISTRY is "${address}"; allowed are ${ALLOWED}.${didYouMean(scheme, SCHEMES)}`);
}

/** Nothing of the address is told: a password may stand in any part of it. */
function refuseCredentials(names: string): never {
  throw new Error(
    `REGISTRY holds a user or a password, which everybody sees who sees the address: take it out, and set ${names}; allowed are ${ALLOWED}.`,
  );
}

const ETCD_PORT = '2379';
const NODE = /^(?:[A-Za-z0-9._-]+|\[[0-9a-fA-F:]+\])(?::\d{1,5})?$/;

async function openEtcd(isTls: boolean, rest: string, variables: Variables): Promise<Registry> {
  if (rest.includes('@')) refuseCredentials('REGISTRY_USER and REGISTRY_PASSWORD');
  const names = rest.replace(/^\/\//, '').replace(/\/$/, '').split(',');
  const wrong = names.find((name) => !NODE.test(name));
  if (wrong !== undefined || !rest.startsWith('//')) {
    throw new Error(`REGISTRY names no node by "${wrong ?? rest}"; allowed are ${ALLOWED}.`);
  }
  const nodes = names.map(
    (name) => `${isTls ? 'https' : 'http'}://${/:\d+$/.test(name) ? name : `${name}:${ETCD_PORT}`}`,
  );
  const { REGISTRY_USER: name, REGISTRY_PASSWORD: password } = variables;
  if (Boolean(name) !== Boolean(password)) {
    throw new Error('REGISTRY_USER and REGISTRY_PASSWORD are set together, or none of them.');
  }
  const tls = {
    ca: await readPem(variables, 'REGISTRY_CA_FILE'),
    cert: await readPem(variables, 'REGISTRY_CERT_FILE'),
    key: await readPem(variables, 'REGISTRY_KEY_FILE'),
  };
  return createEtcdRegistry({ nodes, user: name && password ? { name, password } : undefined, tls });
}

async function readPem(variables: Variables, name: string): Promise<string | undefined> {
  const path = variables[name];
  if (!path) return undefined;
  return readFile(path, 'utf8').catch((error: NodeJS.ErrnoException) => {
    throw new Error(`${name} names ${path}, which cannot be read (${error.code}).`);
  });
}

function openS3(rest: string, variables: Variables): Registry {
  const url = URL.parse(rest);
  if (!url || !/^https?:$/.test(url.protocol) || url.pathname.length < 2) {
    if (rest.includes('@')) refuseCredentials('AWS_ACCESS_KEY_ID and AWS_SECRET_ACCESS_KEY');
    throw new Error(`REGISTRY names no bucket by "${rest}"; allowed are ${ALLOWED}.`);
  }
  const { AWS_ACCESS_KEY_ID: accessKeyId, AWS_SECRET_ACCESS_KEY: secretAccessKey } = variables;
  if (!accessKeyId || !secretAccessKey) {
    throw new Error('AWS_ACCESS_KEY_ID and AWS_SECRET_ACCESS_KEY have to be set for this registry.');
  }
  const region = variables.AWS_REGION || 'us-east-1';
  return createObjectRegistry(createS3Store({ address: url, region, accessKeyId, secretAccessKey }));
}
