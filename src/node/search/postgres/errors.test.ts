import { expect, it } from 'vitest';
import { explained } from './errors';

const errorWith = (code: string, message: string) => Object.assign(new Error(message), { code });

it('says what to do where a database is not prepared, and that it is the database that says so', () => {
  expect(explained(errorWith('42501', 'permission denied for schema search'))).toMatchObject({
    message:
      'The database of the search says: permission denied for schema search. Give the user of the search a database that it owns.',
  });
  expect(explained(errorWith('3D000', 'database "shop" does not exist'))).toMatchObject({
    message: expect.stringContaining('Create it'),
  });
});

it('leaves other errors as they are', () => {
  const other = errorWith('ECONNREFUSED', 'connect ECONNREFUSED');
  expect(explained(other)).toBe(other);
});
