import { execFileSync } from 'node:child_process';
import { expect, it } from 'vitest';
import { GROWING_OPTION } from './heap';

/** Keeps a part of what it makes for a while, as a build does, and prints the most memory that its heap had, in MB. */
const PROGRAM = `
  const [option] = process.argv.slice(1);
  if (option) require('node:v8').setFlagsFromString(option);
  const live = Array.from({ length: 400_000 }, (_, n) => ({ n, text: 'x' + n }));
  let most = 0;
  for (let round = 0; round < 150; round += 1) {
    for (let n = 0; n < live.length; n += 10) live[n] = { n, text: 'x' + n + round };
    most = Math.max(most, process.memoryUsage().heapTotal);
  }
  console.log(most / 1e6);
`;

const heapWith = (...option: string[]): number =>
  Number(execFileSync(process.execPath, ['-e', PROGRAM, ...option], { encoding: 'utf8' }));

it('garbage is collected sooner with the option, also if it is given while a program runs', () => {
  const usual = heapWith();
  expect(heapWith(`${GROWING_OPTION}=60`)).toBeLessThan(usual * 0.8);
});
