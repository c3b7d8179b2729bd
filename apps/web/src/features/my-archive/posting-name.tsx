import type { Posting } from '@sinupan/contract'
import { FileIcon } from '../../ui/file-icon.tsx'
import { MiddleName } from '../../ui/middle-name.tsx'
import { StatusIcon } from '../../ui/status-mark.tsx'
import { documentKind, documentName } from '../documents/index.ts'
import classes from './my-archive.module.css'
import { t } from './words.ts'

/** Icon and name; a lock where the posting is classified. */
export function PostingName({ posting }: { posting: Posting }) {
  const { fileManager, isClassified } = posting
  return (
    <span className={classes.name}>
      <FileIcon kind={documentKind(fileManager)} />
      <MiddleName name={documentName(fileManager)} />
      {isClassified && <StatusIcon status="classified" size={16} />}
    </span>
  )
}

/** The name over the reason of the return. */
export function ReturnedName({ posting }: { posting: Posting }) {
  const { returnReason } = posting
  return (
    <>
      <PostingName posting={posting} />
      {returnReason && (
        <span className={classes.reasonLine} title={returnReason}>
          {t('quoted', { text: returnReason })}
        </span>
      )}
    </>
  )
}
