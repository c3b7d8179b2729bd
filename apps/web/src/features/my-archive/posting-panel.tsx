import { Button, UnstyledButton } from '@mantine/core'
import type { Posting } from '@sinupan/contract'
import { IconArrowBackUp, IconFolder, IconSend } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { Thumbnail } from '../../ui/cards/thumbnail.tsx'
import { DetailsPanel, PanelSection } from '../../ui/details/details-panel.tsx'
import { FileIcon } from '../../ui/file-icon.tsx'
import { documentKind, documentName, inFolder } from '../documents/index.ts'
import {
  PostingChanges,
  PublishHour,
  ReturnReason,
  usePostingChange,
  useUnitActs,
  WhoMaySee,
} from '../postings/index.ts'
import classes from './my-archive.module.css'
import { PanelFacts } from './panel-facts.tsx'
import { t } from './words.ts'

interface PostingPanelProps {
  posting: Posting
  onPreview: () => void
  onClose: () => void
}

/** All of a posting: why it came back, who may see it, what its unit may do. */
export function PostingPanel({ posting, onPreview, onClose }: PostingPanelProps) {
  const { fileManager } = posting
  const kind = documentKind(fileManager)
  const change = usePostingChange(posting)
  return (
    <DetailsPanel
      label={t('details')}
      icon={<FileIcon kind={kind} />}
      name={documentName(fileManager)}
      closeLabel={t('close')}
      onClose={onClose}
      preview={
        <UnstyledButton className={classes.preview} aria-label={t('open')} onClick={onPreview}>
          <Thumbnail kind={kind} src={fileManager.thumbnailUrl ?? undefined} />
        </UnstyledButton>
      }
    >
      <Reason posting={posting} />
      <Acts posting={posting} />
      <PanelSection title={t('whoMaySee')}>
        <WhoMaySee posting={posting} change={change} />
        <PublishHour posting={posting} change={change} />
      </PanelSection>
      <PanelFacts posting={posting} />
    </DetailsPanel>
  )
}

function Reason({ posting }: { posting: Posting }) {
  if (posting.status !== 'returned' || !posting.returnReason) return null
  return (
    <PanelSection title={t('reason')}>
      <ReturnReason posting={posting} />
      <div className={classes.changes}>
        <PostingChanges posting={posting} title={t('changedSince')} />
      </div>
    </PanelSection>
  )
}

const icon = { size: 16, stroke: 1.7, 'aria-hidden': 'true' } as const

function Acts({ posting }: { posting: Posting }) {
  const { sendAgain, withdraw, isPending } = useUnitActs(posting)
  const refused = [sendAgain, withdraw].flatMap((act) => act?.refused ?? [])[0]
  return (
    <div className={classes.acts}>
      <ActButton act={sendAgain} isMain isPending={isPending} icon={<IconSend {...icon} />} label={t('sendAgain')} />
      <ActButton act={withdraw} icon={<IconArrowBackUp {...icon} />} label={t('withdraw')} />
      <Button
        variant="default"
        leftSection={<IconFolder {...icon} />}
        component={Link}
        to={inFolder(posting.fileManager)}
      >
        {t('showInFolder')}
      </Button>
      {refused && <p className={classes.refused}>{refused}</p>}
    </div>
  )
}

interface ActButtonProps {
  /** Undefined where it makes no sense in the posting's state. */
  act: { run: () => void; refused: string | undefined } | undefined
  icon: ReactNode
  label: string
  isMain?: boolean
  isPending?: boolean
}

function ActButton({ act, icon, label, isMain = false, isPending = false }: ActButtonProps) {
  if (!act) return null
  return (
    <Button
      variant={isMain ? 'filled' : 'default'}
      leftSection={icon}
      loading={isPending}
      disabled={act.refused !== undefined}
      onClick={act.run}
    >
      {label}
    </Button>
  )
}
