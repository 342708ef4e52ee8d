import { describe, expect, it, vi } from 'vitest';
import type { Widgets } from '../context';
import { createWidgetsLink } from './widgetsLink';

const widgets = { open: vi.fn<() => void>(), doctor: () => Promise.resolve([]) };
const here = () => Promise.resolve(widgets as unknown as Widgets);
const refuse = () => Promise.reject(new Error('offline'));

/** A link whose first attempts fail. */
function linkAfter(failures: number) {
  const load = vi.fn<() => Promise<Widgets>>(here);
  for (let n = 0; n < failures; n += 1) load.mockImplementationOnce(refuse);
  const settled = vi.fn<() => void>();
  return { load, settled, link: createWidgetsLink(load, settled) };
}

describe('the widgets', () => {
  it('are fetched once, however often they are needed', async () => {
    const { link, load, settled } = linkAfter(0);
    await Promise.all([link.fetch(), link.fetch(), link.method('open')()]);
    await link.fetch();
    expect(load).toHaveBeenCalledOnce();
    expect(settled).toHaveBeenCalledOnce();
  });

  it('are not fetched before they are needed', () => {
    const { link, load } = linkAfter(0);
    expect(link.widgets).toBeUndefined();
    expect(load).not.toHaveBeenCalled();
  });

  it('that could not be fetched are fetched again when they are needed', async () => {
    const { link, load } = linkAfter(1);
    await link.fetch();
    expect([link.failure, link.widgets]).toEqual(['Error: offline', undefined]);
    await link.fetch();
    expect([link.failure, link.widgets]).toEqual(['', widgets]);
    expect(load).toHaveBeenCalledTimes(2);
  });

  it('keep the reason of the last failure while they are fetched again', async () => {
    const { link } = linkAfter(1);
    await link.fetch();
    const again = link.fetch();
    expect(link.failure).toBe('Error: offline');
    await again;
    expect(link.failure).toBe('');
  });
});

describe('a call', () => {
  it('takes effect at once when they are here', async () => {
    const { link } = linkAfter(0);
    await link.fetch();
    widgets.open.mockClear();
    void link.method('open')();
    expect(widgets.open).toHaveBeenCalledOnce();
  });

  it('makes another attempt if the one under way fails', async () => {
    const { link, load } = linkAfter(1);
    void link.fetch();
    await expect(link.method('doctor')()).resolves.toEqual([]);
    expect(load).toHaveBeenCalledTimes(2);
  });

  it('resolves to nothing if they cannot be fetched', async () => {
    const { link } = linkAfter(2);
    await expect(link.method('doctor')()).resolves.toBeUndefined();
  });
});
