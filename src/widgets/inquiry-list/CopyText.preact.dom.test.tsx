import { act } from 'react';
import { afterEach, expect, it, vi } from 'vitest';
import { click, one } from '../../ui/testing/act';
import { mount } from '../../ui/testing/mount';
import { CopyText } from './CopyText';

const writeText = vi.fn<(text: string) => Promise<void>>();

afterEach(() => {
  vi.unstubAllGlobals();
  writeText.mockReset();
});

async function press(clipboard: object | undefined) {
  vi.stubGlobal('navigator', { clipboard });
  const { container } = mount(
    <CopyText label="Copy" text={() => 'the list'} copied="Done" byHand="By hand:" />,
  );
  click(one(container, 'button'));
  await act(() => Promise.resolve());
  return container;
}

it('[W5] copies the text and announces it', async () => {
  writeText.mockResolvedValue();
  const container = await press({ writeText });
  expect(writeText).toHaveBeenCalledExactlyOnceWith('the list');
  expect(one(container, '[role="status"]').textContent).toBe('Done');
  expect(container.querySelector('textarea')).toBeNull();
});

it.each([
  ['refuses', { writeText: () => Promise.reject(new DOMException('', 'NotAllowedError')) }],
  ['has no clipboard', undefined],
])('shows the text, selected, if the browser %s', async (_, clipboard) => {
  const container = await press(clipboard);
  const field = container.querySelector('textarea');
  expect(container.textContent).toContain('By hand:');
  expect(document.activeElement).toBe(field);
  expect(field?.value.slice(field.selectionStart, field.selectionEnd)).toBe('the list');
});
