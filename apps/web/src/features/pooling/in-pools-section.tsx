import { ActionIcon, Button } from '@mantine/core'
import type { Document, PoolOfDocument } from '@sinupan/contract'
import { IconX } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { useUnits } from '../../frame/unit.ts'
import { openDialog } from '../../lib/dialogs.tsx'
import { formatDay } from '../../lib/format.ts'
import { toast } from '../../lib/toast.tsx'
import { PanelSection } from '../../ui/details/details-panel.tsx'
import { text } from '../../ui/text.ts'
import { documentEntry, documentName, nameOfPerson, refusedFor, tellFailure } from '../documents/index.ts'
import { AddToPoolDialog } from './dialogs.ts'
import { poolsOfDocumentQuery, useAddPoolFiles, useRemovePoolFile } from './pooling.api.ts'
import classes from './pooling.module.css'
import { t } from './words.ts'

/** The pools that a document of one's unit is in, with the way to take it out. */
export function InPoolsSection({ document }: { document: Document }) {
  const isOwn = useUnits().all.some(({ id }) => id === document.deliveryUnitId)
  const { data } = useQuery({ ...poolsOfDocumentQuery(document.id), enabled: isOwn })
  const takeOut = useTakeOut(document)
  const refused = refusedFor([documentEntry(document)], 'share')
  if (!isOwn || !data) return null
  const more = data.total - data.items.length
  return (
    <PanelSection
      title={t('inPools')}
      aside={
        <Button
          variant="default"
          size="compact-sm"
          disabled={refused !== undefined}
          title={refused}
          onClick={() => openDialog((close) => <AddToPoolDialog documents={[document]} onClose={close} />)}
        >
          {t('addToPool')}
        </Button>
      }
    >
      {data.items.length === 0 && <p className={text.caption}>{t('inNoPool')}</p>}
      {data.items.length > 0 && (
        <ul className={classes.rows}>
          {data.items.map((pool) => (
            <li key={pool.id} className={classes.row}>
              <span className={classes.words}>
                <span className={classes.choiceTitle}>{pool.title}</span>
                <span className={text.caption}>{t('peopleCount', { count: pool.userCount })}</span>
                <span className={text.caption}>
                  {t('addedBy', { who: nameOfPerson(pool.addedBy), day: formatDay(pool.createdAt) })}
                </span>
              </span>
              <ActionIcon
                aria-label={t('takeOutOf', { title: pool.title })}
                title={t('takeOutOf', { title: pool.title })}
                onClick={() => void takeOut(pool)}
              >
                <IconX size={16} stroke={1.7} aria-hidden="true" />
              </ActionIcon>
            </li>
          ))}
        </ul>
      )}
      {more > 0 && <p className={text.caption}>{t('moreShown', { count: more })}</p>}
    </PanelSection>
  )
}

/** Takes a document out of a pool; back it goes only where one may add to it. */
function useTakeOut(document: Document) {
  const remove = useRemovePoolFile()
  const add = useAddPoolFiles()
  return async ({ id, poolId, title, isMember }: PoolOfDocument) => {
    try {
      await remove({ params: { id } })
    } catch (error) {
      return tellFailure(t('notTakenOut'), error)
    }
    const putBack = () =>
      void add({ body: { poolId, fileManagerIds: [document.id] } }).catch((error: unknown) =>
        tellFailure(t('notBack'), error),
      )
    toast.done({
      title: t('takenOut', { name: documentName(document), title }),
      ...(isMember && { action: { label: t('undo'), onPress: putBack } }),
    })
  }
}
