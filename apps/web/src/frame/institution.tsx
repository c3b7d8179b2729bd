import { type ClientConfig, getClientConfig } from '@sinupan/contract'
import { useQuery } from '@tanstack/react-query'
import { createContext, type ReactNode, use } from 'react'
import { setTimeZone } from '../lib/format.ts'
import { query } from '../lib/query.ts'
import { AppThemeProvider } from '../ui/app-theme-provider.tsx'
import { Failure } from './error-page.tsx'
import { useLanguage, usePageLanguage } from './language.ts'
import { t } from './public-words.ts'

const InstitutionContext = createContext<ClientConfig | undefined>(undefined)

/** The institution's settings: name, logo, ways to sign in, limits. */
export function useInstitution(): ClientConfig {
  const institution = use(InstitutionContext)
  if (!institution) throw new Error('The institution’s settings stand around the whole application.')
  return institution
}

/** Waits for the institution's settings, then gives everything its colour, its time zone and its name. */
export function Institution({ children }: { children: ReactNode }) {
  const { data, error, refetch } = useQuery({
    ...query(getClientConfig),
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: Number.POSITIVE_INFINITY,
  })
  useLanguage()
  if (data) setTimeZone(data.timeZone)
  return (
    <AppThemeProvider accent={data?.accent} nothingFound={t('nothingFits')}>
      {data && <InstitutionContext value={data}>{children}</InstitutionContext>}
      {!data && error && <NoInstitution error={error} onRetry={() => void refetch()} />}
    </AppThemeProvider>
  )
}

// No frame stands around it that could tell its language.
function NoInstitution(props: { error: unknown; onRetry: () => void }) {
  usePageLanguage()
  return <Failure {...props} />
}
