/** What the build knows of the company, written into the scripts: see src/node/embed/data.ts. */
declare module 'virtual:inquiry/loader' {
  export const data: import('./data').LoaderData;
}
declare module 'virtual:inquiry/widgets' {
  export const data: import('./data').WidgetData;
}
declare module 'virtual:inquiry/contact' {
  export const data: import('./data').ContactData;
}
/**
 * The rules made from schemas/widgets, by the name of the element, 'script' among them, and by the attribute: the
 * pattern of all of what is accepted, the default, and whether it has to be there. See src/node/embed/rules.ts.
 */
declare module 'virtual:inquiry/rules' {
  export type Rule = [pattern: string, otherwise?: string | number | null, isNeeded?: true];
  export const rules: Record<string, Record<string, Rule>>;
}
/** What is accepted, in words. */
declare module 'virtual:inquiry/hints' {
  export const hints: Record<string, Record<string, string>>;
}
