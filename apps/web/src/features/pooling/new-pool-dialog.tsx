import { createPool, type Pool } from '@sinupan/contract'
import { FormDialog } from '../../lib/form-dialog.tsx'
import { PoolFields } from './pool-fields.tsx'
import { useCreatePool } from './pooling.api.ts'
import { t } from './words.ts'

interface NewPoolDialogProps {
  onMade?: (pool: Pool) => void
  onClose: () => void
}

/** A new pool, which its maker owns. */
export function NewPoolDialog({ onMade, onClose }: NewPoolDialogProps) {
  const create = useCreatePool()
  return (
    <FormDialog
      title={t('newPoolTitle')}
      act={t('make')}
      schema={createPool.body}
      values={{ title: '', description: '', allowOtherUserToAddFiles: false }}
      onSubmit={async (body) => {
        const pool = await create({ body })
        onMade?.(pool)
      }}
      onClose={onClose}
    >
      <PoolFields />
    </FormDialog>
  )
}
