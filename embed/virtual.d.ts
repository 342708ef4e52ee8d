/** What the build knows of the company, written into the scripts: see src/node/embed/data.ts. */
declare module 'virtual:inquiry/loader' {
  export const data: import('./data').LoaderData;
}
declare module 'virtual:inquiry/widgets' {
  export const data: import('./data').WidgetData;
}
/** The components of embed/elements by their tags, those left out that this company has no use for. */
declare module 'virtual:inquiry/elements' {
  export const elements: Partial<Record<string, import('./widgets/element').ElementComponent>>;
}
/** Made from the schemas of the elements and of the script: see src/node/embed/rules.ts. */
declare module 'virtual:inquiry/rules' {
  export const rules: import('./widgets/attributes').Rules;
}
