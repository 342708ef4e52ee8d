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

/** A picture that was deleted, and can be put back. */
export interface DeletedPicture {
  /** Names it in a request. */
  id: string;
  /** What it was called: '/images/pump.jpg'. */
  src: string;
  /** When it was deleted, in ms. */
  at: number;
  bytes: number;
}

/** The answer to GET /api/pictures. */
export interface Library {
  pictures: LibraryPicture[];
  deleted: DeletedPicture[];
}
