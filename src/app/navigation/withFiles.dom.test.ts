import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { earlyStateWith } from '../early/testing';

const server = vi.fn<(address: string) => Promise<Response>>();
let links: HTMLLinkElement[] = [];
const hrefs = () => links.map((link) => link.getAttribute('href'));
const say = (type: 'load' | 'error', at: number) => links[at]?.dispatchEvent(new Event(type));
const code = () => Promise.resolve('code');

/** A page that has loaded only what it started with. */
async function setup() {
  vi.resetModules();
  return (await import('./withFiles')).withFiles;
}

beforeEach(() => {
  links = [];
  server.mockReset().mockImplementation(() => Promise.resolve(new Response('')));
  vi.stubGlobal('fetch', server);
  vi.stubGlobal(
    'app',
    earlyStateWith({
      boot: {
        entry: '',
        preload: ['/assets/first.js'],
        inlined: ['/assets/first.css'],
        data: ['', ''],
        cart: '',
      },
    }),
  );
  // Requests stay pending until the test settles them.
  vi.spyOn(document.head, 'append').mockImplementation((link) => {
    links.push(link as HTMLLinkElement);
  });
});
afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
  document.head.replaceChildren();
});

it('requests all files at once, and runs the code when they have loaded', async () => {
  const withFiles = await setup();
  const load = vi.fn<typeof code>(code);
  const loading = withFiles(load, ['assets/a.js', 'assets/a.css', 'assets/b.css']);
  expect(server.mock.calls).toEqual([['/assets/a.js']]);
  expect(hrefs()).toEqual(['/assets/a.css', '/assets/b.css']);
  say('load', 0);
  await new Promise((resolve) => setTimeout(resolve));
  expect(load).not.toHaveBeenCalled();
  say('load', 1);
  expect(await loading).toBe('code');
});

it('runs code at once if it needs no files', async () => {
  const withFiles = await setup();
  expect(await withFiles(code)).toBe('code');
});

it('requests a style sheet once', async () => {
  const withFiles = await setup();
  const both = [withFiles(code, ['assets/a.css']), withFiles(code, ['assets/a.css'])];
  expect(hrefs()).toEqual(['/assets/a.css']);
  say('load', 0);
  expect(await Promise.all(both)).toEqual(['code', 'code']);
});

it('does not request styles that are inlined in the page', async () => {
  const withFiles = await setup();
  expect(await withFiles(code, ['assets/first.css'])).toBe('code');
  expect(hrefs()).toEqual([]);
});

it('reports a style sheet that cannot be fetched, and retries the next time', async () => {
  const withFiles = await setup();
  const failing = withFiles(code, ['assets/a.css']);
  say('error', 0);
  await expect(failing).rejects.toThrow('/assets/a.css failed');
  const again = withFiles(code, ['assets/a.css']);
  expect(hrefs()).toEqual(['/assets/a.css', '/assets/a.css']);
  say('load', 1);
  expect(await again).toBe('code');
});

it.each<[string, () => Promise<Response>, string]>([
  ['the network fails', () => Promise.reject(new TypeError('no network')), '/assets/a.js failed'],
  ['it is gone', () => Promise.resolve(new Response('', { status: 404 })), 'answered 404'],
])(
  'never runs a script that cannot be fetched, since that would fail for good: %s',
  async (_, fail, says) => {
    const withFiles = await setup();
    const load = vi.fn<typeof code>(code);
    server.mockImplementationOnce(fail);
    await expect(withFiles(load, ['assets/a.js', 'assets/b.js'])).rejects.toThrow(says);
    expect(load).not.toHaveBeenCalled();
    expect(await withFiles(load, ['assets/a.js', 'assets/b.js'])).toBe('code');
    expect(server.mock.calls.flat()).toEqual(['/assets/a.js', '/assets/b.js', '/assets/a.js']);
  },
);

it('does not request scripts that the page started with', async () => {
  const withFiles = await setup();
  expect(await withFiles(code, ['assets/first.js'])).toBe('code');
  expect(server).not.toHaveBeenCalled();
});
