import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { isRecord } from '../../schemas/walk';
import type { Rule } from '../context';

/** The font file, or the package it comes from, exists. */
export const fonts: Rule = ({ data, root, publicDir, error }) => {
  const path = ['theme', 'fonts', 'heading', 'source'];
  let source: unknown = data;
  for (const key of path) source = isRecord(source) ? source[key] : undefined;
  if (typeof source !== 'string') return;
  if (/^[./]/.test(source)) {
    if (existsSync(join(publicDir, source))) return;
    error(path, `There is no file public${source}.`, 'Put the WOFF2 or TTF file there.');
  } else if (!/^(?:@[\w.-]+\/)?[\w.-]+$/.test(source) || !hasPackage(root, source)) {
    error(
      path,
      `"${source}" is neither a file under public/ nor an installed package.`,
      'Name a file ("/fonts/heading.woff2"), or install the package first.',
    );
  }
};

function hasPackage(root: string, name: string): boolean {
  return existsSync(join(root, 'node_modules', name, 'package.json'));
}
