/** Headers for all addresses that match a path pattern. */
export interface HeaderRule {
  /** An exact path ('/robots.txt'), or a folder with everything in it ('/assets/*'; '/*' is everything). */
  path: string;
  /** Values by header name, in the usual capitalization. */
  headers: Record<string, string>;
}

/** A redirect from an exact path. */
export interface Redirect {
  /** A decoded path without a query: '/shop'. Also applies with a trailing slash. */
  from: string;
  /** A path of the site, optionally with query and fragment, or an absolute URL. */
  to: string;
  /** Browsers cache 301 and 308, but not 302 and 307. */
  status: 301 | 302 | 307 | 308;
}

/** What samples for servers need besides rules and redirects. */
export type SampleInput = Pick<
  HostingInput,
  'url' | 'patterns' | 'compressed' | 'hasUncompressed' | 'search' | 'counts'
>;

/** Everything that the hosting files depend on, apart from redirects. */
export interface HostingInput {
  /** Hashes of inlined scripts, the early script first: 'sha256-…' with or without quotes. */
  scriptHashes: string[];
  /** Origins that pages load in frames (maps): 'https://www.openstreetmap.org'. */
  frameOrigins: string[];
  /** Those of them that play videos, which need more of a browser than maps do. None by default. */
  playerOrigins?: string[];
  /** Origins that forms post to, besides the site itself. */
  formOrigins: string[];
  /** The site's public URL, without a trailing slash. */
  url: string;
  /** Paths whose last segment is a parameter: '/store/product/:product'. Each has its own 404.html for unknown values. */
  patterns?: string[];
  /** Whether the files of the folder catalogue keep their addresses when they change, as on a large site. */
  lasting?: boolean;
  /** The address of the endpoint of the search; undefined if the page searches itself. */
  search?: string | undefined;
  /** Whether the server's log is counted, and gets lines of browsers for that. */
  counts?: boolean;
  /** Whether files have compressed siblings; otherwise the host compresses. True by default. */
  compressed?: boolean;
  /** Whether some files have none although others have, as on a large site: then the host compresses those. */
  hasUncompressed?: boolean;
}
