// The package ships no types.
declare module 'vcard-parser' {
  interface Property {
    value: string | string[];
  }
  export function parse(card: string): Record<string, Property[] | undefined>;
}
