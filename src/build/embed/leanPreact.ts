import { parseAst, type Plugin } from 'vite';
import { FACTS } from './preactFacts.ts';

/**
 * Takes Preact's own sources and states in them what never happens in the embed: the minifier finds that the code for
 * it cannot be reached, and drops it. Fails if a fact no longer fits anything, as may happen after an update.
 * @param but Facts that do not hold: tests decide themselves when something is drawn.
 */
export function leanPreact(but: readonly string[] = []): Plugin {
  return {
    name: 'lean-preact',
    enforce: 'pre',
    transform(code, id) {
      const file = /\/preact\/((?:src|hooks|jsx-runtime)\/.*\.js)$/.exec(
        id.replaceAll('\\', '/'),
      )?.[1];
      if (!file) return undefined;
      const all = Object.entries(FACTS[file] ?? {});
      const facts = all.filter(([key]) => !but.includes(key));
      return { code: withFacts(code, Object.fromEntries(facts)), map: null };
    },
  };
}

/** A code in which every place that reads one of the keys has its value instead. */
export function withFacts(code: string, facts: Record<string, string>): string {
  const names = new Map(Object.entries(facts).filter(([key]) => NAME.test(key)));
  const told = Object.entries(facts).filter(([key]) => !NAME.test(key));
  const text = told.reduce((all, [key, value]) => {
    if (!all.includes(key)) throw new Error(`Preact has no "${key}" any more.`);
    return all.replaceAll(key, value);
  }, code);
  const reads = readsOf(parseAst(text), names);
  for (const name of names.keys())
    if (!reads.some((read) => read.name === name))
      throw new Error(`Preact has no "${name}" any more.`);
  return reads.reduceRight(
    (all, { name, start, end, isShort }) =>
      `${all.slice(0, start)}${isShort ? `${name}: ` : ''}${names.get(name)}${all.slice(end)}`,
    text,
  );
}

const NAME = /^\w+$/;

/** As the parser gives it. */
interface Node {
  type: string;
  start: number;
  end: number;
  name?: string;
  [key: string]: unknown;
}

interface Read {
  name: string;
  start: number;
  end: number;
  /** `{ name }`, which says the name and the value in one. */
  isShort: boolean;
}

/** Where names are written that are no reading of a variable. */
const NO_READS: Record<string, string[]> = {
  FunctionDeclaration: ['id', 'params'],
  FunctionExpression: ['id', 'params'],
  ArrowFunctionExpression: ['params'],
  VariableDeclarator: ['id'],
  AssignmentExpression: ['left'],
  UpdateExpression: ['argument'],
  ImportSpecifier: ['imported', 'local'],
  ExportSpecifier: ['local', 'exported'],
};

/** The places that read one of the names, in their order. */
function readsOf(tree: unknown, names: ReadonlyMap<string, string>): Read[] {
  const reads: Read[] = [];
  const visit = (value: unknown, isShort = false): void => {
    if (Array.isArray(value)) for (const one of value) visit(one);
    if (!isNode(value)) return;
    const { type, name, start, end } = value;
    if (type === 'Identifier' && name && names.has(name)) reads.push({ name, start, end, isShort });
    const skipped = NO_READS[type] ?? [];
    for (const [key, part] of Object.entries(value)) {
      const isName = (key === 'property' || key === 'key') && value['computed'] === false;
      if (!skipped.includes(key) && !isName) visit(part, value['shorthand'] === true);
    }
  };
  visit(tree);
  return reads.toSorted((a, b) => a.start - b.start);
}

const isNode = (value: unknown): value is Node =>
  typeof value === 'object' && value !== null && 'type' in value;
