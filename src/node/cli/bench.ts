import { bench, BENCH_OPTIONS, BENCHES } from '../../../tests/bench/command';
import type { Help } from './launch/help';

/** See `run`. */
export const help: Help = {
  about:
    'Measures the built site and Studio, prints every figure beside its limit, and fails if one is broken.\nA full run takes half an hour, and writes its figures into tests/bench.',
  takes: '[bench …]',
  options: BENCH_OPTIONS,
  examples: ['', '--quick', 'speed onward --rounds 3'],
  more: `Benches: ${BENCHES.join(', ')}`,
};

/** `npm run bench`: see tests/bench/command.ts. Kept among the tests, because it uses their tools. */
export async function run(args: string[]): Promise<number> {
  return bench(args);
}
