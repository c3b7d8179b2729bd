import { Component, type ReactNode } from 'react'

interface PreviewBoundaryProps {
  /** Shown where the viewer, or its code, failed. */
  instead: ReactNode
  children: ReactNode
}

/** Keeps a viewer that breaks from taking the screen with it. */
export class PreviewBoundary extends Component<PreviewBoundaryProps, { isBroken: boolean }> {
  override state = { isBroken: false }

  static getDerivedStateFromError() {
    return { isBroken: true }
  }

  override render() {
    return this.state.isBroken ? this.props.instead : this.props.children
  }
}
