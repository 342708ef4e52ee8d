import { bench } from '../../../tests/bench/command';

/** `npm run bench`: see tests/bench/command.ts. Its tools stay with the tests: no visitor gets them. */
export async function run(args: string[]): Promise<number> {
  return bench(args);
}
