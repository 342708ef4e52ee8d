import type { Source } from './sources';
import { isNode, nodesOf, type Node } from './syntax';

/** Whether a node creates or names a path in the temporary folder. */
export function makesFolder(node: Node): boolean {
  return node.type === 'Identifier' && /^(mkdtemp(Sync)?|tmpdir)$/.test(nameOf(node));
}

/** Whether a node is a string with the address of the store or the cart. */
export function namesTheStore({ type, value }: Node): boolean {
  const text = type === 'TemplateElement' ? Object(value).raw : type === 'Literal' ? value : '';
  return /^\/(store|cart)([/?#]|$)/.test(String(text));
}

/** Whether a file is a barrel: it only re-exports by name. The linter refuses `export *`. */
export function isBarrel(source: Source): boolean {
  const body = nodesOf(source)[0]?.['body'];
  if (!Array.isArray(body)) return false;
  return body.some(handsOn) && body.every((node) => handsOn(node) || isNode(node, IMPORT));
}

/** Comments that disable a lint rule or type check without a reason after ` -- `. */
export function silentExceptionsIn({ file, text }: Source): string[] {
  const exception = /^\s*(?:\{?\/\*|\/\/) *(?:(?:ox|es)lint-disable|@ts-)(?!.* -- \S)/;
  return text
    .split('\n')
    .flatMap((line, index) => (exception.test(line) ? [`${file}:${index + 1}`] : []));
}

const IMPORT = 'ImportDeclaration';
const handsOn = (node: unknown) => isNode(node, 'ExportNamedDeclaration') && isNode(node['source']);

const nameOf = (node: unknown): string => (isNode(node) ? String(node['name']) : '');
