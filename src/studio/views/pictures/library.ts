import type { DeletedFile } from '../../protocol';

/** A file of public/images, as the library lists it. */
export interface LibraryPicture {
  /** What the config says: '/images/pump.jpg'. */
  src: string;
  isPhoto: boolean;
  bytes: number;
  /** In px, upright. Undefined for a file that cannot be read: `mistake` says why. */
  width?: number;
  height?: number;
  mistake?: string;
}

/** The answer to GET /api/pictures. */
export interface Library {
  pictures: LibraryPicture[];
  deleted: DeletedFile[];
}
