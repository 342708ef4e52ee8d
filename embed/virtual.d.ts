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
/** Made from schemas/widgets: see src/node/embed/rules.ts. */
declare module 'virtual:inquiry/rules' {
  export const rules: import('./widgets/attributes').Rules;
}
