/** What is given to a component or an element, `children` among it. */
export type Props = Record<string, unknown>;

/** Gives what is to be drawn: drawings, texts, lists of them; nothing for null, undefined and booleans. */
export type Component = (props: Props) => unknown;

/** What JSX becomes: what is to be drawn, and with what. */
export interface Drawing {
  type: string | Component;
  props: Props;
  /** Tells a drawing from others beside it; without one, its place among them does. */
  key?: unknown;
}

/** As React's: JSX is compiled to calls of it. */
export const jsx = (type: Drawing['type'], props: Props, key?: unknown): Drawing => ({
  type,
  props,
  key,
});

export { jsx as jsxs };

/** As React's: draws what it is given, without an element of its own. */
export const Fragment: Component = ({ children }) => children;
