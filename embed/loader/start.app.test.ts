import { afterEach, describe, expect, it, vi } from 'vitest';
import type { Context, Widgets, WidgetsModule } from '../context';
import type { LoaderData } from '../data';
import type { NamedScript } from './named/namedScript';
import { start } from './start';

const data = {
  version: '1.2.0',
  key: 'list',
  url: 'https://acme.example',
  ask: 'https://chat.example/?text=',
  words: { cart: 'List', addToList: 'Add' },
  greeting: 'Hello',
  inquiry: { opening: 'These:', line: '{name}', closing: 'Thanks', source: 'From {source}' },
  attributes: { 'inquiry-list': ['source'] },
  css: '',
} as unknown as LoaderData;

const open = vi.fn<() => void>();
const widgetsModule: WidgetsModule = {
  start: (context) =>
    Promise.resolve({ open, added() {}, destroy: () => context.stop() } as unknown as Widgets),
};
const load = vi.fn<(context: Context) => Promise<WidgetsModule>>();

/** Runs the script; resolves to its object in the window. */
function run(named?: NamedScript) {
  load.mockResolvedValue(widgetsModule);
  start(data, load as never, named);
  const { inquiry } = window;
  return inquiry as Exclude<typeof inquiry, undefined | unknown[]>;
}

const launcher = () => document.querySelector('inquiry-launcher')?.shadowRoot?.firstElementChild;

afterEach(async () => {
  const { inquiry } = window;
  if (inquiry && 'destroy' in inquiry) inquiry.destroy();
  await new Promise((resolve) => setTimeout(resolve, 50));
  document.querySelector('inquiry-launcher')?.remove();
  delete window.inquiry;
  localStorage.clear();
  vi.restoreAllMocks();
  vi.clearAllMocks();
});

describe('the script', () => {
  it('runs the calls that the page has queued', () => {
    window.inquiry = [['add', 'p-1']];
    expect(run().items()).toEqual([expect.objectContaining({ id: 'p-1' })]);
  });

  it('runs once, however often the page has it', () => {
    const first = run();
    expect(run()).toBe(first);
  });

  it("says so where the page uses its name, and leaves the page's object alone", () => {
    const theirs = { mine: true };
    Object.assign(window, { inquiry: theirs });
    const logged = vi.spyOn(console, 'error').mockReturnValue();
    run();
    expect(window.inquiry).toBe(theirs);
    expect(logged).toHaveBeenCalledExactlyOnceWith('inquiry is taken');
  });

  it('fetches no widgets before they are needed', async () => {
    run();
    await new Promise((resolve) => setTimeout(resolve, 50));
    expect(load).not.toHaveBeenCalled();
  });
});

describe('the launcher', () => {
  it('shows how much is in the list, and opens it', async () => {
    const inquiry = run();
    inquiry.add('p-1', 3);
    await vi.waitFor(() => expect(launcher()?.textContent).toBe('List 3'));
    (launcher() as HTMLElement).click();
    await vi.waitFor(() => expect(open).toHaveBeenCalled());
  });

  it('becomes a link that sends the list if the widgets cannot be fetched', async () => {
    vi.spyOn(console, 'error').mockReturnValue();
    const inquiry = run();
    load.mockRejectedValue(new Error('offline'));
    inquiry.add('p-1');
    await vi.waitFor(() => expect(launcher()?.localName).toBe('a'));
    load.mockResolvedValue(widgetsModule);
    await inquiry.open();
    expect(launcher()?.localName).toBe('button');
  });
});
