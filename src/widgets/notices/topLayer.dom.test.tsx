import { act } from 'react';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { mount } from '../../ui/testing/mount';
import { add, dismissButton, element, fire, region, setUpNotices, states } from './testing';

setUpNotices();

function openDialog() {
  const dialog = document.createElement('dialog');
  document.body.append(dialog);
  onTestFinished(() => dialog.remove());
  dialog.showModal();
  // happy-dom reports a closed dialog with an event that bubbles.
  const close = () => {
    dialog.removeAttribute('open');
    fire(dialog, 'close', { bubbles: false });
  };
  return { dialog, close };
}

describe('with a modal dialog, which makes everything else inert', () => {
  it('the region moves into it for a new notice, works there, and moves back when it closes', () => {
    const { container } = mount(element);
    const { dialog, close } = openDialog();
    add();
    expect(dialog.contains(region())).toBe(true);
    act(() => dismissButton().click());
    expect(states()).toEqual(['leaving']);
    close();
    expect(container.contains(region())).toBe(true);
  });

  it('the region moves into it with the current notices when it opens', () => {
    mount(element);
    add();
    const { dialog } = openDialog();
    fire(dialog, 'toggle', { bubbles: false });
    expect(dialog.contains(region())).toBe(true);
  });

  it('the region is removed from wherever it is', () => {
    const { unmount } = mount(element);
    const { dialog } = openDialog();
    add();
    unmount();
    expect(dialog.childElementCount).toBe(0);
  });
});

it('is in the top layer from the start, so that screen readers know its live lists', () => {
  const toggle = vi.fn<(force?: boolean) => boolean>();
  Object.assign(HTMLElement.prototype, { togglePopover: toggle });
  onTestFinished(() => void Reflect.deleteProperty(HTMLElement.prototype, 'togglePopover'));
  mount(element);
  expect(toggle).toHaveBeenCalledWith(true);
});
