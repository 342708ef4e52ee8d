import { expect, it } from 'vitest';
import { schemaAt } from '../../document/schema/schemaAt';
import { loadSchemas } from '../../node/schemas/load';
import { entryName } from './naming';

const { config } = loadSchemas(process.cwd());
const hours = schemaAt(config, {}, '/branches/0/hours/0');

it.each([
  [
    'a run of days',
    { days: ['Mo', 'Tu', 'We', 'Th', 'Fr'], opens: '08:00', closes: '17:00' },
    'Monday – Friday 08:00 – 17:00',
  ],
  [
    'days in any order',
    { days: ['Su', 'Sa'], opens: '10:00', closes: '12:00' },
    'Saturday, Sunday 10:00 – 12:00',
  ],
  [
    'days with gaps',
    { days: ['Mo', 'We', 'Th', 'Fr'], allDay: true },
    'Monday, Wednesday – Friday',
  ],
  ['no day yet', { days: [], opens: '08:00' }, '08:00'],
])('calls opening hours by their days and times: %s', (_, value, name) => {
  expect(entryName(value, hours, 0).trim()).toBe(name);
});
