import type { Document } from '@sinupan/contract'
import { Fact } from '../../ui/details/fact-list.tsx'
import { keptUntil, retentionRule } from '../documents/index.ts'
import classes from './document-details.module.css'
import { Editable } from './editable.tsx'
import { RescheduleDialog } from './reschedule-dialog.tsx'
import { t } from './words.ts'

/** Until when a document is kept, under which rule; of a record the CRU puts it right. */
export function KeptUntilFact({ document }: { document: Document }) {
  const kept = keptUntil(document)
  const text = <span className={kept.isQuiet ? classes.quiet : undefined}>{kept.text}</span>
  return (
    <Fact label={t('keptUntil')} line={retentionRule(document)}>
      {document.capabilities.reschedule ? (
        <Editable
          label={t('reschedule')}
          refused={undefined}
          edit={(close) => (
            <>
              {text}
              <RescheduleDialog document={document} onClose={close} />
            </>
          )}
        >
          {text}
        </Editable>
      ) : (
        text
      )}
    </Fact>
  )
}
