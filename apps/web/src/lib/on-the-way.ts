let whereTo: () => string | undefined = () => undefined

/** Tells how to learn which path is being gone to; undefined where none is. */
export function nameWay(way: () => string | undefined): void {
  whereTo = way
}

/** Whether this page is being left for another, whose code or data are not there yet. */
export const isOnTheWayElsewhere = (): boolean => {
  const path = whereTo()
  return path !== undefined && path !== window.location.pathname
}
