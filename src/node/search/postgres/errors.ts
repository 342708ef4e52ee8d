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

function codeOf(error: unknown): string | undefined {
  const code = error instanceof Error && 'code' in error ? String(error.code) : '';
  return SQL_STATE.test(code) ? code : undefined;
}
