import { formatsOf } from '../../language/formats';

/** How a site writes a day: '1 March 2026' for '2026-03-01'. */
export function dayInWords(date: string, site: Parameters<typeof formatsOf>[0]): string {
  const format = new Intl.DateTimeFormat(formatsOf(site), {
    dateStyle: 'long',
    timeZone: 'UTC',
    numberingSystem: 'latn',
    calendar: 'gregory',
  });
  return format.format(new Date(`${date}T00:00:00Z`));
}
