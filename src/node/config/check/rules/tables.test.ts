import { expect, it } from 'vitest';
import { check, GOOD } from '../../../../../tests/broken-configs/breaking';

/** What the check says of a table with these rows. */
async function saidOf(...rows: string[]): Promise<string[]> {
  const table = { type: 'table', caption: 'Torques', rows };
  const { problems } = await check(
    GOOD.replace('"blocks": [', `"blocks": [${JSON.stringify(table)},`),
  );
  return problems
    .filter(({ path }) => path.includes('rows'))
    .map(({ severity, path, message }) => `${severity} ${path}: ${message}`);
}

it('is content with as many cells in each row as there are headings', async () => {
  expect(await saidOf('Bolt | Torque', 'M8 | 25 Nm', String.raw`M\|8 | `)).toEqual([]);
});

it('refuses more cells than headings, and names a row that has fewer', async () => {
  const said = await saidOf('Bolt | Torque', 'M8 | 25 | Nm', 'M10');
  expect(said).toHaveLength(2);
  expect(said[0]).toMatch(/^error .*rows › 2: The row has 3 cells, and there are 2 headings\.$/);
  expect(said[1]).toMatch(/^warning .*rows › 3: The row has 1 cell, and there are 2 headings/);
});

it('asks for a bar where the table has one column', async () => {
  expect(await saidOf('Bolt', 'M8')).toEqual([
    expect.stringMatching(/^warning .*rows › 1: The table has one column\.$/),
  ]);
});
