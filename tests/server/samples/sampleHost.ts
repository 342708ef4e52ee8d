import { spawn } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { connect } from 'node:net';
import path from 'node:path';
import { createCertificate } from '../../bench/server/certificate';

/** A third-party server running with our sample config. */
export interface SampleHost {
  port: number;
  /** The https port, if any. */
  securePort?: number;
  close: () => Promise<void>;
}

/** The built site with its sample config, and a working folder for the server. */
export interface SampleSite {
  /** The built site, with sample configs in hosting/. */
  dir: string;
  /** The host name in the samples. */
  hostname: string;
  /** An empty folder for configs, logs and caches. */
  work: string;
  /** Whether the site uses https. */
  secure?: boolean;
}

/** The log of visits in the working folder. */
export const COUNTED_LOG = 'counted.log';

/** An installed server, or what to install. */
export type FoundHost = { start: (site: SampleSite) => Promise<SampleHost> } | { missing: string };

/**
 * Writes a self-signed certificate into the working folder.
 * @returns The paths of the certificate and its key.
 */
export function writeCertificate(work: string): { cert: string; key: string } {
  const { cert, key } = createCertificate();
  const files = { cert: path.join(work, 'cert.pem'), key: path.join(work, 'key.pem') };
  writeFileSync(files.cert, cert);
  writeFileSync(files.key, key);
  return files;
}

/** How often to poll a server for its port, and the interval in ms. */
const MAX_POLLS = 300;
const POLL_INTERVAL_MS = 100;

/**
 * Starts a foreground process and waits until its port accepts connections.
 * @throws With the output of the process, if it exits instead.
 */
export async function startHost(
  file: string,
  args: string[],
  options: { port: number; env?: NodeJS.ProcessEnv },
): Promise<SampleHost> {
  const child = spawn(file, args, {
    stdio: ['ignore', 'pipe', 'pipe'],
    env: { ...process.env, ...options.env },
  });
  let said = '';
  const collect = (chunk: string) => (said += chunk);
  child.stdout.setEncoding('utf8').on('data', collect);
  child.stderr.setEncoding('utf8').on('data', collect);
  const ended = new Promise<void>((resolve) => {
    child.once('error', (error) => collect(String(error)));
    child.once('close', () => resolve());
  });
  const runs = () => child.pid !== undefined && child.exitCode === null;
  for (let tries = 0; tries < MAX_POLLS && runs(); tries += 1) {
    if (await answersAt(options.port)) {
      return {
        port: options.port,
        close: () => {
          child.kill();
          return ended;
        },
      };
    }
    await new Promise((resolve) => setTimeout(resolve, POLL_INTERVAL_MS));
  }
  child.kill();
  await ended;
  throw new Error(`${file} does not serve the sample:\n${said}`);
}

function answersAt(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = connect(port, '127.0.0.1');
    socket.once('connect', () => resolve(true)).once('error', () => resolve(false));
    socket.once('connect', () => socket.destroy());
  });
}

/**
 * Edits a line of a sample as an operator would.
 * @param replacement May refer to groups: '$1'.
 * @throws If the sample has no such line.
 */
export function adapt(sample: string, line: RegExp, replacement: string): string {
  if (!line.test(sample)) throw new Error(`The sample has no line ${line}.`);
  return sample.replace(line, replacement);
}
