/** Headers for every address that a path pattern covers. */
export interface HeaderRule {
  /** An exact path ('/robots.txt'), or a folder and all below it ('/assets/*'; '/*' is everything). */
  path: string;
  /** Header names as they are usually written, and their values. */
  headers: Record<string, string>;
}

/** One redirect, as hosts understand it: an exact old path, and where it leads. */
export interface Redirect {
  /** A path, decoded, without a query: '/shop'. Its form with a slash at the end counts as the same. */
  from: string;
  /** A path of the site (with query or anchor, if any) or a whole address. */
  to: string;
  /** 301 and 308 are kept by browsers, 302 and 307 are not. */
  status: 301 | 302 | 307 | 308;
}

/** What the headers depend on. */
export interface HostingInput {
  /** Hashes of the scripts that pages have inlined, the early one first: 'sha256-…' with or without quotes. */
  scriptHashes: string[];
  /** Origins that pages show in frames (the maps): 'https://www.openstreetmap.org'. */
  frameOrigins: string[];
  /** Origins that forms are sent to. Addresses of the site itself need no entry. */
  formOrigins: string[];
  /** The public address of the site, without a slash at the end. */
  url: string;
  /** Paths whose last part may be anything: '/store/product/:product'. What is unknown there has a 404.html of its own. */
  patterns?: string[];
}

/** Files that a build has beside the folders that every build has, by how long they may be kept. */
export interface OtherFiles {
  /** Named by their content or their version: kept for ever. */
  immutable?: readonly string[];
  /** No pages, and their names stay: kept for an hour. */
  hourly?: readonly string[];
}
