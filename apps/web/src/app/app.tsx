import { useMantineColorScheme } from '@mantine/core'
import { QueryClientProvider } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { RouterProvider } from 'react-router/dom'
import { Institution } from '../frame/institution.tsx'
import { followLanguage, useLanguage } from '../frame/language.ts'
import { announceUncaught } from '../lib/announce.ts'
import { forgetAnswers } from '../lib/answers.ts'
import { nameWay } from '../lib/on-the-way.ts'
import { paths } from '../lib/paths.ts'
import { usePreferences } from '../lib/preferences.ts'
import { createQueryClient } from '../lib/query-client.ts'
import { onSessionLost } from '../lib/session-loss.ts'
import { onSetUpDemanded } from '../lib/set-up-demand.ts'
import { ToastPlace } from '../lib/toast.tsx'
import { followLine } from './line-news.ts'
import { loadAhead } from './load-ahead.ts'
import { followOtherTabs } from './other-tabs.ts'
import { createRouter } from './router.tsx'

/** Told to the sign-in, which says why one is there. */
const sessionLost = { isSessionLost: true }

/** The whole application. */
export function App() {
  const [client] = useState(createQueryClient)
  const [router] = useState(createRouter)
  const language = useLanguage()
  useEffect(announceUncaught, [])
  useEffect(followLanguage, [])
  useEffect(followLine, [])
  useEffect(() => loadAhead(router), [router])
  useEffect(() => nameWay(() => router.state.navigation.location?.pathname), [router])
  useEffect(
    () =>
      onSessionLost(() => {
        forgetAnswers(client)
        void router.navigate(paths.signIn(), { replace: true, state: sessionLost })
      }),
    [client, router],
  )
  useEffect(
    () =>
      followOtherTabs({
        loadAnew: () => window.location.reload(),
        leave: () => {
          // As the router keeps what a navigation brings along: the page that is loaded finds it there.
          if (router.state.location.pathname.startsWith(paths.archive()))
            window.history.replaceState({ usr: sessionLost }, '', paths.signIn())
          window.location.reload()
        },
        // The gates say whether one may be where one is, as at each navigation.
        comeBack: () => void router.navigate(router.state.location, { replace: true }),
      }),
    [router],
  )
  useEffect(() => onSetUpDemanded(() => void router.navigate(paths.secondFactor(), { replace: true })), [router])
  return (
    <QueryClientProvider client={client}>
      <Institution>
        <ThemeChoice />
        <ToastPlace />
        {/* Another language draws every sentence again. */}
        <RouterProvider key={language} router={router} />
      </Institution>
    </QueryClientProvider>
  )
}

/** Draws light or dark as the person chose; Mantine keeps a copy, which is read before the first paint. */
function ThemeChoice() {
  const { theme = 'auto' } = usePreferences()
  const { colorScheme, setColorScheme } = useMantineColorScheme()
  useEffect(() => {
    if (colorScheme !== theme) setColorScheme(theme)
  }, [theme, colorScheme, setColorScheme])
  return null
}
