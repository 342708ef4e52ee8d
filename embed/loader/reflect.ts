/**
 * Makes properties of attributes, because Angular, Lit, Solid and React in the browser set properties. As with
 * `ariaLabel`, the value is the attribute, or null if there is none; null and undefined take it away. Properties of all
 * elements, such as `dir`, stay as they are.
 * @param prototype That of the class of an element.
 */
export function reflect(prototype: HTMLElement, names: readonly string[]): void {
  for (const name of names)
    if (!(name in prototype))
      Object.defineProperty(prototype, name, {
        configurable: true,
        enumerable: true,
        get(this: HTMLElement) {
          return this.getAttribute(name);
        },
        set(this: HTMLElement, value: unknown) {
          if (value === null || value === undefined) this.removeAttribute(name);
          // Leave the conversion to the DOM: it turns a list into a text with commas.
          else this.setAttribute(name, value as string);
        },
      });
}

/** Makes attributes of the properties that a framework has set before the script came: they hide those of the class. */
export function adoptProperties(element: HTMLElement, names: readonly string[]): void {
  for (const name of names) {
    const own = Object.getOwnPropertyDescriptor(element, name);
    if (!own) continue;
    Reflect.deleteProperty(element, name);
    Reflect.set(element, name, own.value);
  }
}
