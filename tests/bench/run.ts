/**
 * `npm run bench [-- --quick] [-- --only=pages,interaction,scrolling,throughput,change,console,tenants,folders]`: tables of ratios, each against a
 * baseline of the same run. Ends with 1 when home paints later than 1.25 times a static page of the same content,
 * registration can be filled in later than 1.6 times a native form, or a budget of bytes is exceeded.
 */
import './benchOptions.ts';

// Loaded once it is known that the program runs: `--help` answers at once.
await import('./runBench.ts');
