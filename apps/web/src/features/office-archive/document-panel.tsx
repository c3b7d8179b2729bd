import { Button, UnstyledButton } from '@mantine/core'
import type { Posting } from '@sinupan/contract'
import { IconEye } from '@tabler/icons-react'
import { formatDay } from '../../lib/format.ts'
import { Thumbnail } from '../../ui/cards/thumbnail.tsx'
import { DetailsPanel } from '../../ui/details/details-panel.tsx'
import { Fact, FactList } from '../../ui/details/fact-list.tsx'
import { FileIcon } from '../../ui/file-icon.tsx'
import { LockedActs, lockedLine } from '../access/index.ts'
import { ReadFacts } from '../document-details/index.ts'
import { documentKind, documentName } from '../documents/index.ts'
import classes from './office-archive.module.css'
import { t } from './words.ts'

interface DocumentPanelProps {
  posting: Posting
  onPreview: () => void
  onClose: () => void
}

/** What is known of a posted document, and the way to open it. */
export function DocumentPanel({ posting, onPreview, onClose }: DocumentPanelProps) {
  const { fileManager, unitName, officeName, campusName, publishedAt } = posting
  const kind = documentKind(fileManager)
  const isLocked = fileManager.isClassified && !fileManager.capabilities.read
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
      {isLocked && <p className={classes.locked}>{lockedLine(fileManager)}</p>}
      <div className={classes.acts}>
        {isLocked ? (
          <LockedActs document={fileManager} />
        ) : (
          <Button
            variant="default"
            leftSection={<IconEye size={16} stroke={1.7} aria-hidden="true" />}
            disabled={!fileManager.capabilities.read}
            onClick={onPreview}
          >
            {t('open')}
          </Button>
        )}
      </div>
      <FactList>
        <Fact label={t('from')} line={t('fromLine', { office: officeName, campus: campusName })}>
          {unitName}
        </Fact>
        {publishedAt && <Fact label={t('postedBy')}>{formatDay(publishedAt)}</Fact>}
      </FactList>
      <ReadFacts document={fileManager} />
    </DetailsPanel>
  )
}
