import path from 'node:path';
import { parseArgs } from 'node:util';
import { planServing, serveSite } from '../serve/serveCommand';
import { run as build } from './build';

/**
 * `npm start [-- --config file] [--port 4173]`: checks the config, builds the site and serves it until stopped.
 * @returns 0 after it was stopped, 1 if the port is taken, or the check or the build fails.
 * @throws For unknown arguments and invalid ports, with a message for the terminal.
 */
export async function run(args: string[]): Promise<number> {
  const { values } = parseArgs({
    args,
    options: {
      config: { type: 'string' },
      port: { type: 'string' },
      'partner-port': { type: 'string' },
    },
  });
  const { config, ...ports } = values;
  const plan = await planServing(asArguments(ports), 'npm start');
  if (!plan) return 1;
  const failed = await build(asArguments({ config }));
  if (failed !== 0) return failed;
  await serveSite(plan, path.resolve('dist'));
  return 0;
}

function asArguments(values: Record<string, string | undefined>): string[] {
  return Object.entries(values).flatMap(([name, value]) =>
    value === undefined ? [] : [`--${name}`, value],
  );
}
