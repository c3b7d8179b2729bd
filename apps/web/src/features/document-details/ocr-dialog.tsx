import type { DocumentFile, OcrLanguage } from '@sinupan/contract'
import { z } from 'zod'
import { SwitchField } from '../../lib/choice-fields.tsx'
import { FormDialog } from '../../lib/form-dialog.tsx'
import { useReadByOcr } from './document-details.api.ts'
import { languageNames } from './ocr-languages.ts'
import { t } from './words.ts'

const all = Object.keys(languageNames) as OcrLanguage[]
const body = z
  .object({ eng: z.boolean(), fil: z.boolean(), spa: z.boolean() })
  .refine((wish) => all.some((one) => wish[one]), { error: t('ocrNone'), path: ['spa'] })

/** Has the letters of a file's scanned pages read again in the chosen languages. */
export function OcrDialog({ file, onClose }: { file: DocumentFile; onClose: () => void }) {
  const read = useReadByOcr()
  const chosen = file.ocr?.languages ?? all
  const of = (one: OcrLanguage) => chosen.includes(one)
  return (
    <FormDialog
      title={t('ocrAgainTitle')}
      act={t('ocrAgainAct')}
      schema={body}
      values={{ eng: of('eng'), fil: of('fil'), spa: of('spa') }}
      onSubmit={(wish) => read({ params: { id: file.id }, body: { languages: all.filter((one) => wish[one]) } })}
      onClose={onClose}
    >
      <p>{t('ocrAgainLead', { name: file.fileName })}</p>
      {all.map((one) => (
        <SwitchField key={one} name={one} label={languageNames[one]()} />
      ))}
    </FormDialog>
  )
}
