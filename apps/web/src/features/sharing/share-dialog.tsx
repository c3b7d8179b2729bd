import { Button, SegmentedControl } from '@mantine/core'
import type { Document, ShareLink } from '@sinupan/contract'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useInstitution } from '../../frame/institution.tsx'
import { DialogFrame } from '../../ui/dialog/dialog-frame.tsx'
import { documentName } from '../documents/index.ts'
import { MadeLink } from './made-link.tsx'
import { ShareForm } from './share-form.tsx'
import { ShareList } from './share-list.tsx'
import { isOpen } from './share-words.ts'
import { linksQuery } from './sharing.api.ts'
import classes from './sharing.module.css'
import { t } from './words.ts'

type Way = 'named' | 'anyone'

/** Shares a document: with people and units, or by a link for anyone; below, with whom it is shared now. */
export function ShareDialog({ document, onClose }: { document: Document; onClose: () => void }) {
  const { links } = useInstitution()
  const [way, setWay] = useState<Way>('named')
  const [made, setMade] = useState<ShareLink>()
  const { data } = useQuery(linksQuery(document.id))
  const living = data?.items.filter(isOpen) ?? []
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
        {made && <MadeLink key={made.id} share={made} />}
        <ShareForm key={`${way} ${made?.id}`} document={document} way={way} onMade={setMade} />
        <section aria-label={t('sharedNow')}>
          <h3 className={classes.heading}>{t('sharedNow')}</h3>
          {data && living.length === 0 && <p className={classes.line}>{t('notShared')}</p>}
          <ShareList shares={living} />
        </section>
      </div>
    </DialogFrame>
  )
}
