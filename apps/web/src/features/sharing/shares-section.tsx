import { Button } from '@mantine/core'
import type { DocumentDetails } from '@sinupan/contract'
import { useQuery } from '@tanstack/react-query'
import { useUnits } from '../../frame/unit.ts'
import { openDialog } from '../../lib/dialogs.tsx'
import { PanelSection } from '../../ui/details/details-panel.tsx'
import { documentEntry, refusedFor } from '../documents/index.ts'
import { ShareDialog } from './parts.tsx'
import { ShareList } from './share-list.tsx'
import { isOpen } from './share-words.ts'
import { linksQuery } from './sharing.api.ts'
import { t } from './words.ts'

/** With whom a document of one's own unit is shared; nobody else is told. */
export function SharesSection({ document }: { document: DocumentDetails }) {
  const isOwnUnit = useUnits().all.some((unit) => unit.id === document.deliveryUnitId)
  const { data } = useQuery({ ...linksQuery(document.id), enabled: isOwnUnit })
  if (!isOwnUnit || !data) return null
  const refused = refusedFor([documentEntry(document)], 'share')
  return (
    <PanelSection
      title={t('shares')}
      aside={
        <Button
          variant="default"
          size="compact-sm"
          disabled={refused !== undefined}
          title={refused}
          onClick={() => openDialog((close) => <ShareDialog document={document} onClose={close} />)}
        >
          {t('share')}
        </Button>
      }
    >
      <ShareList label={t('shares')} shares={data.items.filter(isOpen)} />
    </PanelSection>
  )
}
