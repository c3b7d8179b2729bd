import { type Endpoint, listEndpoints } from '@sinupan/contract'
import { partialMatchKey, type QueryClient, type QueryKey, useMutation, useQueryClient } from '@tanstack/react-query'
import { type Answered, type CallArguments, type CallInput, call } from './api.ts'
import type { ApiRefusal } from './api-refusal.ts'
import { areaOf } from './query.ts'
import { takeIn } from './take-in.ts'

interface Effects<E extends Endpoint> {
  /** Areas of the contract that are read again when it is done. */
  refreshes?: readonly string[]
  /** What may be closed to who asked once it is done: it is old, but not read again while it still shows. */
  closes?: (input: CallInput<E>) => readonly QueryKey[]
  /** Shows at once what the server will surely agree to, by `changeAnswers`; returns how to take it back. */
  foresees?: (client: QueryClient, input: CallInput<E>) => () => void
}

interface CommandOptions<E extends Endpoint> {
  /** After the server agreed; also when the component that asked is gone. */
  onDone?: (answer: Answered<E>, input: CallInput<E>) => void
}

/**
 * A command in hand: `rename({ params, body })`. Its promise rejects with an ApiRefusal. Who catches the refusal shows
 * it, as a `FormDialog` does on its fields; one that nobody catches becomes a toast.
 */
export interface Command<E extends Endpoint> {
  (...input: CallArguments<E>): Promise<Answered<E>>
  isPending: boolean
  error: ApiRefusal | undefined
}

/**
 * Makes the hook of a changing call:
 * `export const useRenameFolder = command(updateFolder, { refreshes: ['FileFolder'] })`.
 */
export function command<E extends Endpoint>(endpoint: E, { refreshes = [], closes, foresees }: Effects<E> = {}) {
  requireAreas(refreshes)
  return function useCommand({ onDone }: CommandOptions<E> = {}): Command<E> {
    const client = useQueryClient()
    const refresh = (input: CallInput<E>) => {
      const closed = closes?.(input) ?? []
      const isOpen = ({ queryKey }: { queryKey: QueryKey }) => !closed.some((key) => partialMatchKey(queryKey, key))
      for (const area of refreshes) void client.invalidateQueries({ queryKey: [area], predicate: isOpen })
      for (const queryKey of closed) void client.invalidateQueries({ queryKey, refetchType: 'none' })
    }
    const { mutateAsync, isPending, error } = useMutation<
      Answered<E>,
      ApiRefusal,
      CallInput<E>,
      (() => void) | undefined
    >({
      mutationFn: (input) => call(endpoint, input),
      onMutate: (input) => foresees?.(client, input),
      onError: (_error, _input, takeBack) => takeBack?.(),
      onSuccess: (answer, input) => {
        takeIn(client, refreshes, answer)
        onDone?.(answer, input)
      },
      onSettled: (_answer, _error, input) => refresh(input),
    })
    const ask = (...[input]: CallArguments<E>) => mutateAsync((input ?? {}) as CallInput<E>)
    return Object.assign(ask, { isPending, error: error ?? undefined })
  }
}

function requireAreas(areas: readonly string[]): void {
  const known = new Set(listEndpoints().map(areaOf))
  for (const area of areas) if (!known.has(area)) throw new Error(`No call of the contract is in the area '${area}'.`)
}
