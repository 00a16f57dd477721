import type { ObserveOptions } from './observeHost.ts';

/**
 * What the environment says of metrics and traces.
 * @throws Error that names the variable and what it may be
 */
export function readObserveOptions(variables: Readonly<Record<string, string | undefined>>): ObserveOptions {
  const { METRICS_PORT, METRICS_ADDRESS, OTEL_EXPORTER_OTLP_ENDPOINT, OTEL_TRACES_SAMPLER_ARG } = variables;
  return {
    ...(METRICS_PORT && { metricsPort: readNumber('METRICS_PORT', METRICS_PORT, 65_535, /^\d+$/) }),
    metricsAddress: METRICS_ADDRESS || undefined,
    traceEndpoint: readEndpoint(OTEL_EXPORTER_OTLP_ENDPOINT),
    ...(OTEL_TRACES_SAMPLER_ARG && {
      traceShare: readNumber('OTEL_TRACES_SAMPLER_ARG', OTEL_TRACES_SAMPLER_ARG, 1, /^\d+(?:\.\d+)?$/),
    }),
  };
}

function readNumber(name: string, text: string, most: number, form: RegExp): number {
  if (!form.test(text) || Number(text) > most) {
    const kind = most === 1 ? 'a number' : 'a whole number';
    throw new Error(`${name} is "${text}"; it has to be ${kind} from 0 to ${most}.`);
  }
  return Number(text);
}

function readEndpoint(text: string | undefined): string | undefined {
  if (!text) return undefined;
  const url = URL.parse(text);
  if (!url || !/^https?:$/.test(url.protocol)) {
    throw new Error(
      `OTEL_EXPORTER_OTLP_ENDPOINT is "${text}"; it has to be an address such as http://127.0.0.1:4318.`,
    );
  }
  return text;
}
