import { parseAst, type Plugin } from 'vite';

/** Attributes that the scripts of the site read, or its React; nothing in the embed does. */
const NEVER_READ = [
  'data-chat',
  'data-inquiry-wording',
  'data-toggle',
  'data-tooltip',
  'suppressHydrationWarning',
];

/** Leaves attributes out of the embed that only the site has a use for, with all that is worked out for them. */
export function withoutNeverRead(): Plugin {
  return {
    name: 'without-never-read',
    renderChunk: (code) => ({ code: withoutAttributes(code, NEVER_READ), map: null }),
  };
}

interface Node {
  type: string;
  start: number;
  end: number;
}

/** A script whose objects have no properties of these names. */
export function withoutAttributes(code: string, names: readonly string[]): string {
  const found: Node[] = [];
  const walk = (node: unknown) => {
    if (!(node instanceof Object)) return;
    if (isProperty(node) && names.includes(nameOf(node.key))) found.push(node);
    else Object.values(node).forEach(walk);
  };
  walk(parseAst(code).body);
  return found.reduceRight((text, { start, end }) => {
    const after = text.slice(end);
    return text.slice(0, start) + after.replace(/^\s*,/, '');
  }, code);
}

interface Property extends Node {
  key: { name?: string; value?: unknown };
}

const isProperty = (node: object): node is Property => 'type' in node && node.type === 'Property';

const nameOf = ({ name, value }: Property['key']) => name ?? String(value);
