import { type ReactNode, useState } from 'react'
import { FileIcon } from '../../ui/file-icon.tsx'
import { fileKindOf } from '../../ui/file-kind.ts'
import { MiddleName } from '../../ui/middle-name.tsx'
import { EmptyState } from '../../ui/states/empty-state.tsx'
import classes from './preview.module.css'
import type { PreviewFile, PreviewSource } from './preview-file.ts'
import { PreviewLoading } from './preview-loading.tsx'
import { PreviewName } from './preview-name.tsx'
import { PreviewShell } from './preview-shell.tsx'
import { t } from './words.ts'

export interface Previewed {
  file: PreviewFile
  source: PreviewSource
}

interface PreviewFilesProps {
  /** The document's name. */
  name: string
  files: readonly Previewed[] | undefined
  instead?: ReactNode
  heading?: 'h1' | 'h2'
  start?: ReactNode
  end?: ReactNode
  page?: number | undefined
  find?: string | undefined
  /** Stands across the pages: who reads what is classified, and when. */
  watermark?: string | undefined
  /** The file that shows; by itself the first. */
  active?: number | undefined
  onActive?: (fileId: number) => void
  /** The file that shows at first, where the page does not keep which one does. */
  first?: number | undefined
}

/** The files of a document in the preview's frame; several stand as tabs under the title bar. */
export function PreviewFiles(props: PreviewFilesProps) {
  const { name, files, instead, heading, start, end, page, find, active, onActive } = props
  const [chosen, setChosen] = useState(props.first)
  const id = active ?? chosen
  const shown = files?.find(({ file }) => file.id === id) ?? files?.[0]
  if (!shown || instead)
    return (
      <EmptyShell name={name} start={start} end={end} heading={heading}>
        {instead ??
          (files ? (
            <EmptyState drawing="documents" title={t('noFiles')} line={t('noFilesLine')} />
          ) : (
            <PreviewLoading />
          ))}
      </EmptyShell>
    )
  const choose = (fileId: number) => {
    setChosen(fileId)
    onActive?.(fileId)
  }
  return (
    <PreviewShell
      {...shown}
      name={name || shown.file.fileName}
      {...(heading && { heading })}
      start={start}
      end={end}
      page={page}
      find={find}
      watermark={props.watermark}
      under={files && files.length > 1 && <FileTabs files={files} active={shown.file.id} onChange={choose} />}
    />
  )
}

function EmptyShell({
  name,
  start,
  end,
  heading: Heading = 'h2',
  children,
}: Pick<PreviewFilesProps, 'name' | 'start' | 'end'> & { heading?: 'h1' | 'h2' | undefined; children: ReactNode }) {
  return (
    <section className={classes.shell} aria-label={t('preview', { name })}>
      <div className={classes.bar}>
        {start}
        <PreviewName name={name} heading={Heading} />
        <div className={classes.acts}>{end}</div>
      </div>
      <div className={classes.body}>{children}</div>
    </section>
  )
}

interface FileTabsProps {
  files: readonly Previewed[]
  active: number
  onChange: (fileId: number) => void
}

/** One tab a file, with its icon. */
function FileTabs({ files, active, onChange }: FileTabsProps) {
  return (
    <nav className={classes.files} aria-label={t('files')}>
      {files.map(({ file }) => (
        <button
          key={file.id}
          type="button"
          className={classes.file}
          aria-current={file.id === active || undefined}
          onClick={() => onChange(file.id)}
        >
          <FileIcon kind={fileKindOf(file.fileType)} size={18} />
          <span className={classes.fileName}>
            <MiddleName name={file.fileName} />
          </span>
        </button>
      ))}
    </nav>
  )
}
