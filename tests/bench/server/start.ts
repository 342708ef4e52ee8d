import { fork, type ChildProcess } from 'node:child_process';
import path from 'node:path';
import type { Shape } from './link';

const ROOT = path.resolve(import.meta.dirname, '../../..');

/** What the serving process is told. */
export type Order = { dirs: string[] } | { shape: Shape | null };

/** Sites that are served for measuring. */
export interface Servers {
  /** 'https://localhost:41234', one for each folder, in their order. */
  urls: string[];
  /** What Chromium has to trust. */
  fingerprint: string;
  /** Sets the line for all of them; nothing for no limit. */
  shape: (shape: Shape | undefined) => Promise<void>;
  stop: () => void;
}

/**
 * Serves built sites in a process of their own.
 * @throws When that process ends before it serves.
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
