import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { format } from 'oxfmt';
import type { BuildFigures } from './build/run';
import type { CatalogueFigures } from './catalogue/run';
import type { EndpointFigures } from './endpoint/run';
import type { LighthouseFigures } from './lighthouse/run';
import type { OnwardFigures } from './onward/run';
import type { ResponsivenessFigures } from './responsiveness/run';
import type { ScaleFigures } from './scale/run';
import type { SearchFigures } from './search/run';
import type { SpeedFigures } from './speed/summary';
import type { StudioFigures } from './studio/run';

/** The results of a bench, with date and versions. */
interface Measured<Figures> {
  /** '2026-11-21' */
  date: string;
  /** Number of rounds; the figures are medians. */
  rounds: number;
  /** Versions of the programs that affect the figures. */
  versions: Record<string, string>;
  figures: Figures;
}

/** The latest results of each bench. */
export interface Results {
  speed?: Measured<SpeedFigures>;
  onward?: Measured<OnwardFigures[]>;
  lighthouse?: Measured<LighthouseFigures[]>;
  scale?: Measured<ScaleFigures[]>;
  build?: Measured<BuildFigures>;
  responsiveness?: Measured<ResponsivenessFigures>;
  search?: Measured<SearchFigures>;
  endpoint?: Measured<EndpointFigures[]>;
  studio?: Measured<StudioFigures>;
  catalogue?: Measured<CatalogueFigures>;
}

const FILE = path.resolve('tests/bench/results.json');

/** Reads the stored results; empty if there are none. */
export function readResults(): Results {
  try {
    return JSON.parse(readFileSync(FILE, 'utf8')) as Results;
  } catch {
    return {};
  }
}

/** Stores results, replacing those of the same bench. */
export async function writeResults(results: Results): Promise<void> {
  const text = JSON.stringify({ ...readResults(), ...results }, roundNumber);
  writeFileSync(FILE, (await format(FILE, text, { printWidth: 100 })).code);
}

/** Removes meaningless digits. */
function roundNumber(_: string, value: unknown): unknown {
  return typeof value === 'number' ? Math.round(value * 1000) / 1000 : value;
}
