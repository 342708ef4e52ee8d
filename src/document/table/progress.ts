/** The steps of writing a table, 'rows' and 'pack', and of reading one, each in its order. */
export type TableStep = 'rows' | 'pack' | 'read' | 'compare' | 'check';

/** How far writing or reading a table has come. */
export interface TableProgress {
  step: TableStep;
  /** How much is done: of 'rows' products, else steps. Undefined where that cannot be known. */
  done?: number;
  total?: number;
}

/** Told of each step of writing or reading a table. */
export type TellTable = (progress: TableProgress) => void;

const READING = ['read', 'compare', 'check'] as const;

/** That a step of reading begins: those before it are done. */
export function readingAt(step: (typeof READING)[number]): TableProgress {
  return { step, done: READING.indexOf(step), total: READING.length };
}
