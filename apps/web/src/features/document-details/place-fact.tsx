import { ActionIcon } from '@mantine/core'
import type { DocumentDetails } from '@sinupan/contract'
import { IconPencil } from '@tabler/icons-react'
import { Link } from 'react-router'
import { openDialog } from '../../lib/dialogs.tsx'
import { paths } from '../../lib/paths.ts'
import { Fact } from '../../ui/details/fact-list.tsx'
import { documentEntry, refusedFor } from '../documents/index.ts'
import { PlaceDialog, wayText } from '../placing/index.ts'
import classes from './document-details.module.css'
import { t } from './words.ts'

/** Where its paper stands, with the code on its label, and the way to put it elsewhere. */
export function PlaceFact({ document }: { document: DocumentDetails }) {
  const { fileLocation: place, itemCode } = document
  const refused = refusedFor([documentEntry(document)], 'place')
  return (
    <Fact label={t('place')} line={itemCode && t('itemCode', { code: itemCode })}>
      <span className={classes.tags}>
        {place ? (
          <Link className={classes.link} to={paths.location(place.routeId)}>
            {wayText(place.path)}
          </Link>
        ) : (
          <span className={classes.quiet}>{t('none')}</span>
        )}
        {!refused && (
          <ActionIcon
            size={22}
            aria-label={t('changePlace')}
            title={t('changePlace')}
            onClick={() => openDialog((close) => <PlaceDialog documents={[document]} onClose={close} />)}
          >
            <IconPencil size={14} stroke={1.6} aria-hidden="true" />
          </ActionIcon>
        )}
      </span>
    </Fact>
  )
}
