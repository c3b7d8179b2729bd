import { UnstyledButton } from '@mantine/core'
import type { Posting } from '@sinupan/contract'
import { IconEye } from '@tabler/icons-react'
import { useEffect, useState } from 'react'
import { FileIcon } from '../../ui/file-icon.tsx'
import { documentKind, documentName } from '../documents/index.ts'
import { PreviewOverlay } from '../preview/index.ts'
import { ClassifiedHere } from './classified-here.tsx'
import classes from './facts.module.css'
import { usePreviewed } from './posting-document.tsx'
import { t } from './words.ts'

interface PhonePreviewProps {
  posting: Posting
  /** Opens the document when somebody asks for a page. */
  jump: { times: number }
  onStale: () => unknown
}

/** The top of the first page; pressing shows the whole document over the screen. */
export function PhonePreview({ posting, jump, onStale }: PhonePreviewProps) {
  const [isOpen, setOpen] = useState(false)
  const files = usePreviewed(posting, onStale)
  const { fileManager } = posting
  const count = fileManager.fileManagerFiles.reduce((sum, { pageCount }) => sum + (pageCount ?? 0), 0)
  useEffect(() => {
    if (jump.times > 0) setOpen(true)
  }, [jump.times])
  if (!fileManager.capabilities.read) return <ClassifiedHere />
  return (
    <>
      <UnstyledButton className={classes.paper} onClick={() => setOpen(true)}>
        {fileManager.thumbnailUrl ? (
          <img src={fileManager.thumbnailUrl} alt="" />
        ) : (
          <FileIcon kind={documentKind(fileManager)} size={40} />
        )}
        <span className={classes.pages}>
          <IconEye size={18} stroke={1.6} aria-hidden="true" />
          {count > 0 ? t('pages', { count }) : t('openDocument')}
        </span>
      </UnstyledButton>
      {isOpen && <PreviewOverlay name={documentName(fileManager)} files={files} onClose={() => setOpen(false)} />}
    </>
  )
}
