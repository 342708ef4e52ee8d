/** A noun in the plural forms of its language; those that are missing are as `other`. */
type Forms = { other: string } & Partial<Record<Intl.LDMLPluralRule, string>>;

/** Writes a number with what it counts: '2 erreurs'. */
export function countedIn(language: string): (count: number, forms: Forms) => string {
  const rules = new Intl.PluralRules(language);
  const numbers = new Intl.NumberFormat(language);
  return (count, forms) => `${numbers.format(count)} ${forms[rules.select(count)] ?? forms.other}`;
}

/** Chooses the form that a number asks for, where the number is not said or stands elsewhere in the sentence. */
export function formFor(language: string): (count: number, forms: Forms) => string {
  const rules = new Intl.PluralRules(language);
  return (count, forms) => forms[rules.select(count)] ?? forms.other;
}

/** Writes a size of a file as people read it: '340 ko', '1,2 Mo'. */
export function sizeIn(language: string): (bytes: number) => string {
  const inUnit = (unit: 'kilobyte' | 'megabyte', digits: number) =>
    new Intl.NumberFormat(language, {
      style: 'unit',
      unit,
      maximumFractionDigits: digits,
    });
  const [kilobytes, megabytes] = [inUnit('kilobyte', 0), inUnit('megabyte', 1)];
  return (bytes) =>
    bytes >= 1e6 ? megabytes.format(bytes / 1e6) : kilobytes.format(Math.max(1, bytes / 1000));
}

/** Writes a list: 'a, b et c'. */
export function listIn(language: string): (parts: readonly string[]) => string {
  const lists = new Intl.ListFormat(language);
  return (parts) => lists.format(parts);
}
