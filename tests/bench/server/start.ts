import { fork, type ChildProcess } from 'node:child_process';
import path from 'node:path';
import type { Shape } from './link';

const ROOT = path.resolve(import.meta.dirname, '../../..');

/** Messages to the server process. */
export type Order = { dirs: string[] } | { shape: Shape | null };

/** The running servers. */
export interface Servers {
  /** 'https://localhost:41234', one per folder, in order. */
  urls: string[];
  /** The key fingerprint that Chromium has to trust. */
  fingerprint: string;
  /** Throttles all of them; undefined for no limit. */
  shape: (shape: Shape | undefined) => Promise<void>;
  stop: () => void;
}

/**
 * Serves built sites in a separate process.
 * @throws If that process exits early.
 */
export async function startServers(dirs: string[]): Promise<Servers> {
  const child = fork(path.join(ROOT, 'tests/run.mjs'), ['tests/bench/server/child.ts']);
  await answer(child);
  child.send({ dirs } satisfies Order);
  const { ports, fingerprint } = (await answer(child)) as { ports: number[]; fingerprint: string };
  return {
    urls: ports.map((port) => `https://localhost:${port}`),
    fingerprint,
    shape: async (shape) => {
      child.send({ shape: shape ?? null } satisfies Order);
      await answer(child);
    },
    stop: () => {
      child.removeAllListeners('exit');
      if (child.connected) child.disconnect();
    },
  };
}

function answer(child: ChildProcess): Promise<unknown> {
  return new Promise((resolve, reject) => {
    const ended = (code: number | null) => reject(new Error(`The bench's server ended (${code}).`));
    child.once('exit', ended);
    child.once('message', (message) => {
      child.off('exit', ended);
      resolve(message);
    });
  });
}
