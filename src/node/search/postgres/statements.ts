import { isKnown, isOf } from './revisions';

/** No text sorts behind this one: the end of all that begin alike. */
const LAST = 'chr(1114111)';
/**
 * For a part that more terms have, the others are left out: sorting them would take seconds for a million. What is met as a
 * whole is looked up by itself.
 */
const MAX_TERMS = 2000;

/** What each of several lookups asks for; PostgreSQL counts a swap of neighbours as two slips, and the page as one. */
const ASKED = `unnest($1::text[], $2::text[], $3::int[])
  with ordinality as asked (kind, text, most, n)`;

/** '%' and '_' of a text stand for themselves. */
const patternOf = (text: string) =>
  String.raw`'%' || regexp_replace(${text}, '([\\%_])', '\\\1', 'g') || '%'`;

const isAsLong = (column: string) => `length(${column})
      between length(asked.text) - asked.most and length(asked.text) + asked.most`;
const isNear = (column: string) =>
  `levenshtein_less_equal(${column}, asked.text, 2 * asked.most) <= 2 * asked.most`;

/** The parameter with the number of the revision. */
const REVISION = '$4';
const IS_THERE = isOf(REVISION);

/** Terms by several lookups: see `TermLookUp`. Parameters are their kinds, their texts, their slips, and the revision. */
export const termsStatement = (schema: string): string => `
  select asked.n, found.term, found.postings from ${ASKED}, lateral (
    select term, postings from ${schema}.terms where asked.kind = 'exact' and term = asked.text and ${IS_THERE}
    union all
    select beginning || U&'\\FFFE', postings from ${schema}.beginnings
      where asked.kind = 'beginning' and beginning = asked.text and ${IS_THERE}
    union all
    select term, postings from ${schema}.terms where asked.kind = 'beginning'
      and ${startsWith('term', 'asked.text')}
      and not exists (
        select from ${schema}.beginnings where beginning = asked.text and ${IS_THERE})
      and ${IS_THERE}
    union all
    (select term, postings from ${schema}.terms where asked.kind = 'within'
      and not is_quantity and term like ${patternOf('asked.text')} and ${IS_THERE} limit ${MAX_TERMS})
    union all
    select term, postings from ${schema}.terms where asked.kind = 'near' and is_word
      and ${isAsLong('term')} and ${isNear('term')} and ${IS_THERE}
  ) as found where ${isKnown(schema, REVISION)}`;

/** Codes by what makes them alike: see `CodeLookUp`. Parameters are these texts, and the revision. */
export const codesStatement = (schema: string): string => `
  select asked.n, slot, number, plain, is_own as "isOwn", is_id as "isId"
  from unnest($1::text[]) with ordinality as asked (text, n)
    join ${schema}.codes on essence = asked.text
  where ${isOf('$2')} and ${isKnown(schema, '$2')}`;

const startsWith = (column: string, text: string) =>
  `(${column} >= ${text} and ${column} < ${text} || ${LAST})`;
