import { join } from 'node:path';
import type { FrameFacts } from '../../frame/messages.ts';

const SOURCE = join(import.meta.dirname, '../../frame/previewFrame.ts');
const FACTS = '__FACTS__';

let compiled: Promise<string> | null = null;

/** The script of previewed pages, as the text that stands in them. */
export async function compileFrameScript(facts: FrameFacts): Promise<string> {
  compiled ??= compile();
  return (await compiled).replace(FACTS, () => JSON.stringify(facts));
}

async function compile(): Promise<string> {
  // Only where somebody previews.
  const { build } = await import('esbuild');
  const { outputFiles } = await build({
    entryPoints: [SOURCE],
    bundle: true,
    write: false,
    format: 'iife',
    minify: true,
    target: 'es2022',
    legalComments: 'none',
    tsconfigRaw: {},
    logLevel: 'warning',
  });
  return outputFiles[0]?.text.trim() ?? '';
}
