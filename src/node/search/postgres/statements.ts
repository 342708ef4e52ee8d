/** No text sorts behind this one: the end of all that begin alike. */
const LAST = 'chr(1114111)';
/** For a part that more terms have, or more codes, those are left out that are longest and so say least. */
const MAX_TERMS = 2000;
const MAX_CODES = 2000;
const MAX_NEAR = 500;

/** What each of several lookups asks for; PostgreSQL counts a swap of neighbours as two slips, and the page as one. */
const ASKED = `unnest($1::text[], $2::text[], $3::int[], $4::text[])
  with ordinality as asked (kind, text, most, part, n)`;

/** '%' and '_' of a text stand for themselves. */
const patternOf = (text: string) =>
  String.raw`'%' || regexp_replace(${text}, '([\\%_])', '\\\1', 'g') || '%'`;

const near = (column: string) => `length(${column})
      between length(asked.text) - asked.most and length(asked.text) + asked.most
      and levenshtein_less_equal(${column}, asked.text, 2 * asked.most) <= 2 * asked.most`;

/** Terms by several lookups: see `TermLookUp`. Parameters as below, without parts. */
export const termsStatement = (schema: string): string => `
  select asked.n, found.term, found.postings from ${ASKED}, lateral (
    select term, postings from ${schema}.terms where asked.kind = 'exact' and term = asked.text
    union all
    select beginning || U&'\\FFFE', postings from ${schema}.beginnings
      where asked.kind = 'beginning' and beginning = asked.text
    union all
    select term, postings from ${schema}.terms where asked.kind = 'beginning'
      and ${startsWith('term', 'asked.text')}
      and not exists (select from ${schema}.beginnings where beginning = asked.text)
    union all
    (select term, postings from ${schema}.terms where asked.kind = 'within'
      and not is_quantity and term like ${patternOf('asked.text')} order by length(term), term limit ${MAX_TERMS})
    union all
    select term, postings from ${schema}.terms where asked.kind = 'near' and is_word
      and ${near('term')}
  ) as found`;

/** Codes by several lookups: see `CodeLookUp`. Parameters are their kinds, their texts, their slips and their parts. */
export const codesStatement = (schema: string): string => {
  const from = `select place, product, plain, is_own, is_id from ${schema}.codes`;
  const nearest = `and ${near('squashed')}
      order by levenshtein(squashed, asked.text), place limit ${MAX_NEAR}`;
  return `
  select asked.n, found.* from ${ASKED}, lateral (
    ${from} where asked.kind = 'alike' and essence = asked.text
    union all
    (${from} where asked.kind = 'beginning' and not is_id and ${startsWith('bare', 'asked.text')}
      order by length(bare), place limit ${MAX_CODES})
    union all
    (${from} where asked.kind = 'within' and not is_id and bare like ${patternOf('asked.text')}
      order by length(bare), place limit ${MAX_CODES})
    union all
    (${from} where asked.kind = 'nearBeginning' and not is_id
      and ${startsWith('squashed', 'asked.part')} ${nearest})
    union all
    (${from} where asked.kind = 'nearEnd' and not is_id
      and ${startsWith('reverse(squashed) collate "C"', 'reverse(asked.part)')} ${nearest})
    union all
    (${from} where asked.kind = 'nearWithin' and not is_id
      and squashed like ${patternOf('asked.part')} ${nearest})
  ) as found`;
};

const startsWith = (column: string, text: string) =>
  `(${column} >= ${text} and ${column} < ${text} || ${LAST})`;
