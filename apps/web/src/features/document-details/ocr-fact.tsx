import { UnstyledButton } from '@mantine/core'
import type { DocumentFile } from '@sinupan/contract'
import { part } from '../../lib/chunk.ts'
import { openDialog } from '../../lib/dialogs.tsx'
import { Fact } from '../../ui/details/fact-list.tsx'
import classes from './document-details.module.css'
import { languageNames } from './ocr-languages.ts'
import { t } from './words.ts'

const OcrDialog = part(() => import('./ocr-dialog.tsx'), 'OcrDialog')
const list = new Intl.ListFormat('en')

/** In which languages the letters of a file's scanned pages were read, and the way to have them read in others. */
export function OcrFact({ file, refused }: { file: DocumentFile; refused: string | undefined }) {
  const { ocr } = file
  if (!ocr) return null
  const languages = list.format(ocr.languages.map((one) => languageNames[one]()))
  return (
    <Fact label={t('ocr')} line={ocr.state === 'done' ? t('ocrDoneLine') : undefined}>
      <span className={classes.quiet}>{t(saying[ocr.state], { languages })}</span>{' '}
      {file.searchableUrl && (
        <>
          <a className={classes.link} href={`${file.searchableUrl}&disposition=attachment`} download>
            {t('ocrDownload')}
          </a>{' '}
        </>
      )}
      {!refused && ocr.state !== 'waiting' && (
        <UnstyledButton
          className={classes.link}
          onClick={() => openDialog((close) => <OcrDialog file={file} onClose={close} />)}
        >
          {t('ocrAgain')}
        </UnstyledButton>
      )}
    </Fact>
  )
}

const saying = { waiting: 'ocrWaiting', done: 'ocrDone', failed: 'ocrFailed' } as const
