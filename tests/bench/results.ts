import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { LighthouseFigures } from './lighthouse/run';
import type { ScaleFigures } from './scale/run';
import type { SpeedFigures } from './speed/summary';

/** Everything that `npm run bench` has measured, the newest of each kind. */
export interface Results {
  speed?: { date: string; rounds: number; pages: SpeedFigures };
  scale?: { date: string; rounds: number; cases: ScaleFigures[] };
  lighthouse?: { date: string; rounds: number; pages: LighthouseFigures[] };
}

const FILE = path.resolve('tests/bench/results.json');

/** What was measured last; nothing where there is no such file yet. */
export function readResults(): Results {
  try {
    return JSON.parse(readFileSync(FILE, 'utf8')) as Results;
  } catch {
    return {};
  }
}

/** Puts new figures beside those of the other kinds. */
export function writeResults(results: Results): void {
  writeFileSync(FILE, `${JSON.stringify({ ...readResults(), ...results }, null, 2)}\n`);
}
