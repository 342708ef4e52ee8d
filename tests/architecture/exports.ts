import { importsOf } from './imports';
import type { Source } from './sources';
import { isNode, lineAt, nodesOf, type Node } from './syntax';

/** An export of a file. */
export interface Export {
  /** 'src/ui/closest.ts:12' */
  place: string;
  name: string;
  kind: 'value' | 'type';
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
        kind: isType(node['declaration']) ? 'type' : 'value',
        isExplained: isExplained(source.text.slice(0, node.start)),
      })),
    );
}

/** Exported values that no other file mentions: 'src/ui/a.ts:3 closest'. */
export function unusedIn(files: readonly Source[], all: readonly Source[]): string[] {
  return leftIn(files, all, () => false);
}

/**
 * Exported values used only by tests: neither their own file nor another one of `all`, which contains no tests,
 * mentions them. 'src/ui/a.ts:3 closest'
 */
export function servingTestsIn(files: readonly Source[], all: readonly Source[]): string[] {
  return leftIn(files, all, ({ text }, name) => {
    const [, beyondItsExport] = text.match(word(name, 'g')) ?? [];
    return beyondItsExport !== undefined;
  });
}

function leftIn(
  files: readonly Source[],
  all: readonly Source[],
  isUsedAtHome: (source: Source, name: string) => boolean,
): string[] {
  const users = new Map<string, string[]>();
  for (const source of all) {
    const used = new Set(importsOf(source).map(({ to }) => to));
    for (const to of used) users.set(to, [...(users.get(to) ?? []), source.text]);
  }
  return files.flatMap((source) => {
    const texts = users.get(source.file.replace(/\.\w+$/, '')) ?? [];
    return exportsOf(source)
      .filter(({ kind, name }) => kind === 'value' && !isUsedAtHome(source, name))
      .filter(({ name }) => !texts.some((text) => word(name).test(text)))
      .map(({ place, name }) => `${place} ${name}`);
  });
}

/** Whether a docstring precedes the export, or the group of exports without a blank line in between. */
const isExplained = (above: string) => above.slice(above.lastIndexOf('\n\n') + 2).includes('*/');

const word = (name: string, flags?: string) => new RegExp(`\\b${name}\\b`, flags);

const isType = (node: unknown) =>
  isNode(node, 'TSInterfaceDeclaration') || isNode(node, 'TSTypeAliasDeclaration');

function namesIn(declaration: unknown): string[] {
  if (!isNode(declaration)) return [];
  const { declarations } = declaration;
  const parts = Array.isArray(declarations)
    ? declarations.filter((part) => isNode(part))
    : [declaration];
  return parts.flatMap(({ id }: Node) => (isNode(id, 'Identifier') ? [String(id['name'])] : []));
}
