import { beforeEach, describe, expect, it, vi } from 'vitest';
import { loadInquiry } from './load';

const site = 'https://www.acme.example';
const src = `${site}/embed/v1.js`;
const scripts = () => [...document.querySelectorAll('script')];
const nameIn = ({ dataset }: HTMLScriptElement) =>
  dataset['name'] ? (`inquiry_${dataset['name']}` as const) : 'inquiry';

/** A running script, as the window has it. */
const running = (version = '1') => ({ version, doctor: () => {} }) as unknown as never;

/** Simulates that the last script has run, or has failed to load. */
const settle = (type: 'load' | 'error', started: unknown = running()) => {
  const script = scripts().at(-1);
  if (!script) throw new Error('There is no script.');
  if (type === 'load') window[nameIn(script)] = started as never;
  script.dispatchEvent(new Event(type));
};

/** Until a call that had nothing to wait for would have inserted its script. */
const moment = () =>
  new Promise((resolve) => {
    setTimeout(resolve);
  });

beforeEach(() => {
  // Nothing is fetched: the tests simulate the outcome.
  vi.spyOn(HTMLScriptElement.prototype, 'src', 'set').mockImplementation(function set(
    this: HTMLScriptElement,
    value: string,
  ) {
    this.setAttribute('data-src', value);
  });
  vi.spyOn(HTMLScriptElement.prototype, 'src', 'get').mockImplementation(function get(
    this: HTMLScriptElement,
  ) {
    return this.getAttribute('data-src') ?? '';
  });
  document.head.innerHTML = '';
  delete window.inquiry;
  delete window.inquiry_acme;
});

describe('[E42] loadInquiry', () => {
  it('inserts one script however often it is called', async () => {
    const inquiry = running();
    const calls = [loadInquiry({ site, source: 'Me' }), loadInquiry({ site })];
    expect(scripts()).toHaveLength(1);
    expect(scripts()[0]?.dataset).toMatchObject({ src, source: 'Me' });
    settle('load', inquiry);
    expect(await Promise.all(calls)).toEqual([inquiry, inquiry]);
    expect(await loadInquiry({ site })).toBe(inquiry);
    expect(scripts()).toHaveLength(1);
  });

  it('rejects if the script fails to load, and retries when called again', async () => {
    const failed = loadInquiry({ site });
    settle('error');
    await expect(failed).rejects.toThrow(`cannot be loaded from ${src}`);
    const again = loadInquiry({ site, source: undefined });
    expect(scripts()).toHaveLength(1);
    expect(scripts()[0]?.dataset['source']).toBeUndefined();
    settle('load');
    expect(await again).toHaveProperty('version', '1');
  });

  it('rejects if something else has the name of the script in the window', async () => {
    const page = loadInquiry({ site });
    settle('load', []);
    await expect(page).rejects.toThrow('window.inquiry is something else');
  });

  it.each([
    ['www.acme.example', '"www.acme.example"'],
    [undefined, 'undefined'],
  ])('rejects what is no address of a site: %s', async (wrong, named) => {
    const loading = loadInquiry({ site: wrong as string });
    await expect(loading).rejects.toThrow(`'https://www.example.org' }, not ${named}.`);
  });

  it('rejects on a server', async () => {
    vi.stubGlobal('document', undefined);
    const loading = loadInquiry({ site });
    vi.unstubAllGlobals();
    await expect(loading).rejects.toThrow('call it in the browser');
  });

  it('starts again after destroy()', async () => {
    const first = loadInquiry({ site });
    settle('load');
    await first;
    delete window.inquiry;
    const again = loadInquiry({ site });
    // One that has run does not run again.
    expect(scripts()).toHaveLength(1);
    settle('load', running('2'));
    expect(await again).toHaveProperty('version', '2');
  });

  it('starts again for whoever waits when another destroys it as it comes', async () => {
    const first = loadInquiry({ site }).then(() => delete window.inquiry);
    const second = loadInquiry({ site });
    settle('load');
    await first;
    await moment();
    settle('load', running('2'));
    expect(await second).toHaveProperty('version', '2');
  });

  it('waits for a script of the page while the page is loading', async () => {
    const script = Object.assign(document.createElement('script'), { src });
    document.head.append(script);
    vi.spyOn(document, 'readyState', 'get').mockReturnValue('interactive');
    const inquiry = running();
    const loading = loadInquiry({ site });
    settle('load', inquiry);
    expect(await loading).toBe(inquiry);
    expect(scripts()).toEqual([script]);
  });

  it('inserts its own where that of the page has run and was destroyed', async () => {
    const script = Object.assign(document.createElement('script'), { src });
    document.head.append(script);
    vi.spyOn(document, 'readyState', 'get').mockReturnValue('interactive');
    const loading = loadInquiry({ site });
    window.dispatchEvent(new Event('load'));
    await moment();
    expect(scripts()).toHaveLength(1);
    expect(scripts()[0]).not.toBe(script);
    settle('load');
    expect(await loading).toHaveProperty('version', '1');
  });

  it('[E50] inserts the script of a second supplier, and resolves to the one with its name', async () => {
    const other = running('2');
    window.inquiry = running();
    const loading = loadInquiry({ site, name: 'acme', test: 'on' });
    void loadInquiry({ site, name: 'acme' });
    expect(scripts()).toHaveLength(1);
    expect(scripts()[0]?.dataset).toMatchObject({
      src: `${site}/embed/v1-named.js`,
      name: 'acme',
      test: 'on',
    });
    settle('load', other);
    expect(await loading).toBe(other);
  });
});
