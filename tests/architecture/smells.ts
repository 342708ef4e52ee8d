import type { Source } from './sources';
import { isNode, nodesOf, type Node } from './syntax';

/** Whether a node is the type `any`. */
export function saysAny({ type }: Node): boolean {
  return type === 'TSAnyKeyword';
}

const HTML = /^(innerHTML|outerHTML|insertAdjacentHTML|dangerouslySetInnerHTML|srcdoc|srcDoc)$/;

/** Whether a node makes HTML from text, in any of the ways there are. */
export function makesHtml(node: Node): boolean {
  if (node.type === 'Identifier' || node.type === 'JSXIdentifier') return HTML.test(nameOf(node));
  if (node.type === 'Literal') return HTML.test(String(node['value']));
  if (nameOf(node['object']) !== 'document') return false;
  return /^write(ln)?$/.test(nameOf(node['property']));
}

/** Whether a node runs a text as script. */
export function evaluates({ type, callee }: Node): boolean {
  const calls = type === 'CallExpression' || type === 'NewExpression';
  return calls && /^(eval|Function)$/.test(nameOf(callee));
}

/** Whether a node is a `style` attribute: drawn on the server, the policy of the pages would refuse it. */
export function hasInlineStyle({ type, name }: Node): boolean {
  return type === 'JSXAttribute' && nameOf(name) === 'style';
}

/** Whether a node writes to the console what is no mistake. */
export function chatters({ object, property }: Node): boolean {
  return nameOf(object) === 'console' && !/^(error|warn)$/.test(nameOf(property));
}

/** Whether a node makes a folder in the machine's temporary folder, or names a place in it. */
export function makesFolder(node: Node): boolean {
  return node.type === 'Identifier' && /^(mkdtemp(Sync)?|tmpdir)$/.test(nameOf(node));
}

/** Whether a node is a text with the address of the store or of the list. */
export function namesTheStore({ type, value }: Node): boolean {
  const text = type === 'TemplateElement' ? Object(value).raw : type === 'Literal' ? value : '';
  return /^\/(store|cart)([/?#]|$)/.test(String(text));
}

/** Whether a file only hands on what others export, or all that one of them exports. */
export function isBarrel(source: Source): boolean {
  const body = nodesOf(source)[0]?.['body'];
  if (!Array.isArray(body)) return false;
  if (body.some((node) => isNode(node, 'ExportAllDeclaration'))) return true;
  return body.some(handsOn) && body.every((node) => handsOn(node) || isNode(node, IMPORT));
}

/** The comments that set aside a rule of the linter or the compiler, and do not say why after ` -- `. */
export function silentExceptionsIn({ file, text }: Source): string[] {
  const exception = /^\s*(?:\{?\/\*|\/\/) *(?:(?:ox|es)lint-disable|@ts-)(?!.* -- \S)/;
  return text
    .split('\n')
    .flatMap((line, index) => (exception.test(line) ? [`${file}:${index + 1}`] : []));
}

const IMPORT = 'ImportDeclaration';
const handsOn = (node: unknown) => isNode(node, 'ExportNamedDeclaration') && isNode(node['source']);

const nameOf = (node: unknown): string => (isNode(node) ? String(node['name']) : '');
