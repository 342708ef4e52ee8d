import { act } from 'react';
import { expect, it, vi } from 'vitest';

it('Studio lets nothing hear the Enter that confirms the word of an input method', async () => {
  vi.stubGlobal('fetch', async () => {
    throw new TypeError('Failed to fetch');
  });
  await act(async () => import('../../src/studio/main'));
  const heard = vi.fn<() => void>();
  window.addEventListener('keydown', heard, { capture: true });
  const press = (init: KeyboardEventInit) =>
    document.body.dispatchEvent(
      new KeyboardEvent('keydown', { key: 'Enter', bubbles: true, ...init }),
    );
  press({ isComposing: true });
  press({ keyCode: 229 });
  expect(heard).not.toHaveBeenCalled();
  press({});
  expect(heard).toHaveBeenCalledOnce();
  window.removeEventListener('keydown', heard, { capture: true });
  vi.unstubAllGlobals();
});
