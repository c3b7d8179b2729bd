import { Suspense } from 'react'
import { Outlet } from 'react-router'
import type { Feature } from './feature.ts'

/** What stays from screen to screen, beside the screen. A resident that doesn't load takes nothing else with it. */
export function Residents({ features }: { features: readonly Feature[] }) {
  const residents = features.flatMap((feature) => [...(feature.residents ?? [])])
  return (
    <>
      <Outlet />
      {residents.map((Resident, index) => (
        <Suspense key={index}>
          <Resident />
        </Suspense>
      ))}
    </>
  )
}
