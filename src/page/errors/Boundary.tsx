import { Component, type ReactNode } from 'react';
import { CrashedPart } from './CrashedPart.tsx';

interface BoundaryProps {
  children: ReactNode;
  /** Clears the error when it changes. */
  about?: string;
}

interface BoundaryState {
  error: unknown;
  crashed: boolean;
  about: string | undefined;
}

/** Error boundary: replaces crashed children with a notice and leaves the surroundings untouched. */
export class Boundary extends Component<BoundaryProps, BoundaryState> {
  override state: BoundaryState = { error: undefined, crashed: false, about: this.props.about };

  static getDerivedStateFromError(error: unknown): Partial<BoundaryState> {
    return { error, crashed: true };
  }

  static getDerivedStateFromProps({ about }: BoundaryProps, state: BoundaryState): Partial<BoundaryState> | null {
    return about === state.about ? null : { error: undefined, crashed: false, about };
  }

  override render(): ReactNode {
    const { error, crashed } = this.state;
    if (!crashed) return this.props.children;
    return <CrashedPart error={error} onRetry={() => this.setState({ error: undefined, crashed: false })} />;
  }
}
