import { expect, it, vi } from 'vitest';
import type { Context } from '../context';
import { createFetchFile } from './fetchFile';

function setUp() {
  const load = vi.fn<(context: Context, file?: string) => Promise<unknown>>();
  return { load, fetchFile: createFetchFile({ load } as unknown as Context) };
}

const addresses = (load: ReturnType<typeof setUp>['load']) =>
  load.mock.calls.map(([, file]) => file);

it('fetches a file once, whoever asks for it', async () => {
  const { load, fetchFile } = setUp();
  load.mockResolvedValue({ doctor: 7 });
  const use = ({ doctor }: { doctor: number }) => doctor;
  const both = [fetchFile('c/doctor.js', use), fetchFile('c/doctor.js', use)];
  expect(await Promise.all(both)).toEqual([7, 7]);
  expect(addresses(load)).toEqual(['c/doctor.js']);
});

it('tries again from another address, as browsers keep failed module loads', async () => {
  const { load, fetchFile } = setUp();
  load.mockRejectedValueOnce(new Error('no network')).mockResolvedValue('module');
  const use = (module: string) => module;
  await expect(fetchFile('c/contact.js', use)).rejects.toThrow('no network');
  expect(await fetchFile('c/contact.js', use)).toBe('module');
  expect(await fetchFile('c/contact.js', use)).toBe('module');
  expect(addresses(load)).toEqual(['c/contact.js', expect.stringMatching(/^c\/contact\.js\?\d+$/)]);
});

it('does the same with a file that cannot be used, as where another script has it', async () => {
  const { load, fetchFile } = setUp();
  load.mockResolvedValue('module');
  const use = vi.fn<(module: string) => string>((module) => module);
  use.mockImplementationOnce(() => {
    throw new Error('in use');
  });
  await expect(fetchFile('c/contact.js', use)).rejects.toThrow('in use');
  expect(await fetchFile('c/contact.js', use)).toBe('module');
  expect(addresses(load)[1]).toMatch(/\?\d+$/);
});
