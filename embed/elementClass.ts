/** Callbacks for the custom elements of the page. */
export interface Handler {
  draw(element: HTMLElement): void;
  /** For elements removed from the page. */
  drop(element: HTMLElement): void;
  /** Of scripts with a name: for inline lists, whoever serves them. */
  notice?: ((list: HTMLElement) => void) | undefined;
}

/**
 * A class of custom elements of ours. It outlives the script that has defined it, and all suppliers' scripts on a page
 * share it, so its fields are part of v1. A class without them is another script's.
 */
export interface ElementClass {
  /** Of the script that runs, if any. */
  inquiry: Handler | undefined;
  /** Its elements on the page, also in shadow roots, where no query finds them. */
  all: Set<HTMLElement>;
}

/** The elements of these tags on the page, whoever serves them. */
export const elementsOf = (tags: readonly string[]): HTMLElement[] =>
  tags.flatMap((tag) => [...(classOf(tag)?.all ?? [])]);

/** The class of a tag; undefined while there is none. Another script's lacks our fields. */
export const classOf = (tag: string): Partial<ElementClass> | undefined =>
  customElements.get(tag) as Partial<ElementClass> | undefined;
