import type { DeletedFile } from '../../protocol';

/** A file of public/ that is published as it is. */
export interface LibraryFile {
  /** What the config says: '/downloads/prices.pdf'. */
  src: string;
  bytes: number;
  /** Whether it may be deleted here: those outside of any folder may be there for others, such as search engines. */
  canGo: boolean;
}

/** The answer to GET /api/files and to POST /api/delete-file. */
export interface FilesAnswer {
  files: LibraryFile[];
  deleted: DeletedFile[];
}
