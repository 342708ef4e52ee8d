import { parseAst, type Plugin } from 'vite';

/** Of a script as the bundler writes it: a piece of the code, and what stands in its place. */
interface Change {
  start: number;
  end: number;
  text: string;
}

/**
 * Lets the script that loads the parts of the widgets pass them what they share, instead of each part importing that
 * script again: if it came from a second address because the first one failed, their import would fail again, or load
 * a second one that knows nothing of what the first one draws.
 */
export function lentParts(): Plugin {
  return {
    name: 'lent-parts',
    generateBundle(_, bundle) {
      const chunks = Object.values(bundle).filter((file) => file.type === 'chunk');
      for (const chunk of chunks)
        chunk.code = chunk.isEntry ? withLender(chunk.code) : asBorrower(chunk.code);
    },
  };
}

/** A part as a function of what it is passed. */
export function asBorrower(code: string): string {
  const { body } = parseAst(code);
  const changes: Change[] = [];
  let lent = '';
  for (const node of body) {
    if (node.type === 'ImportDeclaration') {
      if (lent) throw new Error('A part of the embed may be lent things by one script alone.');
      lent = node.specifiers
        .map((one) => `${'imported' in one ? nameOf(one.imported) : 'default'}: ${one.local.name}`)
        .join();
      changes.push({ ...node, text: '' });
    } else if (node.type === 'ExportNamedDeclaration') {
      const made = node.specifiers.map((one) => `${nameOf(one.exported)}: ${nameOf(one.local)}`);
      changes.push({ ...node, text: `return {${made.join()}};` });
    }
  }
  return `export default ({${lent}}) => {${changed(code, changes)}};`;
}

/** The script that fetches parts: each is made once, of what it used to export for them. */
export function withLender(code: string): string {
  const changes: Change[] = [];
  const lent: string[] = [];
  for (const node of parseAst(code).body) {
    if (node.type !== 'ExportNamedDeclaration') continue;
    const kept: string[] = [];
    for (const { local, exported } of node.specifiers) {
      const [inner, outer] = [nameOf(local), nameOf(exported)];
      if (outer === 'start') kept.push(`${inner} as start`);
      else lent.push(`${outer}: ${inner}`);
    }
    changes.push({ ...node, text: `export { ${kept.join()} };` });
  }
  if (lent.length === 0) return code;
  const asked = changed(code, changes).replace(/\bimport\((?="\.\/)/g, 'lend(');
  return `${asked}
const parts = {};
function lend(name) {
  return parts[name] ??= import(name).then((part) => part.default({${lent.join()}}));
}`;
}

const nameOf = (node: { type: string; name?: string; value?: unknown }) =>
  node.name ?? String(node.value);

const changed = (code: string, changes: readonly Change[]) =>
  changes
    .toSorted((a, b) => b.start - a.start)
    .reduce((all, { start, end, text }) => all.slice(0, start) + text + all.slice(end), code);
