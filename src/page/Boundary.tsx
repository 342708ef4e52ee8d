import { Component, type ReactNode } from 'react';
import { Failure } from './Failure';

interface Props {
  /** What is drawn here, for who develops: its type and its place. */
  type: string;
  path: string;
  /** What visitors get where it cannot be drawn. */
  instead: ReactNode;
  children: ReactNode;
}

/**
 * Keeps what cannot be drawn from taking the whole page with it: something else stands in its place, while developing
 * what is wrong with it. React writes the error to the console.
 */
export class Boundary extends Component<Props, { error?: unknown }> {
  override state: { error?: unknown } = {};

  static getDerivedStateFromError(error: unknown) {
    return { error };
  }

  override render() {
    const { type, path, instead, children } = this.props;
    if (!('error' in this.state)) return children;
    return import.meta.env.DEV ? (
      <Failure type={type} path={path} error={this.state.error} />
    ) : (
      instead
    );
  }
}
