import { describe, expect, it, vi } from 'vitest';
import type { Widgets } from '../context';
import { createEvents } from './events';
import { createInquiry } from './inquiry';
import { memoryCart } from './testing';
import { createWidgetsLink } from './widgetsLink';

const refuse = () => Promise.reject(new Error('offline'));

function setUp(load: () => Promise<Widgets> = refuse) {
  vi.spyOn(console, 'error').mockReturnValue();
  const events = createEvents('inquiry');
  const stop = vi.fn<() => void>();
  const inquiry = createInquiry({
    version: '1.2.0',
    cart: memoryCart(),
    events,
    widgets: createWidgetsLink(load, () => {}),
    later: (task) => task(),
    stop,
  });
  return { inquiry, stop, on: events.on };
}

describe('add', () => {
  it('takes an id alone, which is the name, too', () => {
    const { inquiry } = setUp();
    inquiry.add('p-1', 2);
    expect(inquiry.items()).toEqual([
      expect.objectContaining({ id: 'p-1', name: 'p-1', quantity: 2 }),
    ]);
  });

  it('takes numbers as id and name', () => {
    const { inquiry } = setUp();
    inquiry.add({ id: 7, name: 8 });
    expect(inquiry.items()).toEqual([expect.objectContaining({ id: '7', name: '8', quantity: 1 })]);
  });

  it('completes the address of a picture', () => {
    const { inquiry } = setUp();
    inquiry.add({ id: 'p-1', image: 'a.png' });
    expect(inquiry.items()[0]?.image).toBe(new URL('a.png', document.baseURI).href);
  });

  it.each([{}, { id: '' }, null])('of %o is an error, and adds nothing', (product) => {
    const { inquiry, on } = setUp();
    const heard = vi.fn<(error: unknown) => void>();
    on('error', heard);
    inquiry.add(product as never);
    expect(heard).toHaveBeenCalledExactlyOnceWith({ message: 'add: no id' });
    expect(inquiry.items()).toEqual([]);
  });

  it('tells the widgets, and the page on the button', async () => {
    const added = vi.fn<Widgets['added']>();
    const { inquiry } = setUp(() => Promise.resolve({ added } as unknown as Widgets));
    const button = document.body.appendChild(document.createElement('button'));
    const heard = vi.fn<(target: EventTarget | null) => void>();
    document.addEventListener('inquiry:add', ({ target }) => heard(target), { once: true });
    inquiry.add('p-1', 1, button);
    expect(heard).toHaveBeenCalledExactlyOnceWith(button);
    await vi.waitFor(() => expect(added).toHaveBeenCalledExactlyOnceWith('p-1', button));
  });
});

describe('a line', () => {
  it('is updated and removed, each with its event', () => {
    const { inquiry, on } = setUp();
    const heard: string[] = [];
    on('update', ({ id, quantity }) => heard.push(`update ${id} ${quantity}`));
    on('remove', ({ id }) => heard.push(`remove ${id}`));
    inquiry.add('p-1');
    inquiry.update('p-1', 5);
    expect(inquiry.items()[0]?.quantity).toBe(5);
    inquiry.remove('p-1');
    expect(inquiry.items()).toEqual([]);
    expect(heard).toEqual(['update p-1 5', 'remove p-1']);
  });
});

it('runs calls of the queue in their order', () => {
  const { inquiry } = setUp();
  inquiry.push(['add', 'p-1'], ['add', 'p-2'], ['remove', 'p-1']);
  expect(inquiry.items().map(({ id }) => id)).toEqual(['p-2']);
});

it('says why the widgets cannot be fetched when the doctor is asked', async () => {
  const { inquiry } = setUp();
  await expect(inquiry.doctor()).resolves.toEqual([
    { state: 'problem', message: 'Error: offline' },
  ]);
});

describe('a promise that cannot be kept', () => {
  it.each(['ready', 'open'] as const)('is rejected with the reason: %s', async (name) => {
    const { inquiry } = setUp();
    const promise = name === 'ready' ? inquiry.ready : inquiry.open();
    await expect(promise).rejects.toThrow('offline');
  });

  it('of a queued call is nobody’s', async () => {
    const unhandled = vi.fn<(event: unknown) => void>();
    process.on('unhandledRejection', unhandled);
    setUp().inquiry.push(['open']);
    await new Promise((resolve) => setTimeout(resolve, 10));
    process.off('unhandledRejection', unhandled);
    expect(unhandled).not.toHaveBeenCalled();
  });
});

it('destroy takes the loader off the page without fetching the widgets', () => {
  const load = vi.fn<() => Promise<Widgets>>(refuse);
  const { inquiry, stop } = setUp(load);
  inquiry.destroy();
  expect(stop).toHaveBeenCalledOnce();
  expect(load).not.toHaveBeenCalled();
});
