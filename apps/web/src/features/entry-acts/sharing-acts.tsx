import type { Document } from '@sinupan/contract'
import { IconLockOpen, IconLockQuestion, IconSend, IconShare } from '@tabler/icons-react'
import { openDialog } from '../../lib/dialogs.tsx'
import type { DeliveryUnitRef } from '../../lib/stored-user.ts'
import type { Act } from '../../list/acts.ts'
import { AskAccessDialog, OpenClassifiedDialog } from '../access/index.ts'
import { documentsOf, type Entry, refusedFor } from '../documents/index.ts'
import { PostDialog, PostSeveralDialog } from '../postings/index.ts'
import { ShareDialog } from '../sharing/index.ts'
import { t } from './words.ts'

/** Posting is a unit's own act; a document of another unit, seen by a share, has none. */
export function postAct(entries: readonly Entry[], units: readonly DeliveryUnitRef[]): Act[] {
  const documents = documentsOf(entries)
  const [first] = documents
  const unit = units.find((one) => one.id === first?.deliveryUnitId)
  if (!first || !unit || documents.length < entries.length || documents.some(isOfAnother(unit))) return []
  const custodian = { unitName: unit.name, campusName: unit.office.campus.campusName }
  return [
    {
      id: 'post',
      label: t('post'),
      icon: IconSend,
      run: () =>
        openDialog((close) =>
          documents.length === 1 ? (
            <PostDialog document={first} custodian={custodian} onClose={close} />
          ) : (
            <PostSeveralDialog documents={documents} custodian={custodian} onClose={close} />
          ),
        ),
      refused: refusedFor(entries, 'post'),
    },
  ]
}

/** Of what is classified: asked for by whoever sees the lock, opened by the CRU. */
export function lockedActs([entry, ...others]: readonly Entry[]): Act[] {
  if (entry?.kind !== 'document' || others.length > 0) return []
  const { document } = entry
  const { askAccess, openClassified } = document.capabilities
  return [
    ...(askAccess
      ? [
          {
            id: 'ask-access',
            label: t('askAccess'),
            refused: document.isAccessAsked ? t('accessAsked') : undefined,
            icon: IconLockQuestion,
            run: () => openDialog((close) => <AskAccessDialog document={document} onClose={close} />),
          },
        ]
      : []),
    ...(openClassified
      ? [
          {
            id: 'open-classified',
            label: t('openClassified'),
            icon: IconLockOpen,
            run: () => openDialog((close) => <OpenClassifiedDialog document={document} onClose={close} />),
          },
        ]
      : []),
  ]
}

/** One document of one's own unit at a time: each has its own people and its own link. */
export function shareAct([entry, ...others]: readonly Entry[], units: readonly DeliveryUnitRef[]): Act[] {
  if (entry?.kind !== 'document' || others.length > 0) return []
  const { document } = entry
  if (!units.some((unit) => unit.id === document.deliveryUnitId)) return []
  return [
    {
      id: 'share',
      label: t('share'),
      icon: IconShare,
      run: () => openDialog((close) => <ShareDialog document={document} onClose={close} />),
      refused: refusedFor([entry], 'share'),
      inBar: 3,
    },
  ]
}

const isOfAnother = (unit: DeliveryUnitRef) => (document: Document) => document.deliveryUnitId !== unit.id
