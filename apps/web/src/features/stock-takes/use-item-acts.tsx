import type { StockTake, StockTakeItem } from '@sinupan/contract'
import { IconMapPin, IconMapPinDown } from '@tabler/icons-react'
import { openDialog } from '../../lib/dialogs.tsx'
import { toast } from '../../lib/toast.tsx'
import type { Act, Acts } from '../../list/acts.ts'
import { tellFailure } from '../documents/index.ts'
import { ChoosePlaceDialog } from '../placing/index.ts'
import { usePut } from './stock-takes.api.ts'
import { t } from './words.ts'

interface Place {
  id: number
  location: string
}

/** What belongs elsewhere, or was not found, is given the place where it really stands: this one, or another of the unit. */
export function useItemActs({ fileLocation, deliveryUnit }: StockTake): (item: StockTakeItem) => Acts {
  const put = usePut()
  const { id, location } = fileLocation
  const putInto = async ({ fileManagerId, name }: StockTakeItem, to: Place): Promise<boolean> => {
    try {
      await put({ body: { fileLocationId: to.id, fileManagerIds: fileManagerId === null ? [] : [fileManagerId] } })
      toast.done({ title: t('wasPut', { name, place: to.location }) })
      return true
    } catch (error) {
      tellFailure(t('putFailed', { name }), error)
      return false
    }
  }
  return (item) => {
    const { fileManagerId, name, state, isHere } = item
    if (fileManagerId === null || (state !== 'misplaced' && state !== 'missing')) return []
    const here: Act[] =
      state === 'misplaced' && id !== null
        ? [
            {
              id: 'put-here',
              label: t('putHere'),
              icon: IconMapPinDown,
              run: () => void putInto(item, { id, location }),
              ...(isHere && { refused: t('isHere') }),
            },
          ]
        : []
    const elsewhere: Act = {
      id: 'put-elsewhere',
      label: t('putElsewhere'),
      icon: IconMapPin,
      run: () =>
        openDialog((close) => (
          <ChoosePlaceDialog
            unitId={deliveryUnit.id}
            title={t('whereIs', { name })}
            act={t('putThere')}
            actAt={(place) => t('putAt', { place })}
            onPut={(place) => putInto(item, place)}
            onClose={close}
          />
        )),
    }
    return [[...here, elsewhere]]
  }
}
