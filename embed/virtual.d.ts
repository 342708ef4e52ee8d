/** What the build knows of the company, written into the scripts: see src/build/embed/data.ts. */
declare module 'virtual:inquiry/loader' {
  export const data: import('./data').LoaderData;
}
declare module 'virtual:inquiry/widgets' {
  export const data: import('./data').WidgetData;
}
declare module 'virtual:inquiry/more' {
  export const data: import('./data').MoreData;
}
declare module 'virtual:inquiry/contact' {
  export const data: import('./data').ContactData;
}
/** The rules made from schemas/widgets, by the name of the element, 'script' among them: see src/build/embed/rules.ts. */
declare module 'virtual:inquiry/rules' {
  export interface Rule {
    /** What is accepted, in words; where there are choices, those say it. */
    says?: string;
    choices?: string[];
    pattern?: string;
    /** Of a whole number. */
    least?: number;
    most?: number;
    needed?: boolean;
    /** The default. */
    otherwise?: string | number;
  }
  export const rules: Record<string, Record<string, Rule>>;
}
