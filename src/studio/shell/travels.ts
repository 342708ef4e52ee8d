/** Where the page in the frame has been, to tell where a link took it from where Studio sent it. */
export interface Travels {
  /** Studio sends the frame to a path. */
  send: (path: string) => void;
  /** The page says that it is at a path: returns whether a link took it there. */
  arrive: (path: string) => boolean;
}

/**
 * Keeps account of the paths that Studio asked for: on a slow machine the page of one arrives after something else was
 * chosen, and is then no reason to go back to it.
 */
export function createTravels(): Travels {
  let awaited: string[] = [];
  let last: string | undefined;
  return {
    send(path) {
      awaited.push(path);
    },
    arrive(path) {
      const index = awaited.lastIndexOf(path);
      // What was asked for before it will not come any more.
      awaited = awaited.slice(index + 1);
      const isNew = path !== last;
      last = path;
      return isNew && index === -1;
    },
  };
}
