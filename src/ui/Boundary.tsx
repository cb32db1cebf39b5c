import { Component, type ReactNode } from 'react'

interface Props {
  /** What stands in the place of the children when they broke. `mend` tries them again. */
  fallback: (mend: () => void) => ReactNode
  /** Where another one comes, the children are tried again. */
  place?: string
  children: ReactNode
}

interface State {
  broken: boolean
  place: string | undefined
}

/** Contains what breaks below it while it is drawn: everything around it stays. */
export class Boundary extends Component<Props, State> {
  override state: State = { broken: false, place: this.props.place }

  static getDerivedStateFromError() {
    return { broken: true }
  }

  static getDerivedStateFromProps({ place }: Props, state: State): State | null {
    return place === state.place ? null : { broken: false, place }
  }

  override render() {
    return this.state.broken ? this.props.fallback(() => this.setState({ broken: false })) : this.props.children
  }
}
