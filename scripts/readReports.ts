/** Reads the JSON reports of the test tools into one plain list. */

export interface TestResult {
  readonly title: string;
  readonly outcome: 'passed' | 'failed' | 'skipped';
  /** What people need to see of a failure. */
  readonly detail?: string;
}

/** The parts of vitest's report (`--reporter=json`) that count. */
export interface VitestReport {
  readonly testResults: readonly {
    readonly name: string;
    readonly status: string;
    readonly message?: string;
    readonly assertionResults: readonly {
      readonly fullName: string;
      readonly status: string;
      readonly failureMessages?: readonly string[];
    }[];
  }[];
}

/** The parts of Playwright's report (`--reporter=json`) that count. */
export interface PlaywrightReport {
  readonly suites?: readonly PlaywrightSuite[];
  readonly errors?: readonly { readonly message?: string }[];
}

interface PlaywrightSuite {
  readonly title: string;
  readonly suites?: readonly PlaywrightSuite[];
  readonly specs?: readonly {
    readonly title: string;
    readonly tests: readonly {
      readonly status: string;
      readonly projectName?: string;
      readonly results: readonly {
        readonly errors?: readonly { readonly message?: string }[];
        /** What the test printed, piece by piece. */
        readonly stdout?: readonly { readonly text?: string }[];
      }[];
    }[];
  }[];
}

/** One result for each test, and one for each file that did not load. */
export function readVitestReport({ testResults }: VitestReport): TestResult[] {
  return testResults.flatMap(({ name, status, message, assertionResults }) => {
    const tests = assertionResults.map(
      (test): TestResult => ({
        title: test.fullName,
        outcome: test.status === 'passed' || test.status === 'failed' ? test.status : 'skipped',
        detail: test.failureMessages?.join('\n') ?? '',
      }),
    );
    const isExplained = status !== 'failed' || tests.some(({ outcome }) => outcome === 'failed');
    return isExplained
      ? tests
      : [...tests, { title: name, outcome: 'failed' as const, detail: message ?? '' }];
  });
}

/** One result for each test in each browser, and one for each error outside of tests. */
export function readPlaywrightReport({ suites = [], errors = [] }: PlaywrightReport): TestResult[] {
  const outside = errors.map(({ message }) => ({
    title: 'browser tests',
    outcome: 'failed' as const,
    detail: message ?? '',
  }));
  return [...suites.flatMap((suite) => readSuite(suite, [])), ...outside];
}

function readSuite(
  { title, specs = [], suites = [] }: PlaywrightSuite,
  parents: readonly string[],
): TestResult[] {
  const path = [...parents, title].filter((part) => part !== '');
  const own = specs.flatMap((spec) =>
    spec.tests.map(({ status, projectName, results }) => ({
      title: [...path, spec.title, projectName ? `(${projectName})` : '']
        .filter((part) => part !== '')
        .join(' › '),
      outcome: outcomeOf(status),
      detail: results
        .flatMap(({ errors = [], stdout = [] }) => [
          ...errors.map(({ message }) => message ?? ''),
          ...stdout.map(({ text }) => text ?? ''),
        ])
        .join('\n'),
    })),
  );
  return [...own, ...suites.flatMap((suite) => readSuite(suite, path))];
}

/** A test that passes on a second try is not a passing test. */
function outcomeOf(status: string): TestResult['outcome'] {
  if (status === 'expected') return 'passed';
  return status === 'skipped' ? 'skipped' : 'failed';
}
