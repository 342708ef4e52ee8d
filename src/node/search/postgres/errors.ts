import { errorMessage } from '../../../document/errorMessage';

/** What has no such code comes from the connection rather than from the database. */
const SQL_STATE = /^[0-9A-Z]{5}$/;

/**
 * Errors of one server that another one need not have: it is stopping or starting, has too many connections, refuses this
 * one, takes back what a replica was reading, or is a replica that does not have the tables yet.
 */
const OF_THE_SERVER = /^(?:08|28|53|57P|40|42P01|42883|3F000)/;

/** Whether another server may answer what this one could not. */
export function isElsewhere(error: unknown): boolean {
  const code = codeOf(error);
  return code === undefined || OF_THE_SERVER.test(code);
}

const CANCELLED = '57014';

/** Whether the database has given up because it took too long. */
export const isTooSlow = (error: unknown): boolean => codeOf(error) === CANCELLED;

const NO_TABLE = new Set(['42P01', '42883', '3F000']);

/** Whether the tables of a catalogue are not there. */
export const isMissing = (error: unknown): boolean => NO_TABLE.has(codeOf(error) ?? '');

/** What to do about errors of a database that is not prepared yet, by their codes. */
const ADVICE: Readonly<Record<string, string>> = {
  '3D000': 'Create it, with the user of the search as its owner.',
  '42501': 'Give the user of the search a database that it owns.',
  // Extensions that are not installed, by older and newer versions.
  '58P01': 'Install the extensions that come with PostgreSQL ("postgresql-contrib").',
  '0A000': 'Install the extensions that come with PostgreSQL ("postgresql-contrib").',
};

/** The error with what to do, where that is known; it names the database, which its own words do not. */
export function explained(error: unknown): unknown {
  const advice = ADVICE[codeOf(error) ?? ''];
  if (advice === undefined) return error;
  const message = `The database of the search says: ${errorMessage(error)}. ${advice}`;
  return new Error(message, { cause: error });
}

function codeOf(error: unknown): string | undefined {
  const code = error instanceof Error && 'code' in error ? String(error.code) : '';
  return SQL_STATE.test(code) ? code : undefined;
}
