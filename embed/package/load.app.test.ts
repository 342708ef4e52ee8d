import { beforeEach, describe, expect, it, vi } from 'vitest';
import { loadInquiry } from './load';

const site = 'https://www.acme.example';
const scripts = () => [...document.querySelectorAll('script')];
const inquiry = { version: '1' } as typeof window.inquiry;
/** Simulates that the script has run or failed to load. */
const settle = (type: 'load' | 'error') => {
  if (type === 'load') window.inquiry = inquiry as never;
  scripts()[0]?.dispatchEvent(new Event(type));
};

beforeEach(() => {
  // Nothing is fetched: the tests simulate the outcome.
  vi.spyOn(HTMLScriptElement.prototype, 'src', 'set').mockImplementation(function set(
    this: HTMLScriptElement,
    value: string,
  ) {
    this.setAttribute('data-src', value);
  });
  document.head.innerHTML = '';
  delete window.inquiry;
});

describe('[E42] loadInquiry', () => {
  it('inserts one script however often it is called', async () => {
    const calls = [loadInquiry({ site, source: 'Me' }), loadInquiry({ site })];
    expect(scripts()).toHaveLength(1);
    expect(scripts()[0]?.dataset).toMatchObject({ src: `${site}/embed/v1.js`, source: 'Me' });
    settle('load');
    expect(await Promise.all(calls)).toEqual([inquiry, inquiry]);
    expect(await loadInquiry({ site })).toBe(inquiry);
    expect(scripts()).toHaveLength(1);
  });

  it('rejects if the script fails to load, and retries when called again', async () => {
    vi.resetModules();
    const { loadInquiry: load } = await import('./load');
    const failed = load({ site });
    settle('error');
    await expect(failed).rejects.toThrow(`cannot be loaded from ${site}/embed/v1.js`);
    const again = load({ site, source: undefined as never });
    expect(scripts()).toHaveLength(1);
    expect(scripts()[0]?.dataset['source']).toBeUndefined();
    settle('load');
    expect(await again).toBe(inquiry);
  });

  it('[E50] inserts the script of a second supplier, and resolves to the one with its name', async () => {
    const other = { version: '2' } as typeof window.inquiry;
    window.inquiry = inquiry as never;
    const loading = loadInquiry({ site, name: 'acme', test: 'on' });
    expect(loadInquiry({ site, name: 'acme' })).toBe(loading);
    expect(scripts()[0]?.dataset).toMatchObject({
      src: `${site}/embed/v1-named.js`,
      name: 'acme',
      test: 'on',
    });
    window.inquiry_acme = other;
    scripts()[0]?.dispatchEvent(new Event('load'));
    expect(await loading).toBe(other);
  });
});
