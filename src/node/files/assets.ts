import { createHash } from 'node:crypto';

/** Files with content hashes in their names, which browsers may cache for ever. */
export interface Assets {
  /** Adds a file and returns its URL: ('heading.woff2', …) → '/assets/heading-3fa2c1.woff2'. */
  add(name: string, content: Buffer | string): string;
  /**
   * The folder for files that keep their address when their content changes: '/catalogue/3fa2c1'. Only a large site has
   * one: pages that name such a file need not be made again when the file changes.
   */
  readonly lasting: string | undefined;
  /** Adds a file at an address that lasts, if the site has a folder for such files; else as `add` does. */
  addLasting(name: string, content: Buffer | string): string;
  readonly files: ReadonlyMap<string, Buffer>;
}

/**
 * Creates an empty collection of assets, without duplicates.
 * @param lasting The folder for files that keep their address, on a large site.
 */
export function createAssets(lasting?: string): Assets {
  const files = new Map<string, Buffer>();
  const add: Assets['add'] = (name, content) => {
    const body = Buffer.from(content);
    const dot = name.lastIndexOf('.');
    const stem = publishedName(name.slice(0, dot));
    const url = `/assets/${stem}-${shortHash(body)}${name.slice(dot)}`;
    files.set(url, body);
    return url;
  };
  return {
    files,
    lasting,
    add,
    addLasting(name, content) {
      if (lasting === undefined) return add(name, content);
      // Named by what it is, not by its content. The hash keeps apart what has the same name in an address.
      const dot = name.lastIndexOf('.');
      const stem = `${publishedName(name.slice(0, dot))}-${shortHash(name)}`;
      const url = `${lasting}/_all/${stem}${name.slice(dot)}`;
      files.set(url, Buffer.from(content));
      return url;
    },
  };
}

/** In characters: a name with width, hash and ending must fit into the 255 bytes of a file name [K52]. */
const MAX_NAME_LENGTH = 100;

/**
 * A file name without its extension, made safe for URLs: 'Façade #2' → 'Facade-2'. '#' and '?' would end the path,
 * '%20' would be decoded, a space would end a `srcset` candidate, and hosts hide dotfiles.
 * Long names are cut, because the hash already distinguishes the files.
 */
export function publishedName(name: string): string {
  return name
    .normalize('NFKD')
    .replaceAll(/\p{Mark}+/gu, '')
    .replaceAll(/^\.+|[^\w.-]+/g, '-')
    .slice(0, MAX_NAME_LENGTH);
}

/** A content hash of six URL-safe characters. */
export function shortHash(content: Buffer | string): string {
  return createHash('sha256').update(content).digest('base64url').slice(0, 6);
}

/** The hash source of an inlined script or style for a Content-Security-Policy: 'sha256-…'. */
export function cspHash(content: string): string {
  return `sha256-${createHash('sha256').update(content).digest('base64')}`;
}
