import { type QueryKey, type UseQueryOptions, useQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import { useNavigate } from 'react-router'
import { ApiRefusal } from './api-refusal.ts'
import { paths } from './paths.ts'

/**
 * A page's own load: what the page can't be without. When it isn't there, or the address means nothing, the page is
 * the 404 page. Every other read is a plain `useQuery`, which never navigates (screens: Pages), and neither does a
 * later reading of what the page already shows: what is gone meanwhile is an error in its place.
 */
export function usePageLoad<Answer, Error, Shown, Key extends QueryKey>(
  options: UseQueryOptions<Answer, Error, Shown, Key>,
) {
  const load = useQuery(options)
  const isMissing = useNowhere(load.error, load.data !== undefined)
  const data = isNowhere(load.error) ? undefined : load.data
  return { ...load, data, isPending: load.isPending || isMissing }
}

/** The 404 page where what a page is about is not there, and never was. Says whether it goes there. */
export function useNowhere(error: unknown, isShown: boolean): boolean {
  const navigate = useNavigate()
  const isMissing = !isShown && isNowhere(error)
  useEffect(() => {
    if (isMissing) void navigate(paths.notFound(), { replace: true })
  }, [isMissing, navigate])
  return isMissing
}

const leadsNowhere = new Set<ApiRefusal['code']>(['NotFound', 'ValidationFailed'])
const isNowhere = (error: unknown): boolean => error instanceof ApiRefusal && leadsNowhere.has(error.code)
