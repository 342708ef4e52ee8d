import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { Context } from '../context';
import { createListPanel } from './createListPanel';
import type { Page } from './element';
import type { WidgetRoots } from './widgetRoots';

const emit = vi.fn<Context['emit']>();
const events = () => emit.mock.calls.map(([name]) => name);

function setUp() {
  const page = {
    context: { emit, options: {} },
    site: { strings: {} },
    words: {},
  } as unknown as Page;
  const roots = {
    append: vi.fn<WidgetRoots['append']>((tag) =>
      document.documentElement.appendChild(document.createElement(tag)),
    ),
    unmount: vi.fn<WidgetRoots['unmount']>(),
  };
  return { roots, panel: createListPanel(page, roots) };
}

const panels = () => document.querySelectorAll('inquiry-panel').length;

beforeEach(() => {
  vi.clearAllMocks();
});

describe('the panel', () => {
  it('opens once, and says so', () => {
    const { panel } = setUp();
    expect(panel.isOpen()).toBe(false);
    panel.open();
    panel.open();
    expect([panel.isOpen(), panels(), events()]).toEqual([true, 1, ['open']]);
    panel.close();
  });

  it('leaves nothing behind when it is closed, and can be opened again', () => {
    const { panel, roots } = setUp();
    panel.open();
    panel.close();
    panel.close();
    expect([panel.isOpen(), panels(), events()]).toEqual([false, 0, ['open', 'close']]);
    expect(roots.unmount).toHaveBeenCalledOnce();
    panel.open();
    expect(panels()).toBe(1);
    panel.close();
  });

  it('closes its dialog before it is removed, so that the focus returns', () => {
    const { panel, roots } = setUp();
    panel.open();
    const element = roots.append.mock.results[0]?.value as HTMLElement;
    const dialog = document.createElement('dialog');
    element.attachShadow({ mode: 'open' }).append(dialog);
    const wasConnected = vi.spyOn(dialog, 'close').mockImplementation(() => {
      expect(element.isConnected).toBe(true);
    });
    panel.close();
    expect(wasConnected).toHaveBeenCalledOnce();
  });
});
