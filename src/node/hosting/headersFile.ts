import type { HeaderRule } from './types';

/**
 * The `_headers` file of Netlify, Cloudflare Pages and similar hosts: a path on a line of its own, its headers indented
 * below.
 * @throws If a line is longer than Cloudflare's limit of 2,000 characters.
 */
export function writeHeadersFile(rules: HeaderRule[]): string {
  const blocks = rules.map((rule) => {
    const lines = Object.entries(rule.headers).map(([name, value]) => `  ${name}: ${value}`);
    return [rule.path, ...lines].join('\n');
  });
  const text = `${blocks.join('\n\n')}\n`;
  const tooLong = text.split('\n').find((line) => line.length > 2000);
  if (tooLong) {
    throw new Error(
      `A line of _headers has ${tooLong.length} characters and hosts read 2000: "${tooLong.trim().slice(0, 40)}…"`,
    );
  }
  return text;
}

/** Parses `_headers` as hosts do: comments and unknown lines are skipped. */
export function parseHeadersFile(text: string): HeaderRule[] {
  const rules: HeaderRule[] = [];
  for (const line of text.split(/\r?\n/)) {
    if (line.trim() === '' || line.trim().startsWith('#')) continue;
    if (line.startsWith('/')) {
      rules.push({ path: line.trim(), headers: {} });
      continue;
    }
    const colon = line.indexOf(':');
    const rule = rules.at(-1);
    if (rule && colon > 0) {
      rule.headers[line.slice(0, colon).trim()] = line.slice(colon + 1).trim();
    }
  }
  return rules;
}
