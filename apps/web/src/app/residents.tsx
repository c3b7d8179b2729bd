import { Component, type ReactNode } from 'react'
import { Outlet } from 'react-router'
import type { Feature } from '../frame/feature.ts'
import { useCurrentUser } from '../lib/account.ts'
import { Part } from '../lib/part.tsx'

/** What stays from screen to screen, beside the screen. A resident that fails takes nothing else with it. */
export function Residents({ features }: { features: readonly Feature[] }) {
  const residents = features.flatMap((feature) => [...(feature.residents ?? [])])
  return (
    <>
      <Outlet />
      {residents.map((Resident, index) => (
        <Alone key={index}>
          <Part isOver>
            <Resident />
          </Part>
        </Alone>
      ))}
    </>
  )
}

/** The same where outsiders come too, who have none. */
export const EitherResidents = (props: { features: readonly Feature[] }) =>
  useCurrentUser() ? <Residents {...props} /> : <Outlet />

class Alone extends Component<{ children: ReactNode }, { hasFailed: boolean }> {
  override state = { hasFailed: false }

  static getDerivedStateFromError() {
    return { hasFailed: true }
  }

  override render() {
    return this.state.hasFailed ? null : this.props.children
  }
}
