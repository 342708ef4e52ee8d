/** A file of public/ that is published as it is. */
export interface LibraryFile {
  /** What the config says: '/downloads/prices.pdf'. */
  src: string;
  bytes: number;
}

/** The answer to GET /api/files. */
export interface FilesAnswer {
  files: LibraryFile[];
}
