import type { getPublicLocation, ResponseOf } from '@sinupan/contract'
import { Link } from 'react-router'
import { formatCalendarDate } from '../../lib/format.ts'
import { paths } from '../../lib/paths.ts'
import { FileIcon } from '../../ui/file-icon.tsx'
import { fileKindOf } from '../../ui/file-kind.ts'
import classes from './public-location.module.css'

type File = ResponseOf<typeof getPublicLocation>['files']['items'][number]

/** The documents of a place, each leading to where its reader reads it. */
export const FilesList = ({ files, isMember }: { files: readonly File[]; isMember: boolean }) => (
  <ul className={classes.list}>
    {files.map((file) => {
      const { name, category, extension, to } = shownOf(file, isMember)
      const meta = [category, file.documentDate && formatCalendarDate(file.documentDate)].filter(Boolean).join(' · ')
      return (
        <li key={file.routeId} className={classes.file}>
          <FileIcon kind={fileKindOf(extension)} size={24} />
          <span className={classes.two}>
            <Link className={classes.link} to={to}>
              {name}
            </Link>
            {meta && <span className={classes.quiet}>{meta}</span>}
          </span>
        </li>
      )
    })}
  </ul>
)

/** A document of the archive, or one as outsiders know it. */
function shownOf(file: File, isMember: boolean) {
  if ('files' in file) {
    const [first] = file.files
    return {
      name: file.name,
      category: file.category,
      extension: first?.fileType ?? '',
      to: paths.filePreview(file.routeId),
    }
  }
  const [first] = file.fileManagerFiles
  const folder = file.fileFolderId === null ? paths.myOffice() : paths.folder(String(file.fileFolderId))
  return {
    name: file.name,
    category: file.documentCategory?.category ?? null,
    extension: first?.fileType ?? '',
    to: isMember ? `${folder}?preview=${file.id}` : `${paths.officeArchive()}?preview=${file.id}`,
  }
}
