import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Boot, EarlyState } from './earlyState';
import { createLoader, loadForContent, schedule } from './load';
import { earlyStateWith, listenForOneTest } from './testing';

const load = vi.fn<() => void>();
const idle = vi.fn<typeof requestIdleCallback>();
const answer = vi.fn<(url: string) => Promise<Response>>();

const connect = (connection: unknown) =>
  Object.defineProperty(navigator, 'connection', { value: connection, configurable: true });

beforeEach(() => {
  listenForOneTest(window);
  vi.stubGlobal('requestIdleCallback', idle);
});
afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
  vi.useRealTimers();
  load.mockReset();
  answer.mockReset();
  idle.mockReset();
  Reflect.deleteProperty(navigator, 'connection');
  document.head.innerHTML = '';
});

describe('React is loaded', () => {
  it('when the browser is idle after page load, after 3 s at the latest', () => {
    schedule(load);
    expect(idle).not.toHaveBeenCalled();
    dispatchEvent(new Event('load'));
    expect(idle).toHaveBeenCalledWith(load, { timeout: 3000 });
    expect(load).not.toHaveBeenCalled();
  });

  it('shortly after page load in browsers without requestIdleCallback', () => {
    vi.useFakeTimers();
    Reflect.deleteProperty(window, 'requestIdleCallback');
    schedule(load);
    dispatchEvent(new Event('load'));
    vi.advanceTimersByTime(199);
    expect(load).not.toHaveBeenCalled();
    vi.advanceTimersByTime(1);
    expect(load).toHaveBeenCalledTimes(1);
  });

  it.each(['pointerdown', 'keydown'])(
    'at once on %s, and again on the next one if it has failed',
    (intent) => {
      schedule(load);
      document.body.dispatchEvent(new Event(intent));
      expect(load).toHaveBeenCalledTimes(1);
      document.body.dispatchEvent(new Event(intent));
      expect(load).toHaveBeenCalledTimes(2);
    },
  );

  it.each([{ saveData: true }, { effectiveType: '2g' }, { effectiveType: 'slow-2g' }])(
    'with %j only at intent',
    (connection) => {
      connect(connection);
      schedule(load);
      dispatchEvent(new Event('load'));
      expect(idle).not.toHaveBeenCalled();
      document.body.dispatchEvent(new Event('pointerdown'));
      expect(load).toHaveBeenCalledTimes(1);
    },
  );

  it('without intent on faster connections', () => {
    connect({ saveData: false, effectiveType: '3g' });
    schedule(load);
    dispatchEvent(new Event('load'));
    expect(idle).toHaveBeenCalledTimes(1);
  });
});

describe('a block that is empty without React', () => {
  const open = (live: string, search: string) => {
    document.body.innerHTML = `<p data-live="${live}"></p>`;
    history.replaceState(null, '', `/${search}`);
    loadForContent(load);
    expect(load).not.toHaveBeenCalled();
    dispatchEvent(new Event('load'));
  };
  afterEach(() => {
    document.body.innerHTML = '';
    history.replaceState(null, '', '/');
  });

  it.each([
    ['', ''],
    ['q', '?q=pumps'],
    ['list', '?a=b&list'],
  ])('loads it with the page, always or depending on the query: %j, %j', (live, search) => {
    open(live, search);
    expect(load).toHaveBeenCalledOnce();
  });

  it.each(['', '?clid=abqx', '?list=1'])('waits for intent otherwise: %j', (search) => {
    open('q', search);
    expect(load).not.toHaveBeenCalled();
  });
});

describe('the loader', () => {
  // The effect of the module, which runs once however often it is imported.
  const ENTRY = 'data:text/javascript,app.start=app.react';
  const react = vi.fn<() => Promise<void>>();
  let app: EarlyState;
  /** Gives every test a module that has not run yet. */
  let modules = 0;

  beforeEach(() => {
    answer.mockImplementation((url) => Promise.resolve(Response.json({ url })));
    vi.stubGlobal('fetch', answer);
    react.mockReset().mockResolvedValue();
    const data: Boot['data'] = ['/site.json', '/page.json'];
    modules += 1;
    const entry = `${ENTRY}//${modules}`;
    app = earlyStateWith({
      boot: { entry, preload: ['/a.js', '/b.js'], inlined: [], data, cart: '' },
    });
    vi.stubGlobal('app', Object.assign(app, { react }));
  });

  it('fetches data, code and its imports in parallel, each once', async () => {
    const start = createLoader(app);
    start();
    start();
    expect(answer.mock.calls.flat().toSorted()).toEqual(
      ['/a.js', '/b.js', '/page.json', '/site.json', app.boot.entry].toSorted(),
    );
    await vi.waitFor(() => expect(react).toHaveBeenCalledTimes(1));
    await expect(Promise.all(app.data ?? [])).resolves.toEqual([
      { url: '/site.json' },
      { url: '/page.json' },
    ]);
  });

  it.each<[string, () => Promise<Response>, string]>([
    ['the network fails', () => Promise.reject(new TypeError('no network')), 'no network'],
    ['the server refuses', () => Promise.resolve(new Response('', { status: 503 })), '/site.json'],
  ])('starts React at the next intent if %s at first', async (_, fail, says) => {
    const start = createLoader(app);
    answer.mockImplementationOnce(fail);
    start();
    await expect(Promise.all(app.data ?? [])).rejects.toThrow(says);
    expect(react).not.toHaveBeenCalled();
    await vi.waitFor(() => {
      start();
      expect(react).toHaveBeenCalledTimes(1);
    });
    await expect(Promise.all(app.data ?? [])).resolves.toHaveLength(2);
  });

  it('runs no script before all have arrived, since a failed module stays failed', async () => {
    const start = createLoader(app);
    answer.mockImplementation((url) =>
      url === '/b.js'
        ? Promise.reject(new TypeError('no network'))
        : Promise.resolve(Response.json({ url })),
    );
    start();
    await expect(Promise.all(app.data ?? [])).resolves.toHaveLength(2);
    expect(react).not.toHaveBeenCalled();
    answer.mockImplementation((url) => Promise.resolve(Response.json({ url })));
    await vi.waitFor(() => {
      start();
      expect(react).toHaveBeenCalledTimes(1);
    });
  });

  it('lets the browser send a waiting form if React cannot be loaded', async () => {
    const form = document.createElement('form');
    const button = document.createElement('button');
    form.append(button);
    const submit = vi.spyOn(form, 'submit').mockReturnValue();
    app.clicks.push(document.createElement('a'), button);
    answer.mockRejectedValueOnce(new TypeError('no network'));
    createLoader(app)();
    await vi.waitFor(() => expect(submit).toHaveBeenCalledTimes(1));
  });

  describe('whose files are gone from the server', () => {
    const reload = vi.fn<() => void>();
    const button = () => document.createElement('button');

    /** Calls the loader and waits until it has settled. */
    async function settled({ age = 60_001, pressed = [] as HTMLElement[], failing = gone } = {}) {
      vi.spyOn(location, 'reload').mockImplementation(reload.mockReset());
      vi.spyOn(performance, 'now').mockReturnValue(age);
      app.clicks.push(...pressed);
      answer.mockImplementation(failing);
      createLoader(app)();
      await new Promise((resolve) => setTimeout(resolve, 20));
    }
    const gone = () => Promise.resolve(new Response('', { status: 404 }));

    it('reloads the page for the new release if a click is waiting', async () => {
      await settled({ pressed: [button()] });
      expect(reload).toHaveBeenCalledOnce();
    });

    it.each<[string, Parameters<typeof settled>[0]]>([
      ['nobody has asked for anything that only React can do', {}],
      ['the page has just been opened: it would not help', { age: 1000, pressed: [button()] }],
      [
        'there is no network to get them by',
        { pressed: [button()], failing: () => Promise.reject(new TypeError('no network')) },
      ],
    ])('does not reload if %s', async (_, situation) => {
      await settled(situation);
      expect(reload).not.toHaveBeenCalled();
    });
  });

  it('starts React again if its start has failed', async () => {
    const start = createLoader(app);
    react.mockRejectedValueOnce(new TypeError('a block could not be fetched'));
    start();
    await vi.waitFor(() => expect(react).toHaveBeenCalledTimes(1));
    await vi.waitFor(() => {
      start();
      expect(react).toHaveBeenCalledTimes(2);
    });
  });

  it('leaves the page as it stands if all files have come and React fails twice', async () => {
    const said = vi.spyOn(console, 'error').mockImplementation(() => {});
    const start = createLoader(app);
    react.mockRejectedValue(new TypeError('x is not a function'));
    const button = document.createElement('button');
    button.dataset['pressed'] = '';
    app.clicks.push(button);
    app.onAdd = () => {};
    await vi.waitFor(() => {
      start();
      expect(app.plain).toBe(true);
    });
    expect(said).toHaveBeenCalledWith(new TypeError('x is not a function'));
    expect([app.clicks, app.onAdd, button.dataset['pressed']]).toEqual([[], undefined, undefined]);
    start();
    expect(react).toHaveBeenCalledTimes(2);
  });

  it('fetches nothing where React will not come', () => {
    app.plain = true;
    createLoader(app)();
    expect(answer).not.toHaveBeenCalled();
  });
});
