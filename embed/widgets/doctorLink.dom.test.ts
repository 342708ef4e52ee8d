import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { Context, Doctor, Supply } from '../context';
import { createDoctorLink } from './doctorLink';

// Of one element, whose only right attribute is `count`.
vi.mock('./attributes', () => ({
  areRight: (_: string, written: object) => Object.keys(written).every((key) => key === 'count'),
  readAttributes: () => ({ count: 3 }),
}));

const doctor: Doctor = {
  examine: vi.fn<Doctor['examine']>(() => Promise.resolve([{ state: 'ok', message: 'Well.' }])),
  mistakesIn: (_, written, where) => Object.keys(written).map((key) => `${where}: no ${key}`),
  conflicts: () => Promise.resolve(['Two scripts.']),
  startTestMode: vi.fn<Doctor['startTestMode']>(),
};
const logged = vi.spyOn(console, 'error');

beforeEach(() => {
  vi.clearAllMocks();
  logged.mockReturnValue();
});

const supply: Supply = {
  address: '/catalogue',
  known: () => Promise.resolve(new Map()),
  offered: [],
};

function setUp() {
  const emit = vi.fn<Context['emit']>();
  const context = { emit } as unknown as Context;
  const fetchDoctor = vi.fn<() => Promise<Doctor>>(() => Promise.resolve(doctor));
  return { context, emit, fetchDoctor, link: createDoctorLink(context, fetchDoctor, supply) };
}

describe('a mistake', () => {
  it('is logged and told to the page, once', () => {
    const { link, emit } = setUp();
    link.report('No such product.');
    link.report('No such product.');
    expect(logged.mock.calls).toEqual([['No such product.']]);
    expect(emit.mock.calls).toEqual([['error', { message: 'No such product.' }]]);
  });

  it('in attributes is told by the doctor, and does not keep an element from its values', async () => {
    const { link } = setUp();
    expect(link.read('inquiry-list', { colour: 'red' })).toEqual({ count: 3 });
    await vi.waitFor(() => expect(logged).toHaveBeenCalledWith('<inquiry-list>: no colour'));
  });
});

it('does not fetch the doctor for what is right', () => {
  const { link, fetchDoctor } = setUp();
  link.read('inquiry-list', { count: '3' });
  expect(fetchDoctor).not.toHaveBeenCalled();
});

it('resolves once the page is in test mode', async () => {
  const { link, context } = setUp();
  await link.startTestMode();
  expect(doctor.startTestMode).toHaveBeenCalledExactlyOnceWith(context);
});

it('reports other scripts that do nothing', async () => {
  const { link } = setUp();
  link.reportConflicts();
  await vi.waitFor(() => expect(logged).toHaveBeenCalledWith('Two scripts.'));
});

it('says nothing, and fails in nothing, where the doctor cannot be fetched', async () => {
  const failed = vi.fn<() => void>();
  process.on('unhandledRejection', failed);
  const { link, fetchDoctor } = setUp();
  fetchDoctor.mockRejectedValue(new Error('no network'));
  expect(link.read('inquiry-list', { colour: 'red' })).toEqual({ count: 3 });
  link.reportConflicts();
  await new Promise((resolve) => setTimeout(resolve));
  process.off('unhandledRejection', failed);
  expect(failed).not.toHaveBeenCalled();
  expect(logged).not.toHaveBeenCalled();
});

it('lets the doctor judge the page as it is now', async () => {
  const { link, context } = setUp();
  link.report('No such product.');
  await expect(link.examine()).resolves.toEqual([{ state: 'ok', message: 'Well.' }]);
  expect(doctor.examine).toHaveBeenCalledExactlyOnceWith(context, supply);
});
