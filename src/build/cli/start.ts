import path from 'node:path';
import { planServing, serveSite } from '../serve/serve-command';
import { run as build } from './build';

/**
 * `npm start`: checks the config, builds the site and serves it until it is stopped.
 * @returns 0 when it was stopped, 1 when the port is taken or the config or the build has failed.
 */
export async function run(args: string[]): Promise<number> {
  const plan = await planServing(args, 'npm start');
  if (!plan) return 1;
  const failed = await build([]);
  if (failed !== 0) return failed;
  await serveSite(plan, path.resolve('dist'));
  return 0;
}
