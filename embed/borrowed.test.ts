import { expect, it, vi } from 'vitest';
import type { Renderer } from './widgets/renderer';

const rendererWith = (useState: unknown) => ({ useState }) as Renderer;

it('gives an element the renderer of the widgets, and no other afterwards', async () => {
  vi.resetModules();
  const borrowed = await import('./borrowed');
  const hook = () => {};
  const renderer = rendererWith(hook);
  borrowed.borrow(renderer);
  borrowed.borrow(renderer);
  expect(borrowed.useState).toBe(hook);
  expect(() => borrowed.borrow(rendererWith(() => {}))).toThrow('in use');
  expect(borrowed.useState).toBe(hook);
});
