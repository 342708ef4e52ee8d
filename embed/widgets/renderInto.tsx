import { Component, render, type ComponentChild } from 'preact';
import type { FunctionComponent, ReactNode } from 'react';

/** Renders into an element; null unmounts. Widgets are written with React's types, and rendered by Preact. */
export function renderInto(element: Element, node: ReactNode): void {
  render((node === null ? null : <Guarded>{node}</Guarded>) as ComponentChild, element);
}

/** An error boundary per widget: logs the error, and shows the fallback content of the element. */
class Boundary extends Component<object, { failed?: boolean }> {
  static override getDerivedStateFromError() {
    return { failed: true };
  }

  override componentDidCatch(error: unknown) {
    console.error(error);
  }

  override render() {
    return (this.state.failed ? <slot /> : this.props.children) as ComponentChild;
  }
}

/** With React's types, which know no class of Preact's. */
const Guarded = Boundary as unknown as FunctionComponent<{ children: ReactNode }>;
