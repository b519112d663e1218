import { Component, type PropsWithChildren, type ReactNode } from 'react';
import { ScreenError } from '../shared/connected/ScreenError.tsx';

interface State {
  failure: { error: unknown } | null;
}

/** Keeps a screen's failure from the rest of the page. */
export class ScreenBoundary extends Component<PropsWithChildren, State> {
  static getDerivedStateFromError(error: unknown): State {
    return { failure: { error } };
  }

  override state: State = { failure: null };

  override render(): ReactNode {
    const { failure } = this.state;
    return failure ? <ScreenError error={failure.error} /> : this.props.children;
  }
}
