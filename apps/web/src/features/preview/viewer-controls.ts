import { createContext, use, useEffect } from 'react'

export interface ZoomControl {
  /** What it is now: 'Fit width', '125%'. */
  label: string
  choices: readonly { id: string; label: string; isChosen: boolean }[]
  choose(id: string): void
  step(way: 1 | -1): void
}

/** What a viewer can do that its frame offers as buttons. */
export interface ViewerControls {
  find?: { isOpen: boolean; toggle(): void }
  zoom?: ZoomControl
}

type Offer = (controls: ViewerControls | undefined) => void

const OfferContext = createContext<Offer>(() => undefined)
/** Around a viewer: takes what it can do. */
export const ViewerControlsProvider = OfferContext.Provider

/** For a viewer: tells its frame what it can do, as long as it is there. */
export function useOfferControls(controls: ViewerControls): void {
  const offer = use(OfferContext)
  useEffect(() => offer(controls), [offer, controls])
  useEffect(() => () => offer(undefined), [offer])
}
