import path from 'node:path';
import { createInterface } from 'node:readline/promises';
import { parseArgs } from 'node:util';
import { choosePort } from './choose-port';
import { hostValues } from './hosts/host-values';
import { hostsHandler } from './hosts/hosts-handler';
import { nextFreePort, readPort } from './ports';
import { type Service, startServices, stopServices } from './service';
import { siteHandler } from './site-handler';
import { untilStopped } from './until-stopped';

const DEFAULT_PORT = 4173;

/** Where a command serves: found before the build, so that nobody waits for a taken port. */
export interface ServePlan {
  port: number;
  /** Where the page of a partner is served, as on a site of its own. */
  partnerPort: number;
  host: string | undefined;
}

/**
 * Reads `--port` and the variables PORT and HOST, and settles on a port.
 * @param command What the person typed: 'npm start'.
 * @returns Nothing when the port is taken and no other was agreed on; the reason has been said.
 * @throws A sentence for unknown arguments and impossible ports.
 */
export async function planServing(args: string[], command: string): Promise<ServePlan | undefined> {
  const { values } = parseArgs({
    args,
    options: { port: { type: 'string' }, 'partner-port': { type: 'string' } },
  });
  const named = readPort(values.port ?? process.env['PORT']);
  const port = await choosePort({
    port: named ?? DEFAULT_PORT,
    explicit: named !== undefined,
    command,
    log: (line) => console.error(line),
    ...(process.stdin.isTTY && process.stdout.isTTY ? { ask } : {}),
  });
  if (port === undefined) return undefined;
  const partnerPort = readPort(values['partner-port']) ?? (await nextFreePort(port + 1));
  return { port, partnerPort, host: process.env['HOST'] || undefined };
}

/**
 * Serves a built site until the program is asked to end.
 *
 * What else `npm start` is to serve later (a partner's page on a second port, an inbox for the
 * contact form) is one more entry of `services`.
 */
export async function serveSite(plan: ServePlan, outDir: string): Promise<void> {
  const site = `http://localhost:${plan.port}`;
  const services: Service[] = [
    { name: 'The site', handler: siteHandler(outDir), port: plan.port },
    {
      name: 'A partner that uses its widgets',
      handler: hostsHandler(path.resolve('embed/hosts'), () => hostValues(outDir, site)),
      port: plan.partnerPort,
    },
  ];
  const running = await startServices(services, plan.host);
  for (const { name, url } of running) process.stdout.write(`${name}: ${url}\n`);
  process.stdout.write(`Served from ${path.relative('', outDir) || '.'}. Ctrl+C stops it.\n`);
  await untilStopped();
  await stopServices(running);
}

async function ask(question: string): Promise<boolean> {
  const terminal = createInterface({ input: process.stdin, output: process.stdout });
  const answer = await terminal.question(`${question} [y/N] `);
  terminal.close();
  return /^y(es)?$/i.test(answer.trim());
}
