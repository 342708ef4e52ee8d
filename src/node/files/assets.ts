import { createHash } from 'node:crypto';

/** Files of the build that are named by their content, and may therefore be kept by browsers for ever. */
export interface Assets {
  /** Takes a file and gives its address: ('heading.woff2', …) → '/assets/heading-3fa2c1.woff2'. */
  add(name: string, content: Buffer | string): string;
  readonly files: ReadonlyMap<string, Buffer>;
}

/** An empty store; a file that is added twice is kept once. */
export function createAssets(): Assets {
  const files = new Map<string, Buffer>();
  return {
    files,
    add(name, content) {
      const body = Buffer.from(content);
      const dot = name.lastIndexOf('.');
      const stem = publishedName(name.slice(0, dot));
      const url = `/assets/${stem}-${shortHash(body)}${name.slice(dot)}`;
      files.set(url, body);
      return url;
    },
  };
}

/**
 * The name of a file, without its ending, as every address can carry it: 'Façade #2' → 'Facade-2'. Browsers would end
 * an address at '#' and '?', read '%20' as a blank, and end an entry of a `srcset` at one; hosts hide what begins with
 * a dot.
 */
export function publishedName(name: string): string {
  return name
    .normalize('NFKD')
    .replaceAll(/\p{Mark}+/gu, '')
    .replaceAll(/^\.+|[^\w.-]+/g, '-');
}

/** Six characters that change with the content. */
export function shortHash(content: Buffer | string): string {
  return createHash('sha256').update(content).digest('base64url').slice(0, 6);
}

/** The hash of an inlined script or style as a Content-Security-Policy names it: 'sha256-…'. */
export function cspHash(content: string): string {
  return `sha256-${createHash('sha256').update(content).digest('base64')}`;
}
