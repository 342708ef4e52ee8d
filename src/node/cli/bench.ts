import { bench } from '../../../tests/bench/command';

/** `npm run bench`: see tests/bench/command.ts. Kept among the tests, because it uses their tools. */
export async function run(args: string[]): Promise<number> {
  return bench(args);
}
