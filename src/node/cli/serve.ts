import { existsSync } from 'node:fs';
import path from 'node:path';
import { planServing, PORT_OPTIONS, SERVED, serveSite } from '../serve/serveCommand';
import type { Help } from './launch/help';

/** See `run`. */
export const help: Help = {
  about: 'Serves the site as it was built last, without checking or building it.',
  options: PORT_OPTIONS,
  examples: ['', '--port 8080'],
  more: SERVED,
};

/**
 * `npm run serve`: serves the existing dist/, without checking or building.
 * @returns 0 after it was stopped, 1 if it could not start.
 */
export async function run(args: string[]): Promise<number> {
  const outDir = path.resolve('dist');
  if (!existsSync(path.join(outDir, 'index.html'))) {
    console.error(
      'The site has not been built yet. Run "npm run build" first, or "npm start" to build and serve it.',
    );
    return 1;
  }
  const plan = await planServing(args, 'npm run serve');
  if (!plan) return 1;
  await serveSite(plan, outDir);
  return 0;
}
