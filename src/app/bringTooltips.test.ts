// @vitest-environment happy-dom
import { beforeEach, expect, it, vi } from 'vitest';
import { installTooltips } from '../ui/tooltip/installTooltips';
import { bringTooltips } from './bringTooltips';

vi.mock('../ui/tooltip/installTooltips');

/** A device with a mouse or without one, and a page with a button. */
function setup({ mouse }: { mouse: boolean }) {
  vi.spyOn(window, 'matchMedia').mockReturnValue({ matches: mouse } as MediaQueryList);
  document.body.innerHTML = '<button>Menu</button>';
  const button = document.querySelector('button') as HTMLButtonElement;
  const focus = (seen: boolean) => {
    vi.spyOn(button, 'closest').mockReturnValue(seen ? button : null);
    button.dispatchEvent(new FocusEvent('focusin', { bubbles: true }));
  };
  return { focus, rest: () => new Promise((resolve) => setTimeout(resolve, 20)) };
}

beforeEach(() => vi.mocked(installTooltips).mockClear());

it('brings the tooltips at once where there is a mouse', async () => {
  setup({ mouse: true });
  bringTooltips();
  await vi.waitFor(() => expect(installTooltips).toHaveBeenCalledWith(document));
});

it('brings none to a phone, whatever is touched, until a keyboard moves the focus, and then once', async () => {
  const { focus, rest } = setup({ mouse: false });
  bringTooltips();
  focus(false);
  await rest();
  expect(installTooltips).not.toHaveBeenCalled();
  focus(true);
  focus(true);
  await rest();
  expect(installTooltips).toHaveBeenCalledTimes(1);
});
