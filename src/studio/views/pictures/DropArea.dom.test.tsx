import { expect, it, vi } from 'vitest';
import { fire } from '../../../ui/testing/act';
import { mount } from '../../../ui/testing/mount';
import { DropArea } from './DropArea';

const photo = new File(['a'], 'photo.jpg', { type: 'image/jpeg' });
const drawing = new File(['b'], 'drawing.svg', { type: 'image/svg+xml' });

/** An event as the browser makes it, with what is dragged or in the clipboard. */
function eventWith(type: 'drop' | 'paste', files: readonly File[]): Event {
  const event = new Event(type, { bubbles: true, cancelable: true });
  const name = type === 'drop' ? 'dataTransfer' : 'clipboardData';
  return Object.assign(event, { [name]: { files, types: ['Files'] } });
}

function draw() {
  const onFiles = vi.fn<(files: readonly File[]) => void>();
  const { container, unmount } = mount(
    <DropArea onFiles={onFiles}>
      <input />
    </DropArea>,
  );
  const field = container.querySelector('input') ?? container;
  const send = (event: Event) => {
    fire(field, event);
    return event.defaultPrevented;
  };
  return { onFiles, send, unmount };
}

it.each(['drop', 'paste'] as const)('[V4] pictures are added by a %s, several at once', (type) => {
  const { onFiles, send } = draw();
  expect(send(eventWith(type, [photo, drawing]))).toBe(true);
  expect(onFiles.mock.calls).toEqual([[[photo, drawing]]]);
});

it.each(['drop', 'paste'] as const)('[V4] the %s of a text is left to the field', (type) => {
  const { onFiles, send } = draw();
  expect(send(eventWith(type, []))).toBe(false);
  expect(onFiles).not.toHaveBeenCalled();
});

it('[V4] nothing is taken from the clipboard once another tool is shown', () => {
  const { onFiles, unmount } = draw();
  unmount();
  fire(document, eventWith('paste', [photo]));
  expect(onFiles).not.toHaveBeenCalled();
});
