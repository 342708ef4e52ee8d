import { afterEach, beforeEach, expect, it, vi } from 'vitest';

const asked: [address: string, options: RequestInit][] = [];
const queries = () => asked.map(([address]) => address);

/** The code as it is while the company counts, with nothing counted yet. */
async function counting() {
  vi.resetModules();
  const [count, { noteSearch }, { countHandOffs }] = await Promise.all([
    import('./count'),
    import('./noteSearch'),
    import('./countHandOffs'),
  ]);
  return { ...count, noteSearch, countHandOffs };
}

const found = { total: 3, match: 'all', places: [] };
const nothing = { total: 0, match: 'all', places: [] };

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubEnv('COUNTS', '/counted.txt');
  vi.stubGlobal('fetch', async (address: string, options: RequestInit) => {
    asked.push([address, options]);
    throw new TypeError('There is no network.');
  });
});

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.unstubAllEnvs();
  asked.length = 0;
  document.body.replaceChildren();
});

it('[T81] asks the site’s own server, without cookies and without saying from where', async () => {
  const { countPage } = await counting();
  countPage('/på-lager');
  expect(asked).toEqual([
    [
      '/counted.txt?page=%2Fp%C3%A5-lager',
      { credentials: 'omit', cache: 'no-store', referrerPolicy: 'no-referrer', keepalive: true },
    ],
  ]);
});

it.each([{ doNotTrack: '1' }, { globalPrivacyControl: true }])(
  '[T81] counts nobody who has asked the browser not to be followed: %o',
  async (wish) => {
    vi.stubGlobal('navigator', wish);
    const { countPage, countSent, countNone } = await counting();
    countPage('/about');
    countSent('form');
    countNone('seal');
    expect(asked).toEqual([]);
  },
);

it('[T81] counts a search without a result once it stands, not while it is typed', async () => {
  const { noteSearch } = await counting();
  const search = async (q: string, answer: object, more = {}) => {
    noteSearch({ q, ...more }, Promise.resolve({ ...nothing, ...answer }));
    await vi.advanceTimersByTimeAsync(300);
  };
  await search('pumpx', nothing);
  await search('pumpx s', nothing);
  await search('Pumpx Seal', nothing);
  await vi.advanceTimersByTimeAsync(5000);
  await search('pump', found);
  await search('pumpz', nothing);
  await search('pump', found);
  await search('similar', { total: 4, match: 'similar' });
  await vi.advanceTimersByTimeAsync(5000);
  expect(queries()).toEqual(['/counted.txt?none=pumpx+seal', '/counted.txt?none=similar']);
});

it('[T81] counts no search that finds a category, something by its code, or what filters leave out', async () => {
  const { noteSearch } = await counting();
  const more = { total: 1, match: 'exact' };
  for (const [request, answer] of [
    [{ q: 'pumps' }, { places: [{}] }],
    [{ q: 'ac-29' }, { more }],
    [{ q: 'seal', filters: { brand: {} } }, {}],
    [{ q: '' }, {}],
    [{ q: 'anna@example.org' }, {}],
  ] as const) {
    noteSearch(request, Promise.resolve({ ...nothing, ...answer }));
    await vi.advanceTimersByTimeAsync(5000);
  }
  noteSearch({ q: 'lost' }, Promise.reject(new Error('The search cannot be reached.')));
  await vi.advanceTimersByTimeAsync(5000);
  expect(queries()).toEqual([]);
});

it('[T81] counts a search when the visitor leaves, and the same one only once', async () => {
  const { noteSearch } = await counting();
  for (const _ of [1, 2]) {
    noteSearch({ q: 'seal' }, Promise.resolve(nothing));
    await vi.advanceTimersByTimeAsync(100);
    dispatchEvent(new Event('pagehide'));
  }
  expect(queries()).toEqual(['/counted.txt?none=seal']);
});

it('[T81] counts an inquiry that leaves by a link, once a page however many parts it has', async () => {
  const { countHandOffs, countPage } = await counting();
  countHandOffs('.summary');
  document.body.innerHTML = `
    <a href="https://wa.me/1">chat</a>
    <div class="summary">
      <a href="/contact?list=1">form</a>
      <a href="https://wa.me/1?text=a" target="_blank"><span>1 of 2</span></a>
      <a href="https://wa.me/1?text=b">2 of 2</a>
      <a href="mailto:sales@example.org">mail</a>
    </div>`;
  addEventListener('click', (event) => event.preventDefault(), { capture: true });
  const press = () => {
    for (const link of document.querySelectorAll<HTMLElement>('a, span')) link.click();
  };
  press();
  press();
  expect(queries()).toEqual(['/counted.txt?sent=chat', '/counted.txt?sent=mail']);
  countPage('/cart');
  press();
  expect(queries().slice(2)).toEqual([
    '/counted.txt?page=%2Fcart',
    '/counted.txt?sent=chat',
    '/counted.txt?sent=mail',
  ]);
});
