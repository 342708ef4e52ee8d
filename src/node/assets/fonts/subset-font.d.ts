// The package ships no types.
declare module 'subset-font' {
  export default function subsetFont(
    font: Buffer,
    text: string | null,
    options: {
      targetFormat: 'woff2';
      noLayoutClosure?: boolean;
      noHinting?: boolean;
      keepAllGlyphs?: boolean;
      variationAxes?: Record<string, number>;
      preserveNameIds?: number[];
    },
  ): Promise<Buffer>;
}
