import { spawnSync } from 'node:child_process';
import { cpus } from 'node:os';
import { setTimeout as sleep } from 'node:timers/promises';

/** The share of CPU time that has to be idle before a measurement. */
const MIN_IDLE_SHARE = 0.9;
/** How long to wait for an idle machine, in ms; after that the bench continues anyway. */
const MAX_WAIT_MS = 120_000;

/**
 * Waits for an idle machine: other load is the main source of noise. Flushes the disk cache first, where the system has
 * `sync`, so that pending writes do not disturb the next measurement.
 */
export async function settle(): Promise<void> {
  spawnSync('sync');
  const started = Date.now();
  for (;;) {
    const before = times();
    await sleep(400);
    const after = times();
    if ((after.idle - before.idle) / (after.all - before.all) > MIN_IDLE_SHARE) return;
    if (Date.now() - started > MAX_WAIT_MS) return;
  }
}

function times(): { idle: number; all: number } {
  const sums = { idle: 0, all: 0 };
  for (const { times: spent } of cpus()) {
    sums.idle += spent.idle;
    for (const time of Object.values(spent)) sums.all += time;
  }
  return sums;
}
