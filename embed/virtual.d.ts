/** The company's data, inlined in the scripts: see src/node/embed/data.ts. */
declare module 'virtual:inquiry/loader' {
  export const data: import('./data').LoaderData;
}
declare module 'virtual:inquiry/widgets' {
  export const data: import('./data').WidgetData;
}
/** The components of embed/elements by tag, except those that this company does not need. */
declare module 'virtual:inquiry/elements' {
  export const elements: Partial<Record<string, import('./widgets/element').ElementComponent>>;
}
/** Examples of attributes, by tag and attribute: for the doctor. */
declare module 'virtual:inquiry/examples' {
  export const examples: Partial<Record<string, Record<string, string>>>;
}
/** Compiled from the schemas of the elements and of the script: see src/node/embed/rules.ts. */
declare module 'virtual:inquiry/rules' {
  export const rules: import('./widgets/attributes').Rules;
}
