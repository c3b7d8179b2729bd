import type { TextEncoding } from '@sinupan/contract'
import { toast } from '../../lib/toast.tsx'
import { tellFailure } from '../documents/index.ts'
import { useChooseEncoding } from './document-details.api.ts'
import { t } from './words.ts'

/** Has the text of a file read in an encoding by everybody from now on; says what became of it. */
export function useChoosingEncoding() {
  const choose = useChooseEncoding()
  return (fileId: number) => async (encoding: TextEncoding | null) => {
    try {
      await choose({ params: { id: fileId }, body: { encoding } })
      toast.done({ title: t(encoding ? 'encodingIsChosen' : 'encodingIsGuessed'), line: t('encodingIsChosenLine') })
    } catch (error) {
      tellFailure(t('encodingStays'), error)
    }
  }
}
