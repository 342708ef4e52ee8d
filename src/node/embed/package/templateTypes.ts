import type { SchemaSet } from '../../schemas/load';
import { pascal } from '../../schemas/names';

/** How a framework is told of elements. */
interface Framework {
  /** What its types are imported for: lines at the top of the file. */
  imports: string;
  /** The type of an element in templates, from that of its attributes A and that of the element E. */
  tag: string;
  /** Where the framework looks for elements: lines around them. */
  before: string[];
  after: string[];
}

/**
 * The frameworks whose templates are type-checked, besides React, which has components. Each module has types alone: a
 * partner imports it once, anywhere in the project.
 */
const FRAMEWORKS: Record<string, Framework> = {
  preact: {
    imports: "import type { HTMLAttributes } from 'preact';",
    tag: 'Omit<HTMLAttributes<E>, keyof A> & A & InquiryHandlers',
    before: ["declare module 'preact' {", 'namespace JSX {', 'interface IntrinsicElements {'],
    after: ['}', '}', '}'],
  },
  solid: {
    imports: "import type { JSX } from 'solid-js';",
    // Solid chooses by prefix whether an attribute or a property is set.
    tag: 'Omit<JSX.HTMLAttributes<E>, keyof A> & Partial<A> & { [Key in keyof A & string as `attr:${Key}` | `prop:${Key}`]?: A[Key] }',
    before: ["declare module 'solid-js' {", 'namespace JSX {', 'interface IntrinsicElements {'],
    after: ['}', '}', '}'],
  },
  svelte: {
    imports: "import type { HTMLAttributes } from 'svelte/elements';",
    tag: 'Omit<HTMLAttributes<E>, keyof A> & A & InquiryHandlers',
    before: ["declare module 'svelte/elements' {", 'interface SvelteHTMLElements {'],
    after: ['}', '}'],
  },
  vue: {
    imports: "import type { HTMLAttributes, PublicProps } from 'vue';",
    tag: 'new () => { $props: PublicProps & Omit<HTMLAttributes, keyof A> & A & VueHandlers; $el: E }',
    before: ["declare module 'vue' {", 'interface GlobalComponents {'],
    after: ['}', '}'],
  },
};

/** The entries of the package that have types alone: 'preact', … */
export const TEMPLATE_TYPES = Object.keys(FRAMEWORKS);

/** Generates the declaration file of an entry: what a framework has to know of the elements in its templates. */
export function templateTypes({ elements }: SchemaSet, name: string): string {
  const framework = FRAMEWORKS[name];
  if (!framework) throw new Error(`There are no types for ${name}.`);
  const names = [...elements.keys()].map(pascal);
  const imported = names.flatMap((one) => [`${one}Attributes`, `${one}Element`]);
  const tags = [...elements.keys()].map((tag) => {
    return `'${tag}': Tag<${pascal(tag)}Attributes, ${pascal(tag)}Element>;`;
  });
  const { imports, tag, before, after } = framework;
  return [
    imports,
    `import type { ${imported.join(', ')} } from './elements';`,
    "import type { InquiryHandlers, VueHandlers } from './events';",
    `type Tag<A, E extends HTMLElement> = ${tag};`,
    ...before,
    ...tags,
    ...after,
    'export {};',
  ].join('\n');
}
