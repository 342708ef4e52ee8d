import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { format } from 'prettier';
import type { LighthouseFigures } from './lighthouse/run';
import type { ResponsivenessFigures } from './responsiveness/run';
import type { ScaleFigures } from './scale/run';
import type { SpeedFigures } from './speed/summary';

/** What one kind of bench found, and when and with what. */
interface Measured<Figures> {
  /** '2026-11-21' */
  date: string;
  /** How often everything was measured: the figures are medians. */
  rounds: number;
  /** Of the programs that the figures depend on. */
  versions: Record<string, string>;
  figures: Figures;
}

/** Everything that `npm run bench` has measured, the newest of each kind. */
export interface Results {
  speed?: Measured<SpeedFigures>;
  lighthouse?: Measured<LighthouseFigures[]>;
  scale?: Measured<ScaleFigures[]>;
  responsiveness?: Measured<ResponsivenessFigures>;
}

const FILE = path.resolve('tests/bench/results.json');

/** What was measured last; nothing where nothing has been yet. */
export function readResults(): Results {
  try {
    return JSON.parse(readFileSync(FILE, 'utf8')) as Results;
  } catch {
    return {};
  }
}

/** Puts new figures in the place of the last of their kind. */
export async function writeResults(results: Results): Promise<void> {
  const text = JSON.stringify({ ...readResults(), ...results }, roundNumber);
  writeFileSync(FILE, await format(text, { parser: 'json', printWidth: 100 }));
}

/** Nobody measures a millionth. */
function roundNumber(_: string, value: unknown): unknown {
  return typeof value === 'number' ? Math.round(value * 1000) / 1000 : value;
}
