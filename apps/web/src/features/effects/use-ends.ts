import type { EffectsAction } from '@sinupan/contract'
import { useQuery } from '@tanstack/react-query'
import type { Entry } from '../documents/index.ts'
import { effectsQuery } from './effects.api.ts'
import { whatEnds } from './effects-text.ts'
import { t } from './words.ts'

/** In one sentence, what of others' use an act ends for good; undefined where there is none. */
export function useEnds(action: EffectsAction, entries: readonly Entry[]): string | undefined {
  const { data } = useQuery({ ...effectsQuery(action, entries), enabled: entries.length > 0 })
  const what = data && whatEnds(data)
  return what && t('ends', { what })
}
