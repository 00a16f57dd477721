/** What of deploy/ no edge runs: read, checked against published schemas, and held to what it promises. */
import { execFile } from 'node:child_process';
import { readdir, readFile } from 'node:fs/promises';
import { promisify } from 'node:util';
import { describe, expect, it } from 'vitest';
import { parse, parseAllDocuments } from 'yaml';
import { createMetrics } from '../../host/observe/createMetrics.ts';
import { findProgram } from '../support/startNginx.ts';

const textOf = (name: string) => readFile(new URL(`../../deploy/${name}`, import.meta.url), 'utf8');

interface Manifest {
  readonly apiVersion: string;
  readonly kind: string;
}

/** @throws what the schema of Kubernetes finds wrong */
async function checkManifest(manifest: Manifest): Promise<void> {
  const models = await import(/* @vite-ignore */ `kubernetes-models/${manifest.apiVersion}`);
  new models[manifest.kind](manifest).validate();
}

describe('the manifests for Kubernetes', () => {
  const read = async (name: string): Promise<Manifest[]> =>
    parseAllDocuments(await textOf(`kubernetes/${name}`)).map((each) => {
      expect(each.errors).toEqual([]);
      return each.toJS();
    });

  it('are what the published schemas allow, which refuse a mistake', async () => {
    const all = [...(await read('portal.yaml')), ...(await read('secret.example.yaml'))];
    const kinds = all.map(({ kind }) => kind);
    expect(kinds).toEqual(
      expect.arrayContaining(['Deployment', 'Service', 'PodDisruptionBudget', 'NetworkPolicy', 'Secret']),
    );
    for (const manifest of all) await expect(checkManifest(manifest)).resolves.toBeUndefined();
    const wrong = JSON.parse(JSON.stringify(all.find(({ kind }) => kind === 'Deployment')));
    wrong.spec.replicas = 'three';
    await expect(checkManifest(wrong)).rejects.toThrow(/replicas/);
  });

  it('give a host the time to stop that it takes, and ask what says so', async () => {
    const all = (await read('portal.yaml')) as (Manifest & Record<string, never>)[];
    const deployment = JSON.parse(JSON.stringify(all.find(({ kind }) => kind === 'Deployment')));
    const { data } = JSON.parse(JSON.stringify(all.find(({ kind }) => kind === 'ConfigMap')));
    const pod = deployment.spec.template.spec;
    const [container] = pod.containers;
    expect(container.readinessProbe.httpGet.path).toBe('/readyz');
    expect(container.livenessProbe.httpGet.path).toBe('/healthz');
    // Twenty seconds for what is under way (scripts/host.ts).
    expect(pod.terminationGracePeriodSeconds).toBeGreaterThan(Number(data.DRAIN_SECONDS) + 20);
    const noticed = container.readinessProbe.periodSeconds * container.readinessProbe.failureThreshold;
    expect(Number(data.DRAIN_SECONDS)).toBeGreaterThan(noticed);
    // Credentials are files: nothing secret stands in a variable.
    expect(container.env ?? []).toEqual([]);
    expect(Object.keys(data).filter((key) => /SECRET|CLIENT_ID/.test(key))).toEqual([]);
    expect(
      container.ports.map(({ containerPort }: { containerPort: number }) => String(containerPort)),
    ).toEqual([data.PORT, data.METRICS_PORT]);
  });
});

describe('the unit for systemd', () => {
  it('gives a host each credential that a shipped tenant names, as a file called like its key', async () => {
    const folder = new URL('../../tenant-config/', import.meta.url);
    const files = (await readdir(folder)).filter((name) => name.endsWith('.json'));
    const texts = await Promise.all(files.map((name) => readFile(new URL(name, folder), 'utf8')));
    const keys = texts.flatMap((text) =>
      [...text.matchAll(/"client(?:Id|Secret)": "([A-Z][A-Z0-9_]+)"/g)].map(([, key]) => key),
    );
    const unit = await textOf('systemd/portal-host@.service');
    const loaded = [...unit.matchAll(/^LoadCredential=([^:\n]+):(.+)$/gm)].map(([, name, path]) => [
      name,
      path,
    ]);
    // Of a folder systemd makes one credential for each file, with the name of the folder's before it (systemd.exec(5)).
    expect(loaded.sort()).toEqual(
      [...new Set(keys)].sort().map((key) => [key, `/etc/portal/credentials/${key}`]),
    );
    expect(unit).toMatch(/^Environment=CREDENTIALS_DIR=%d$/m);
  });

  it('waits for a host to stop as long as it may take', async () => {
    const unit = await textOf('systemd/portal-host@.service');
    const [, stop] = /^TimeoutStopSec=(\d+)$/m.exec(unit) ?? [];
    const [, drain] = /^DRAIN_SECONDS=(\d+)$/m.exec(await textOf('systemd/host.env')) ?? [];
    // Twenty seconds for what is under way (scripts/host.ts).
    expect(Number(stop)).toBeGreaterThan(Number(drain) + 20);
  });
});

describe('the edge by Envoy, which is not run here', () => {
  it('repeats a change only where nothing could be sent, and takes no host out for what it answers', async () => {
    const config = parse(await textOf('envoy/envoy.yaml'), { merge: false });
    const [listener] = config.static_resources.listeners;
    const [filter] = listener.filter_chains[0].filters;
    const [host] = filter.typed_config.route_config.virtual_hosts;
    const routes = host.routes.filter((each: { route?: unknown }) => each.route);
    expect(routes).toHaveLength(5);
    const known = config.static_resources.clusters.map(({ name }: { name: string }) => name);
    for (const { match, route } of routes) {
      const isRead = Boolean(match.headers) || match.prefix === '/static/';
      if (!isRead) expect(route.retry_policy.retry_on).toBe('connect-failure');
      expect(route.hash_policy).toEqual([{ connection_properties: { source_ip: true } }]);
      const named = route.cluster
        ? [route.cluster]
        : route.weighted_clusters.clusters.map(({ name }: { name: string }) => name);
      for (const name of named) expect(known).toContain(name);
    }
    for (const cluster of config.static_resources.clusters) {
      expect(cluster).not.toHaveProperty('outlier_detection');
      expect(cluster.health_checks[0].http_health_check.path).toBe('/readyz');
      expect(cluster.lb_policy).toBe('RING_HASH');
    }
  });
});

describe('the rules for Prometheus and the dashboard', () => {
  const promtool = findProgram('promtool', process.env.PROMTOOL_PATH);
  const folder = new URL('../../deploy/prometheus/', import.meta.url);

  it.skipIf(promtool === null)(
    `warn when they should, and only then${promtool ? '' : ' (promtool is not here: install it, or set PROMTOOL_PATH)'}`,
    async () => {
      const run = promisify(execFile);
      const { stdout } = await run(promtool ?? '', ['test', 'rules', 'portal.rules.test.yml'], {
        cwd: folder,
      });
      expect(stdout).toContain('SUCCESS');
      await run(promtool ?? '', ['check', 'config', 'prometheus.yml'], { cwd: folder });
    },
  );

  it('read metrics that hosts have, and each alert has a test', async () => {
    const text = await createMetrics(() => new Date()).text();
    const known = new Set([...text.matchAll(/^# TYPE (\S+)/gm)].map(([, name]) => name));
    const rules = await textOf('prometheus/portal.rules.yml');
    const dashboard = await textOf('grafana/portal.json');
    const named = `${rules}\n${dashboard}`.match(/\bportal_[a-z_]+/g) ?? [];
    const bare = [...new Set(named)].map((name) => name.replace(/_(?:bucket|count|sum)$/, ''));
    expect(bare.length).toBeGreaterThan(12);
    expect(bare.filter((name) => !known.has(name))).toEqual([]);
    const tests = await textOf('prometheus/portal.rules.test.yml');
    const alerts = [...rules.matchAll(/alert: (\w+)/g)].map(([, name]) => name ?? '');
    expect(alerts.filter((name) => !tests.includes(`alertname: ${name}\n        exp_alerts:\n`))).toEqual([]);
    const { panels } = JSON.parse(dashboard);
    expect(new Set(panels.map(({ id }: { id: number }) => id)).size).toBe(panels.length);
  });
});
