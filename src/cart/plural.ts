/** '{count:pl:one produkt;few produkty;other produktu}': the build inserts the language (src/node/language/plurals.ts). */
const CHOICE = /\{(\w+):([\w-]+):((?:[^{}]|\{\w+\})*)\}/g;

/** Resolves each plural choice in a text by the CLDR category of the number: 'few' for 3 in Polish. */
export function choosePlurals(template: string, values: Record<string, string | number>): string {
  return template.replace(CHOICE, (_, name: string, language: string, forms: string) => {
    // Safari 12 lacks it.
    const isKnown = 'PluralRules' in Intl;
    const category = isKnown
      ? new Intl.PluralRules(language).select(Number(values[name]))
      : 'other';
    const formOf = (wanted: string) =>
      forms
        .split(';')
        .find((form) => form.startsWith(`${wanted} `))
        ?.slice(wanted.length + 1);
    return formOf(category) ?? formOf('other') ?? '';
  });
}
