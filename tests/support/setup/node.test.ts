import { expect, it, vi } from 'vitest';

it('refuses to take away the modules that the other files of the worker share', () => {
  expect(() => vi.resetModules()).toThrow('share their modules');
});
