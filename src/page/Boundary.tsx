import { Component, Fragment, type ReactNode } from 'react';
import { Failure } from './Failure';

interface Props {
  /** Block type, shown to developers. */
  type: string;
  path: string;
  /** Fallback for visitors; without it, the error goes on to the boundary around this one. */
  instead?: ReactNode;
  children: ReactNode;
}

interface State {
  failed?: { error: unknown } | undefined;
  /** How often the part has been drawn anew. */
  redraws: number;
}

/** A part that fails again so soon would fail forever. */
const REDRAW_INTERVAL_MS = 50;

/**
 * An error boundary per block. A part that was on the screen is drawn anew after an error: translators and other
 * programs in the browser change the page under React's hands, which then finds its own elements elsewhere. A part that
 * has never been drawn shows the fallback to visitors, and the error to developers. React logs it to the console.
 */
export class Boundary extends Component<Props, State> {
  override state: State = { redraws: 0 };
  private isDrawn = false;
  private redrawnAt = -Infinity;

  static getDerivedStateFromError(error: unknown): Partial<State> {
    return { failed: { error } };
  }

  override componentDidMount() {
    this.isDrawn = !this.state.failed;
  }

  override componentDidUpdate() {
    if (!this.state.failed) this.isDrawn = true;
  }

  override componentDidCatch() {
    const now = performance.now();
    if (!this.isDrawn || now - this.redrawnAt < REDRAW_INTERVAL_MS) return;
    this.isDrawn = false;
    this.redrawnAt = now;
    this.setState(({ redraws }) => ({ failed: undefined, redraws: redraws + 1 }));
  }

  override render() {
    const { type, path, instead, children } = this.props;
    const { failed, redraws } = this.state;
    if (!failed) return <Fragment key={redraws}>{children}</Fragment>;
    // Drawn anew in the same frame.
    if (this.isDrawn) return null;
    if (import.meta.env.DEV) return <Failure type={type} path={path} error={failed.error} />;
    if (instead === undefined) throw failed.error;
    return instead;
  }
}
