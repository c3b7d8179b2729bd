import { Button, SegmentedControl } from '@mantine/core'
import type { Document, ShareLink } from '@sinupan/contract'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useInstitution } from '../../frame/institution.tsx'
import { MadeAddress } from '../../lib/made-address.tsx'
import { DialogFrame } from '../../ui/dialog/dialog-frame.tsx'
import classes from '../../ui/giving.module.css'
import { documentName } from '../documents/index.ts'
import { ShareForm } from './share-form.tsx'
import { ShareList } from './share-list.tsx'
import { isOpen } from './share-words.ts'
import { linksQuery } from './sharing.api.ts'
import { t } from './words.ts'

type Way = 'named' | 'anyone'

/** Shares a document: with people and units, or by a link for anyone; below, with whom it is shared now. */
export function ShareDialog({ document, onClose }: { document: Document; onClose: () => void }) {
  const { links } = useInstitution()
  const [way, setWay] = useState<Way>('named')
  const [made, setMade] = useState<ShareLink>()
  const { data } = useQuery(linksQuery(document.id))
  // What was just made isn't in the list at once; what is there and ended is no address to copy any more.
  const isEnded = data?.items.some((share) => share.id === made?.id && !isOpen(share))
  return (
    <DialogFrame
      opened
      isSheet
      isNamed
      width={520}
      onClose={onClose}
      title={t('shareTitle', { name: documentName(document) })}
      closeLabel={t('close')}
      actions={
        <Button variant="default" onClick={onClose}>
          {t('done')}
        </Button>
      }
    >
      <div className={classes.dialog}>
        <SegmentedControl
          fullWidth
          aria-label={t('how')}
          value={way}
          onChange={(next) => {
            setWay(next as Way)
            setMade(undefined)
          }}
          data={[
            { value: 'named', label: t('named') },
            { value: 'anyone', label: links.forAnyone ? t('anyone') : t('anyoneOff'), disabled: !links.forAnyone },
          ]}
        />
        {made && !isEnded && (
          <MadeAddress key={made.id} url={made.url ?? ''} line={t(made.isForAnyone ? 'madeOpen' : 'madeFor')} />
        )}
        <ShareForm key={`${way} ${made?.id}`} document={document} way={way} onMade={setMade} />
        <div>
          <h3 className={classes.heading}>{t('sharedNow')}</h3>
          {data && <ShareList label={t('sharedNow')} shares={data.items.filter(isOpen)} />}
        </div>
      </div>
    </DialogFrame>
  )
}
