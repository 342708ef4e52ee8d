/** '{count:pl:one produkt;few produkty;other produktu}': the build has put the language in (src/node/language/plurals.ts). */
const CHOICE = /\{(\w+):([\w-]+):((?:[^{}]|\{\w+\})*)\}/g;

/** Takes of each choice of a text the form that the language has for a number: 'few' for 3 in Polish. */
export function choosePlurals(template: string, values: Record<string, string | number>): string {
  return template.replace(CHOICE, (_, name: string, language: string, forms: string) => {
    const kind = new Intl.PluralRules(language).select(Number(values[name]));
    const formOf = (wanted: string) =>
      forms
        .split(';')
        .find((form) => form.startsWith(`${wanted} `))
        ?.slice(wanted.length + 1);
    return formOf(kind) ?? formOf('other') ?? '';
  });
}
