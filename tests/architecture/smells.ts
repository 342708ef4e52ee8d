import type { Source } from './sources';
import { isNode, nodesOf, type Node } from './syntax';

/** Whether a node is the type `any`. */
export function saysAny({ type }: Node): boolean {
  return type === 'TSAnyKeyword';
}

const HTML = /^(innerHTML|outerHTML|insertAdjacentHTML|dangerouslySetInnerHTML|srcdoc|srcDoc)$/;

/** Whether a node turns text into HTML, in any way. */
export function makesHtml(node: Node): boolean {
  if (node.type === 'Identifier' || node.type === 'JSXIdentifier') return HTML.test(nameOf(node));
  if (node.type === 'Literal') return HTML.test(String(node['value']));
  if (nameOf(node['object']) !== 'document') return false;
  return /^write(ln)?$/.test(nameOf(node['property']));
}

/** Whether a node evaluates text as a script. */
export function evaluates({ type, callee }: Node): boolean {
  const calls = type === 'CallExpression' || type === 'NewExpression';
  return calls && /^(eval|Function)$/.test(nameOf(callee));
}

/** Whether a node is a `style` attribute, which the CSP would block in prerendered HTML. */
export function hasInlineStyle({ type, name }: Node): boolean {
  return type === 'JSXAttribute' && nameOf(name) === 'style';
}

/** Whether a node logs to the console anything but an error. */
export function chatters({ object, property }: Node): boolean {
  return nameOf(object) === 'console' && !/^(error|warn)$/.test(nameOf(property));
}

/** Whether a node creates or names a path in the temporary folder. */
export function makesFolder(node: Node): boolean {
  return node.type === 'Identifier' && /^(mkdtemp(Sync)?|tmpdir)$/.test(nameOf(node));
}

/** Whether a node is a string with the address of the store or the cart. */
export function namesTheStore({ type, value }: Node): boolean {
  const text = type === 'TemplateElement' ? Object(value).raw : type === 'Literal' ? value : '';
  return /^\/(store|cart)([/?#]|$)/.test(String(text));
}

/** Whether a file is a barrel: it only re-exports. */
export function isBarrel(source: Source): boolean {
  const body = nodesOf(source)[0]?.['body'];
  if (!Array.isArray(body)) return false;
  if (body.some((node) => isNode(node, 'ExportAllDeclaration'))) return true;
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
