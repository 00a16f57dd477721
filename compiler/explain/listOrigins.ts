import type { OriginsExplanation } from './parts/explanations.ts';

/** Which file says what, a row each. */
export function listOrigins({
  file,
  group,
  defaults,
}: OriginsExplanation): (readonly [file: string, options: string])[] {
  return [
    [file.file, file.options.join(', ')],
    ...(group ? [[group.file, group.options.join(', ') || 'nothing'] as const] : []),
    ['defaults', defaults.join(', ')],
  ];
}
