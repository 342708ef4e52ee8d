import path from 'node:path';
import { isCode, type Source } from './sources';
import { isNode, lineAt, nodesOf, stringsIn, type Node } from './syntax';

/** An import of a file or a package. */
export interface Import {
  from: string;
  line: number;
  /** A file without its extension ('src/ui/closest'), a glob, or a package ('react'). */
  to: string;
  /** Type-only: erased when compiled. */
  typeOnly: boolean;
}

/** Everything a source imports: `import`, `export … from`, `import()`, `import.meta.glob`, CSS. */
export function importsOf(source: Source): Import[] {
  if (source.file.endsWith('.css')) return cssImports(source);
  if (!isCode(source)) return [];
  return nodesOf(source).flatMap((node) => {
    const typeOnly = isTypeOnly(node);
    return requests(node).map((request) => ({
      from: source.file,
      line: lineAt(source, node),
      to: resolve(source.file, request),
      typeOnly,
    }));
  });
}

function requests(node: Node): string[] {
  if (node.type === 'CallExpression') return isGlob(node['callee']) ? globs(node) : [];
  const names = ['ImportDeclaration', 'ExportNamedDeclaration', 'ExportAllDeclaration'];
  const isImport = [...names, 'ImportExpression', 'TSImportType'].includes(node.type);
  return isImport ? stringsIn(node['source']) : [];
}

/** `import.meta.glob(['./a', '!./b'])` imports ./a. */
function globs(call: Node): string[] {
  const [patterns] = Array.isArray(call['arguments']) ? call['arguments'] : [];
  return stringsIn(patterns).filter((pattern) => !pattern.startsWith('!'));
}

function isGlob(callee: unknown): boolean {
  if (!isNode(callee, 'MemberExpression')) return false;
  const { object, property } = callee;
  return isNode(object, 'MetaProperty') && isNode(property) && property['name'] === 'glob';
}

function isTypeOnly(node: Node): boolean {
  if (node.type === 'TSImportType') return true;
  if (node['importKind'] === 'type' || node['exportKind'] === 'type') return true;
  const { specifiers } = node;
  if (!Array.isArray(specifiers) || specifiers.length === 0) return false;
  return specifiers.every(
    (one: unknown) => isNode(one) && (one['importKind'] === 'type' || one['exportKind'] === 'type'),
  );
}

function cssImports(source: Source): Import[] {
  const pattern = /@import\s+(?:url\()?["']([^"']+)|composes:[^;]*from\s+["']([^"']+)/g;
  return [...source.text.matchAll(pattern)].map((found) => ({
    from: source.file,
    line: lineAt(source, { start: found.index }),
    to: resolve(source.file, found[1] ?? found[2] ?? ''),
    typeOnly: false,
  }));
}

function resolve(file: string, request: string): string {
  const bare = request.replace(/\?.*$/, '').replace(/\.(ts|tsx|mjs|js)$/, '');
  if (!bare.startsWith('.')) return bare.replace(/^\/(?=src\/|embed\/)/, '');
  return path.posix.join(path.posix.dirname(file), bare);
}
