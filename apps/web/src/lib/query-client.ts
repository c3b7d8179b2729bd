import { QueryClient } from '@tanstack/react-query'
import { ApiRefusal } from './api-refusal.ts'

const worthAnotherTry: readonly ApiRefusal['code'][] = ['Unreachable', 'Unavailable']

/** The cache of what was read. A failed read is tried again only where the failure may pass by itself. */
export const createQueryClient = () =>
  new QueryClient({
    defaultOptions: {
      queries: {
        staleTime: 15_000,
        // Offline is a failure like any other: it is said, not waited for.
        networkMode: 'always',
        retry: (count, error) => count < 2 && error instanceof ApiRefusal && worthAnotherTry.includes(error.code),
      },
      mutations: { networkMode: 'always' },
    },
  })
