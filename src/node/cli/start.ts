import path from 'node:path';
import { parseArgs } from 'node:util';
import { planServing, PORT_OPTIONS, SERVED, serveSite } from '../serve/serveCommand';
import { run as build } from './build';
import type { Help, Options } from './launch/help';

const OPTIONS = {
  config: {
    type: 'string',
    value: 'file',
    help: 'another config; its pictures are in the folder public beside it',
  },
  ...PORT_OPTIONS,
} as const satisfies Options;

/** See `run`. */
export const help: Help = {
  about:
    'Checks the config, builds the site and serves it, with a sample page of a partner on the next port.',
  options: OPTIONS,
  examples: ['', '--port 8080'],
  more: SERVED,
};

/**
 * `npm start [-- --config file] [--port 4173]`: checks the config, builds the site and serves it until stopped.
 * @returns 0 after it was stopped, 1 if the port is taken, or the check or the build fails.
 * @throws For unknown arguments and invalid ports, with a message for the terminal.
 */
export async function run(args: string[]): Promise<number> {
  const { values } = parseArgs({
    args,
    options: OPTIONS,
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
