import { type RequestLetter, updateRequestLetter } from '@sinupan/contract'
import { useQuery } from '@tanstack/react-query'
import { useField } from '../../lib/contract-form.ts'
import { TextAreaField, TextField } from '../../lib/fields.tsx'
import { FormDialog } from '../../lib/form-dialog.tsx'
import { useRested } from '../../lib/rested.ts'
import { toast } from '../../lib/toast.tsx'
import { previewQuery, useWordLetter } from './admin-requests.api.ts'
import classes from './admin-requests.module.css'
import { t } from './words.ts'

interface LetterDialogProps {
  letter: RequestLetter
  onClose: () => void
}

/** Words a letter, with what it would say below. */
export function LetterDialog({ letter, onClose }: LetterDialogProps) {
  const { kind, language, subject, text, version } = letter
  const word = useWordLetter({ onDone: () => toast.done({ title: t('saved') }) })
  return (
    <FormDialog
      title={t('editTitle', { name: t(kind) })}
      act={t('save')}
      schema={updateRequestLetter.body}
      values={{ subject, text, version }}
      width={640}
      isSheet
      onSubmit={(body) => word({ params: { kind, language }, body })}
      onClose={onClose}
    >
      <TextField name="subject" label={t('subject')} autoFocus required />
      <TextAreaField name="text" label={t('text')} description={t('textLine')} minRows={6} required />
      <Placeholders names={letter.placeholders} />
      <Preview kind={kind} language={language} />
    </FormDialog>
  )
}

function Placeholders({ names }: { names: readonly string[] }) {
  return (
    <section className={classes.part} aria-label={t('placeholders')}>
      <h3 className={classes.head}>{t('placeholders')}</h3>
      <p className={classes.lead}>{t('placeholdersLine')}</p>
      <ul className={classes.names}>
        {names.map((name) => (
          <li key={name}>
            <code className={classes.code}>{`{{${name}}}`}</code> {t(`of_${name}` as 'of_title')}
          </li>
        ))}
      </ul>
    </section>
  )
}

function Preview(which: Pick<RequestLetter, 'kind' | 'language'>) {
  const subject = useRested(String(useField('subject').value ?? ''))
  const text = useRested(String(useField('text').value ?? ''))
  const { data, error } = useQuery({
    ...previewQuery(which, { subject, text }),
    enabled: subject.trim() !== '' && text.trim() !== '',
  })
  return (
    <section className={classes.part} aria-label={t('preview')} aria-live="polite">
      <h3 className={classes.head}>{t('preview')}</h3>
      {error ? (
        <p className={classes.lead}>{t('previewNone')}</p>
      ) : (
        data && (
          <div className={classes.letter} lang={which.language}>
            <strong>{data.subject}</strong>
            <span>{data.greeting}</span>
            {data.paragraphs.map((paragraph, index) => (
              <span key={`${index} ${paragraph}`}>{paragraph}</span>
            ))}
            {data.quote !== null && <span className={classes.quoted}>{t('quoted')}</span>}
            <span className={classes.button}>{data.button}</span>
          </div>
        )
      )}
    </section>
  )
}
