// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, it, vi } from 'vitest';

let links: HTMLLinkElement[] = [];
const hrefs = () => links.map((link) => link.getAttribute('href'));
const say = (type: 'load' | 'error', at: number) => links[at]?.dispatchEvent(new Event(type));
const code = () => Promise.resolve('code');

/** As on a page that has fetched nothing yet. */
async function setup() {
  vi.resetModules();
  return (await import('./withStyles')).withStyles;
}

beforeEach(() => {
  links = [];
  // Nothing is fetched: the tests say when a file comes.
  vi.spyOn(document.head, 'append').mockImplementation((link) => {
    links.push(link as HTMLLinkElement);
  });
});
afterEach(() => {
  vi.restoreAllMocks();
  document.head.replaceChildren();
});

it('asks for code and styles at once, and waits for both', async () => {
  const withStyles = await setup();
  const load = vi.fn<typeof code>(code);
  let arrived = '';
  const wait = async () => {
    arrived = await withStyles(load, ['assets/a.css', 'assets/b.css']);
  };
  const loading = wait();
  expect(load).toHaveBeenCalledTimes(1);
  expect(hrefs()).toEqual(['/assets/a.css', '/assets/b.css']);
  say('load', 0);
  await new Promise((resolve) => setTimeout(resolve));
  expect(arrived).toBe('');
  say('load', 1);
  await loading;
  expect(arrived).toBe('code');
});

it('asks for a style sheet once', async () => {
  const withStyles = await setup();
  const both = [withStyles(code, ['a.css']), withStyles(code, ['a.css'])];
  expect(hrefs()).toEqual(['/a.css']);
  say('load', 0);
  expect(await Promise.all(both)).toEqual(['code', 'code']);
});

it('does not fetch the styles that stand inlined in the page', async () => {
  const link = document.createElement('link');
  Object.assign(link, { rel: 'stylesheet', href: '/a.css', disabled: true });
  document.head.prepend(link);
  const withStyles = await setup();
  expect(await withStyles(code, ['a.css'])).toBe('code');
  expect(hrefs()).toEqual([]);
});

it('says when a style sheet cannot be fetched, and asks again the next time', async () => {
  const withStyles = await setup();
  const failing = withStyles(code, ['a.css']);
  say('error', 0);
  await expect(failing).rejects.toThrow('/a.css could not be fetched.');
  const again = withStyles(code, ['a.css']);
  expect(hrefs()).toEqual(['/a.css', '/a.css']);
  say('load', 1);
  expect(await again).toBe('code');
});
