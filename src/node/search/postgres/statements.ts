import { isKnown, isOf } from './revisions';

/** No text sorts behind this one: the end of all that begin alike. */
const LAST = 'chr(1114111)';
/**
 * For a part that more terms have, or more codes, the others are left out: sorting them would take seconds for a million.
 * What is met as a whole is looked up by itself.
 */
const MAX_TERMS = 2000;
const MAX_CODES = 2000;

/** What each of several lookups asks for; PostgreSQL counts a swap of neighbours as two slips, and the page as one. */
const ASKED = `unnest($1::text[], $2::text[], $3::int[], $4::text[])
  with ordinality as asked (kind, text, most, part, n)`;

/** '%' and '_' of a text stand for themselves. */
const patternOf = (text: string) =>
  String.raw`'%' || regexp_replace(${text}, '([\\%_])', '\\\1', 'g') || '%'`;

const isAsLong = (column: string) => `length(${column})
      between length(asked.text) - asked.most and length(asked.text) + asked.most`;
const isNear = (column: string) =>
  `levenshtein_less_equal(${column}, asked.text, 2 * asked.most) <= 2 * asked.most`;

/** A code as `FoundCode` has it, with the key of its row. */
const CODE = 'slot, number, plain, is_own as "isOwn", is_id as "isId"';

/** The parameter with the number of the revision. */
const REVISION = '$5';
const IS_THERE = isOf(REVISION);

/** Terms by several lookups: see `TermLookUp`. Parameters as below, without parts. */
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

/** Codes by several lookups: see `CodeLookUp`. Parameters are their kinds, their texts, their slips, their parts, and the revision. */
export const codesStatement = (schema: string): string => {
  const from = `select ${CODE} from ${schema}.codes where ${IS_THERE}`;
  return `
  select asked.n, found.* from ${ASKED}, lateral (
    ${from} and asked.kind = 'alike' and essence = asked.text
    union all
    (${from} and asked.kind = 'beginning' and not is_id and ${startsWith('bare', 'asked.text')}
      limit ${MAX_CODES})
    union all
    (${from} and asked.kind = 'within' and not is_id and bare like ${patternOf('asked.text')}
      limit ${MAX_CODES})
    union all
    (${from} and asked.kind = 'withZeros' and not is_id
      and squashed like ${patternOf('asked.part')} limit ${MAX_CODES})
  ) as found where ${isKnown(schema, REVISION)}`;
};

/** Codes by their slots and numbers; parameters are these, and the revision. */
export const codesByKey = (schema: string): string => `
  select ${CODE}
  from unnest($1::int[], $2::int[]) as asked (slot, number) join ${schema}.codes using (slot, number)
  where ${isOf('$3')} and ${isKnown(schema, '$3')}`;

const startsWith = (column: string, text: string) =>
  `(${column} >= ${text} and ${column} < ${text} || ${LAST})`;
