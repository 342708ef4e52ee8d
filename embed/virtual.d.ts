/** The company's data, inlined in the scripts: see src/node/embed/data.ts. */
declare module 'virtual:inquiry/loader' {
  export const data: import('./data').LoaderData;
}
declare module 'virtual:inquiry/widgets' {
  export const data: import('./data').WidgetData;
}
/** The elements of embed/elements by tag, except those that this company does not need. */
declare module 'virtual:inquiry/elements' {
  /** The paths below /embed of those with files of their own. */
  export const files: Partial<Record<string, string>>;
  export const elements: Partial<Record<string, import('./widgets/element').ElementComponent>>;
}
/** The element of a file of its own: see src/node/embed/data.ts. */
declare module 'virtual:inquiry/element' {
  export const Component: import('./widgets/element').ElementComponent;
  export const data: import('./data').ElementData;
}
/** Examples of attributes, by tag and attribute: for the doctor. */
declare module 'virtual:inquiry/examples' {
  export const examples: Partial<Record<string, Record<string, string>>>;
}
/** Compiled from the schemas of the elements and of the script: see src/node/embed/rules.ts. */
declare module 'virtual:inquiry/rules' {
  export const rules: import('./widgets/attributes').Rules;
}
