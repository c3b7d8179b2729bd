import { QueryClientProvider } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { RouterProvider } from 'react-router/dom'
import { announceUncaught } from '../lib/announce.ts'
import { forgetAnswers } from '../lib/answers.ts'
import { words } from '../lib/messages.ts'
import { paths } from '../lib/paths.ts'
import { createQueryClient } from '../lib/query-client.ts'
import { onSessionLost } from '../lib/session-loss.ts'
import { Toasts } from '../ui/toast-card.tsx'
import { Institution } from './institution.tsx'
import { createRouter } from './router.tsx'
import { ThemeChoice } from './theme-choice.tsx'

const t = words('toasts', {})

/** The whole application. */
export function App() {
  const [client] = useState(createQueryClient)
  const [router] = useState(createRouter)
  useEffect(announceUncaught, [])
  useEffect(
    () =>
      onSessionLost(() => {
        forgetAnswers(client)
        void router.navigate(paths.signIn(), { replace: true })
      }),
    [client, router],
  )
  return (
    <QueryClientProvider client={client}>
      <Institution>
        <ThemeChoice />
        <Toasts closeLabel={t('close')} />
        <RouterProvider router={router} />
      </Institution>
    </QueryClientProvider>
  )
}
