import { useEffect } from 'react'
import { useLocation } from 'react-router'
import { localStore, type Stored } from './local-store.ts'

interface Step {
  id: string
  name: string
  to?: string
}
type KeptWay = Stored<'BREADCRUMBS'>

/**
 * The way to where one is, kept for the next load of the same page (BREADCRUMBS): until it is known again, what was
 * kept shows. The last step leads here.
 */
export function useWay<S extends Step>(path: readonly S[], isKnown = true): readonly (S | Step)[] {
  const { pathname, search } = useLocation()
  const kept = isKnown ? undefined : keptFor(localStore.get('BREADCRUMBS'), pathname)
  const isNamed = isKnown && path.every(({ name }) => name !== '')
  const text = isNamed ? JSON.stringify(wayOf(path, `${pathname}${search}`)) : undefined
  useEffect(() => {
    if (text !== undefined && text !== JSON.stringify(localStore.get('BREADCRUMBS')))
      localStore.set('BREADCRUMBS', JSON.parse(text) as KeptWay)
  }, [text])
  return kept ?? path
}

const wayOf = (path: readonly Step[], here: string): KeptWay =>
  path.map(({ id, name, to }, index) => ({ id, name, to: index === path.length - 1 ? here : (to ?? '') }))

/** What was kept, if it leads to this page. */
export function keptFor(kept: KeptWay | undefined, pathname: string): KeptWay | undefined {
  const [path] = kept?.at(-1)?.to?.split('?') ?? []
  return path === pathname ? kept : undefined
}
