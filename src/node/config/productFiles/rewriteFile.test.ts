import { expect, it, vi } from 'vitest';
import { readProductFile } from './readProductFile';
import { rewriteFile } from './rewriteFile';

const rewrite = vi.hoisted(() => vi.fn<(text: string, value: unknown) => string>());

vi.mock(import('../edit/rewrite'), async (original) => {
  const real = await original();
  return { ...real, rewrite: rewrite.mockImplementation(real.rewrite) };
});

const context = { columns: [], schema: {}, language: 'en', names: new Map() };

it('reads again only lines that somebody has laid out, not those that programs write', async () => {
  const plain = Array.from({ length: 500 }, (_, n) => `{"id":"p-${n}","name":"Pin"}`);
  const bytes = Buffer.from([...plain, '{ "id": "own", "name": "Pin" }', ''].join('\n'));
  const file = readProductFile('all.jsonl', [bytes], context);
  const entries = file.entries.map((entry, from) => ({ entry: { ...entry, name: 'Bolt' }, from }));
  const written = await rewriteFile(bytes, file, entries, context);
  expect(String(written.bytes)).toBe(String(bytes).replaceAll('Pin', 'Bolt'));
  expect(rewrite).toHaveBeenCalledTimes(1);
});
