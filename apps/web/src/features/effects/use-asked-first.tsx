import type { EffectsAction } from '@sinupan/contract'
import { useQueryClient } from '@tanstack/react-query'
import { ConfirmCommand } from '../../lib/confirm-command.tsx'
import { openDialog } from '../../lib/dialogs.tsx'
import type { Entry } from '../documents/index.ts'
import { effectsQuery } from './effects.api.ts'
import { whatEnds } from './effects-text.ts'
import { t } from './words.ts'

/** What they end sleeps, and wakes when they are taken back. */
type Sleeping = Extract<EffectsAction, 'trash' | 'classify'>

interface Asking {
  title: string
  act: string
  lead: string
}

/**
 * Does an act at once where nobody else uses what it is done to; else it is asked for first, with what sleeps meanwhile.
 * Where that can't be found out, the act itself will say what is wrong.
 */
export function useAskedFirst() {
  const client = useQueryClient()
  return async (
    { action, entries, ...asking }: Asking & { action: Sleeping; entries: readonly Entry[] },
    run: () => Promise<unknown>,
  ): Promise<void> => {
    const effects = await client.fetchQuery(effectsQuery(action, entries)).catch(() => undefined)
    const what = effects && whatEnds(effects)
    if (!what) {
      await run()
      return
    }
    openDialog((close) => (
      <ConfirmCommand title={asking.title} act={asking.act} run={run} onClose={close}>
        {asking.lead} {t(sleepsOf(action, entries), { what })}
      </ConfirmCommand>
    ))
  }
}

const sleepsOf = (action: Sleeping, entries: readonly Entry[]) =>
  action === 'classify' ? 'classifySleeps' : entries.length === 1 ? 'trashedOneSleeps' : 'trashedSleeps'
