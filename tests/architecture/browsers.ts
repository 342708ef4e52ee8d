import { isTest, type Source } from './sources';
import { isNode, lineAt, nodesOf, type Node } from './syntax';

/**
 * Methods that are newer than the browsers under "full" in package.json. The build rewrites syntax for those, but adds no
 * method that they lack, and what calls one ends with an error.
 */
const METHODS: ReadonlySet<string> = new Set([
  // Safari 15.4 has these two, Firefox only from 104 on.
  'findLast',
  'findLastIndex',
  // Chrome 110, Safari 16, Firefox 115.
  'toReversed',
  'toSorted',
  'toSpliced',
  // Chrome 117 to 122, Safari 17, Firefox 119 to 134.
  'canParse',
  'difference',
  'groupBy',
  'intersection',
  'isDisjointFrom',
  'isSubsetOf',
  'isSupersetOf',
  'symmetricDifference',
  'union',
  'withResolvers',
  'fromAsync',
  'isWellFormed',
  'toWellFormed',
  // Firefox 95; and only where the page has come by https.
  'randomUUID',
]);

/** The same, of functions that are called by these names alone, or of this object. */
const FUNCTIONS = /^(?:structuredClone|AbortSignal\.(?:any|timeout)|Promise\.try|URL\.parse)$/;

/** Safari before 16.4 cannot read a script with it at all. */
const LOOKBEHIND = /\(\?<[=!]/;

/** What visitors' browsers run: all that is published, and what partners' pages load. */
const VISITORS = /^(?:src\/(?:app|blocks|cart|catalogue|desk|page|site|ui|widgets)|embed)\//;
const NOT_FOR_VISITORS = /^src\/app\/server\.tsx$|^embed\/hosts\//;

/** Whether visitors' browsers run a file. */
export const runsForVisitors = (source: Source): boolean =>
  VISITORS.test(source.file) && !NOT_FOR_VISITORS.test(source.file) && !isTest(source);

/** What a file calls that is too new: 'src/ui/a.ts:12 toSorted'. */
export function tooNewIn(source: Source): string[] {
  return nodesOf(source).flatMap((node) => {
    const found = tooNew(node);
    return found === undefined ? [] : [`${source.file}:${lineAt(source, node)} ${found}`];
  });
}

function tooNew(node: Node): string | undefined {
  const { type, callee, regex, value } = node;
  if (type === 'CallExpression') {
    const name = nameOf(callee);
    const method = name.split('.').at(-1) ?? '';
    const isMethod = isNode(callee, 'MemberExpression') && METHODS.has(method);
    return isMethod || FUNCTIONS.test(name) ? method : undefined;
  }
  const pattern = isRegex(regex) ? regex.pattern : type === 'TemplateElement' ? rawOf(value) : '';
  return LOOKBEHIND.test(pattern) ? 'lookbehind' : undefined;
}

/** 'AbortSignal.any' or 'list.toSorted' for what is called; '.toSorted' for a method of an expression. */
function nameOf(callee: unknown): string {
  if (isNode(callee, 'Identifier')) return String(callee['name']);
  if (!isNode(callee, 'MemberExpression')) return '';
  const { object, property } = callee;
  const of = isNode(object, 'Identifier') ? String(object['name']) : '';
  return isNode(property, 'Identifier') ? `${of}.${String(property['name'])}` : '';
}

const isRegex = (value: unknown): value is { pattern: string } =>
  typeof value === 'object' && value !== null && 'pattern' in value;

const rawOf = (value: unknown): string =>
  typeof value === 'object' && value !== null && 'raw' in value ? String(value.raw) : '';
