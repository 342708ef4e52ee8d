import type { Source } from './sources';
import { isNode, lineAt, nodesOf, type Node } from './syntax';

/** An export of a file. */
export interface Export {
  /** 'src/ui/closest.ts:12' */
  place: string;
  name: string;
  /** Whether it has a docstring. */
  isExplained: boolean;
}

/** The named exports that a file declares itself. */
export function exportsOf(source: Source): Export[] {
  return nodesOf(source)
    .filter(({ type }) => type === 'ExportNamedDeclaration')
    .flatMap((node) =>
      namesIn(node['declaration']).map((name) => ({
        place: `${source.file}:${lineAt(source, node)}`,
        name,
        isExplained: isExplained(source.text.slice(0, node.start)),
      })),
    );
}

/** Whether a docstring precedes the export, or the group of exports without a blank line in between. */
const isExplained = (above: string) => above.slice(above.lastIndexOf('\n\n') + 2).includes('*/');

function namesIn(declaration: unknown): string[] {
  if (!isNode(declaration)) return [];
  const { declarations } = declaration;
  const parts = Array.isArray(declarations)
    ? declarations.filter((part) => isNode(part))
    : [declaration];
  return parts.flatMap(({ id }: Node) => (isNode(id, 'Identifier') ? [String(id['name'])] : []));
}
