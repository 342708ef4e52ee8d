import type { Source } from './sources';
import { isNode, lineAt, nodesOf, type Node } from './syntax';

/**
 * The lines of JSX in which a text stands bare beside what comes and goes: `<p>{price} {isNew && <New />} each</p>`.
 * Translators replace texts by elements of their own. React then removes a text that is no longer there, or puts
 * something before it, and throws (https://github.com/facebook/react/issues/11538). A text that is alone in its element
 * is safe: React sets what the element contains.
 */
export function mixedTextIn(source: Source): number[] {
  return nodesOf(source)
    .filter(({ type }) => type === 'JSXElement' || type === 'JSXFragment')
    .filter((node) => isMixed(partsOf(node)))
    .map((node) => lineAt(source, node));
}

/** What is between the tags, without the white space that JSX leaves out. */
function partsOf({ children }: Node): Node[] {
  return (children as Node[]).flatMap((child) => {
    if (child.type === 'JSXText') {
      const isShown =
        String(child['value']).trim() !== '' || !String(child['value']).includes('\n');
      return isShown ? [child] : [];
    }
    const { expression } = child;
    if (child.type !== 'JSXExpressionContainer' || !isNode(expression)) return [child];
    return expression.type === 'JSXEmptyExpression' ? [] : [expression];
  });
}

function isMixed(parts: Node[]): boolean {
  if (parts.length < 2) return false;
  return parts.some((part, index) => {
    if (!comesAndGoes(part)) return false;
    const next = parts.slice(index + 1).find((other) => !comesAndGoes(other));
    return branchesOf(part).some(isText) || (next !== undefined && isText(next));
  });
}

const comesAndGoes = ({ type, operator }: Node) =>
  type === 'ConditionalExpression' || (type === 'LogicalExpression' && operator === '&&');

/** What an expression may come to: 'a' and 'b' of `x ? a : b`, and 'a' of `x && a`. */
function branchesOf(node: unknown): Node[] {
  if (!isNode(node)) return [];
  if (node.type === 'ParenthesizedExpression') return branchesOf(node['expression']);
  if (node.type === 'JSXFragment') return partsOf(node).flatMap(branchesOf);
  if (node.type === 'ConditionalExpression')
    return [node['consequent'], node['alternate']].flatMap(branchesOf);
  if (node.type === 'LogicalExpression') {
    const first = node['operator'] === '&&' ? [] : branchesOf(node['left']);
    return [...first, ...branchesOf(node['right'])];
  }
  return [node];
}

/** What draws elements, or what is given to a component as elements, by the name that it has everywhere. */
const ELEMENTS = new Set(['undefined', 'children', 'createElement', 'links', 'map']);

/** Whether a part may be text: all but elements, lists of them, and what stands for nothing. */
function isText(node: Node): boolean {
  const { type, value } = node;
  if (type.startsWith('JSX')) return type === 'JSXText';
  if (type === 'Literal') return typeof value === 'string' || typeof value === 'number';
  return !ELEMENTS.has(lastName(node));
}

/** 'map' for `list?.map(…)`, 'links' for `props.links`; '' for what has no name. */
function lastName(node: unknown): string {
  if (!isNode(node)) return '';
  const inner = node['expression'] ?? node['callee'] ?? node['property'];
  if (inner !== undefined) return lastName(inner);
  return typeof node['name'] === 'string' ? node['name'] : '';
}
