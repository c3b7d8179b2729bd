import { type DataRouter, matchRoutes } from 'react-router'

/** Loads a screen's code as soon as a way there is pointed at or focused. Answers how to stop. */
export function loadAhead({ routes }: Pick<DataRouter, 'routes'>): () => void {
  const onReach = ({ target }: Event) => {
    const link = target instanceof Element ? target.closest<HTMLAnchorElement>('a[href^="/"]') : null
    const matches = link ? matchRoutes([...routes], link.pathname) : null
    for (const { route } of matches ?? []) {
      const { Component } = typeof route.lazy === 'object' ? route.lazy : {}
      // One that doesn't arrive is asked for again when one goes there, and told about then.
      void Component?.().catch(() => undefined)
    }
  }
  document.addEventListener('pointerover', onReach)
  document.addEventListener('focusin', onReach)
  return () => {
    document.removeEventListener('pointerover', onReach)
    document.removeEventListener('focusin', onReach)
  }
}
