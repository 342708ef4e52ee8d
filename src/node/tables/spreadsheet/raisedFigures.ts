import { inItsPlace, type Raised } from '../../../document/raised';

/** A run of a text of several looks in XLSX files: ECMA-376 part 1, 18.4.4. */
const RUN = /<((?:\w+:)?)r>(?:(?!<\/\1r>).)*<\/\1r>/gs;
const ALIGNED = /<(?:\w+:)?vertAlign\s[^<>]*?val="(super|sub)script"/;
const RUN_TEXT = /(<(?:\w+:)?t(?:\s[^<>]*)?>)([^<]*)/;

/** A look of a text in ODS files: 'super 58%', 'sub 58%', '33% 58%', '-33% 58%'. */
const STYLE =
  /<style:style\s(?=[^<>]*style:name="([^"]+)")[^<>]*[^/<>]>(?:(?!<\/style:style>).)*<\/style:style>/gs;
const POSITION = /style:text-position="(super|sub|-?[1-9])/;
const SPAN = /(<text:span\s[^<>]*?text:style-name="([^"]+)"[^<>]*>)([^<]*)(?=<\/text:span>)/g;

const TAG = /<(sup|sub)(?:\s[^<>]*)?>([^<>]{1,9})<\/\1>/gi;

/**
 * The texts of an XLSX file, its shared ones or those in a sheet, with signs of their own for raised and lowered
 * figures: what SheetJS tells of a cell is its plain text, in which 10⁶ would be 106 and 1¹/₂ would be 11/2.
 */
export function withRaisedRuns(xml: string): string {
  return xml.replaceAll(RUN, (run: string) => {
    const place = ALIGNED.exec(run)?.[1];
    if (!isRaised(place)) return run;
    return run.replace(RUN_TEXT, (_, tag: string, text: string) => tag + inItsPlace(text, place));
  });
}

/** The same for the content of an ODS file. */
export function withRaisedSpans(content: string): string {
  const places = new Map<string, Raised>();
  for (const [style, name = ''] of content.matchAll(STYLE)) {
    const position = POSITION.exec(style)?.[1];
    if (position === undefined) continue;
    places.set(name, position === 'sub' || position.startsWith('-') ? 'sub' : 'super');
  }
  if (places.size === 0) return content;
  return content.replaceAll(
    SPAN,
    (_, tag: string, style: string, text: string) => tag + inItsPlace(text, places.get(style)),
  );
}

/** The same for a page with a table. */
export function withRaisedTags(html: string): string {
  return html.replaceAll(TAG, (tag: string, name: string, text: string) => {
    const figures = inItsPlace(text, name.toLowerCase() === 'sup' ? 'super' : 'sub');
    return figures === text ? tag : figures;
  });
}

const isRaised = (place: string | undefined): place is Raised =>
  place === 'super' || place === 'sub';
