/** Callbacks for the custom elements of the page. */
export interface Handler {
  draw(element: HTMLElement): void;
  /** For elements removed from the page. */
  drop(element: HTMLElement): void;
  /** Only of scripts with a name: called for every inline list, also for those that another script serves. */
  notice?: ((list: HTMLElement) => void) | undefined;
}

/**
 * The class of one of the embed's custom elements. It outlives the script that has defined it, and all suppliers'
 * scripts on a page share it, so its fields are part of the interface v1. A class without these fields is not ours.
 */
export interface ElementClass {
  /** The handler of the script that runs, if any. */
  inquiry: Handler | undefined;
  /** Its elements on the page, including those in shadow roots, which `querySelectorAll` does not find. */
  all: Set<HTMLElement>;
}

/** The elements of some tags on the page, of all suppliers. */
export const elementsOf = (tags: readonly string[]): HTMLElement[] =>
  tags.flatMap((tag) => [...(classOf(tag)?.all ?? [])]);

/** The name of the script that serves an element; undefined for the ordinary one. */
export const nameOf = ({ dataset }: HTMLElement): string | undefined =>
  dataset['name'] || undefined;

/** The class of a tag; undefined while there is none. A class of another product lacks our fields. */
export const classOf = (tag: string): Partial<ElementClass> | undefined =>
  customElements.get(tag) as Partial<ElementClass> | undefined;
