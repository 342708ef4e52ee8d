import { describe, expect, it } from 'vitest';
import { readAddresses } from './addresses';

describe('the address of the database', () => {
  it('names one server, or a primary and its replicas', () => {
    const url = 'postgres://search:p%40ss@one:5433,[::1],three:5434/parts?sslmode=verify-full';
    const shared = {
      user: 'search',
      password: 'p@ss',
      database: 'parts',
      sslmode: 'verify-full',
    };
    expect(readAddresses({ DATABASE_URL: url })).toEqual([
      { ...shared, host: 'one', port: 5433 },
      { ...shared, host: '::1', port: 5432 },
      { ...shared, host: 'three', port: 5434 },
    ]);
  });

  it('stands in the variables of PostgreSQL’s own programs, with one port or one for each server', () => {
    const environment = { PGUSER: 'search', PGDATABASE: 'parts', PGHOST: 'one,two' };
    const ports = (PGPORT?: string) =>
      readAddresses({ ...environment, PGPORT }).map(({ host, port }) => `${host}:${port}`);
    expect(ports()).toEqual(['one:5432', 'two:5432']);
    expect(ports('5433')).toEqual(['one:5433', 'two:5433']);
    expect(ports('5433,5434')).toEqual(['one:5433', 'two:5434']);
  });

  it('that is missing is asked for, with an example', () => {
    expect(() => readAddresses({})).toThrow(/Set DATABASE_URL \(postgres:\/\//);
  });

  it('that cannot be read is not repeated, because it has a password', () => {
    expect(() => readAddresses({ DATABASE_URL: 'mysql://me:secret@one/parts' })).toThrow(
      /^(?!.*secret).*postgres:\/\/user/,
    );
  });
});
