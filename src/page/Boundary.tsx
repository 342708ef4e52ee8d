import { Component, type ReactNode } from 'react';
import { Failure } from './Failure';

interface Props {
  /** Block type, shown to developers. */
  type: string;
  path: string;
  /** Fallback for visitors. */
  instead: ReactNode;
  children: ReactNode;
}

/**
 * An error boundary per block. Visitors see the fallback, developers the error. React logs it to the console.
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
