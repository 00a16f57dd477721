/**
 * `npm run bench [-- --quick] [-- --only=pages,interaction,…] [-- --screens=…]`: tables of ratios, each against a baseline
 * of the same run. Ends with 1 when a page is over one of its goals, a screen answers late, or a budget of bytes is
 * exceeded (docs/development.md, "What is measured").
 */
import './benchOptions.ts';

// Loaded once it is known that the program runs: `--help` answers at once.
await import('./runBench.ts');
