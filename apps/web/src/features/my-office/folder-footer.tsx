import type { FolderContents } from '@sinupan/contract'
import { formatCount, formatSize } from '../../lib/format.ts'
import type { PageSize } from '../../lib/stored-preferences.ts'
import { Pager } from '../../ui/pager.tsx'
import classes from './my-office.module.css'
import type { Contents } from './use-contents.ts'
import { t } from './words.ts'

interface FolderFooterProps {
  folder: FolderContents['folder'] | undefined
  contents: Contents
  search: string | undefined
  page: number
  onPage: (page: number) => void
  size: PageSize
  sizes: readonly PageSize[]
  onSize: (size: PageSize) => void
}

/** Counts and size as the server has them; the pages of the documents. */
export function FolderFooter(props: FolderFooterProps) {
  return (
    <>
      <span role="status">{wordsOf(props)}</span>
      <Pages {...props} />
    </>
  )
}

function wordsOf({ folder, contents, search }: FolderFooterProps): string {
  if (!folder) return ''
  if (search)
    return t('matching', {
      folders: t('folderCount', { count: contents.folders.total }),
      documents: t('documentCount', { count: contents.files.total }),
      search,
    })
  return t('counts', {
    folders: t('folderCount', { count: folder.childCount }),
    documents: t('documentCount', { count: folder.fileCount }),
    size: formatSize(folder.totalFileSize),
  })
}

/** One choice of rows a page: 0 stands for the continuous list. */
const toNumber = (size: PageSize) => (size === 'scroll' ? 0 : size)

export function Pages({ contents, page, onPage, size, sizes, onSize }: FolderFooterProps) {
  const { pages, total } = contents.files
  const smallest = Math.min(...sizes.map((one) => (one === 'scroll' ? Number.POSITIVE_INFINITY : one)))
  if (total <= smallest && size !== 'scroll') return null
  return (
    <div className={classes.pages}>
      <Pager
        page={page + 1}
        pages={pages}
        onPage={(to) => onPage(to - 1)}
        label={t('pages')}
        previousLabel={t('previousPage')}
        nextLabel={t('nextPage')}
        pageLabel={(number) => t('pageNumber', { number: formatCount(number) })}
        size={{
          value: toNumber(size),
          choices: sizes.map(toNumber),
          label: t('rows'),
          labelOf: (choice) => (choice === 0 ? t('continuous') : String(choice)),
          onChange: (choice) => onSize(choice === 0 ? 'scroll' : choice),
        }}
      />
    </div>
  )
}
