import path from 'node:path';
import { createInterface } from 'node:readline/promises';
import { parseArgs } from 'node:util';
import { choosePort } from './choosePort';
import { hasWidgets, hostValues } from './hosts/hostValues';
import { hostsHandler } from './hosts/hostsHandler';
import { INBOX, localEndpoint } from './inbox/endpoint';
import { createInbox } from './inbox/inboxHandler';
import { messagesIn } from './inbox/messages';
import { openSearch } from './openSearch';
import { freePortFrom, readPort } from './ports';
import { type Service, startServices, stopServices } from './service';
import { siteHandler } from './siteHandler';
import { untilStopped } from './untilStopped';

const DEFAULT_PORT = 4173;

/** What commands that serve a built site take. */
export const PORT_OPTIONS = {
  port: { type: 'string', value: 'number', help: `another port than ${DEFAULT_PORT}` },
  'partner-port': {
    type: 'string',
    value: 'number',
    help: "another port for the sample page of a partner than the site's next",
  },
} as const;

/** What their help says besides. */
export const SERVED =
  'PORT sets the port, too, and HOST the network interface to listen on. Messages of the contact\nform are shown at /__inbox.';

/** Where to serve, decided before the build, so that a taken port is reported at once. */
export interface ServePlan {
  port: number;
  /** The port of the partner's page, which needs an origin of its own. */
  partnerPort: number;
  host: string | undefined;
}

/**
 * Reads `--port`, PORT and HOST, and chooses the ports.
 * @param command As the user typed it: 'npm start'.
 * @returns undefined if the port is taken and no other may be used; the reason has been logged.
 * @throws For unknown arguments and invalid ports, with a message for the terminal.
 */
export async function planServing(args: string[], command: string): Promise<ServePlan | undefined> {
  const { values } = parseArgs({
    args,
    options: PORT_OPTIONS,
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
  const partnerPort =
    readPort(values['partner-port']) ??
    (await freePortFrom(port < 65_535 ? port + 1 : DEFAULT_PORT));
  return { port, partnerPort, host: process.env['HOST'] || undefined };
}

/**
 * Serves a built site until the process is asked to stop.
 *
 * The form inbox shares the site's port, where its forms post to, and so does the search of a large catalogue. Anything
 * else that `npm start` should serve is another entry of `services`.
 */
export async function serveSite(plan: ServePlan, outDir: string): Promise<void> {
  const address = `http://localhost:${plan.port}`;
  const site = siteHandler(outDir);
  const inbox = createInbox({
    endpoint: () => localEndpoint(outDir),
    messages: messagesIn(process.cwd()),
  });
  const search = await openSearch(outDir);
  const handler: Service['handler'] = (request, response) => {
    if (search?.handler(request, response)) return;
    if (!inbox(request, response)) site(request, response);
  };
  const partner = {
    name: 'A partner page with its widgets',
    handler: hostsHandler(path.resolve('embed/hosts'), () => hostValues(outDir, address)),
    port: plan.partnerPort,
  };
  const services: Service[] = [
    { name: 'The site', handler, port: plan.port },
    ...(hasWidgets(outDir) ? [partner] : []),
  ];
  const running = await startServices(services, plan.host);
  for (const { name, url } of running) process.stdout.write(`${name}: ${url}\n`);
  if (localEndpoint(outDir))
    process.stdout.write(`Contact form messages: ${running[0]?.url}${INBOX}\n`);
  if (search)
    process.stdout.write(
      `Searches in ${search.count} products are answered at ${search.address}, as "npm run search" does.\n`,
    );
  process.stdout.write('To edit the site by looking at it: npm run studio\n');
  process.stdout.write(`Serving ${path.relative('', outDir) || '.'}. Press Ctrl+C to stop.\n`);
  await untilStopped();
  await stopServices(running);
  await search?.close();
}

async function ask(question: string): Promise<boolean> {
  const terminal = createInterface({ input: process.stdin, output: process.stdout });
  const answer = await terminal.question(`${question} [y/N] `);
  terminal.close();
  return /^y(es)?$/i.test(answer.trim());
}
