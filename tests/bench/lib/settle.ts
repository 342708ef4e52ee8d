import { spawnSync } from 'node:child_process';
import { cpus } from 'node:os';
import { setTimeout as sleep } from 'node:timers/promises';

/** So much of the machine has to be idle before something is measured. */
const IDLE = 0.9;
/** Whoever works beside the bench gets this long, in ms; then it goes on all the same. */
const PATIENCE = 120_000;

/**
 * Waits for an idle machine: other work on a small one is the main source of noise. What was written before reaches
 * the disk first, where the system has `sync`: it would be written while the next thing is measured.
 */
export async function settle(): Promise<void> {
  spawnSync('sync');
  const started = Date.now();
  for (;;) {
    const before = times();
    await sleep(400);
    const after = times();
    if ((after.idle - before.idle) / (after.all - before.all) > IDLE) return;
    if (Date.now() - started > PATIENCE) return;
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
