import { Component } from 'react';
import type { ReactNode } from 'react';

interface BoundaryProps {
  /** Stands in the place of what broke. */
  fallback: ReactNode;
  children: ReactNode;
}

/** Keeps a surface that breaks from the others. */
export class Boundary extends Component<BoundaryProps, { broken: boolean }> {
  override state = { broken: false };

  static getDerivedStateFromError() {
    return { broken: true };
  }

  override render() {
    return this.state.broken ? this.props.fallback : this.props.children;
  }
}
