import { Switch } from '@mantine/core'
import { type DocumentDetails, updateDocument } from '@sinupan/contract'
import { Link } from 'react-router'
import { z } from 'zod'
import { formatCalendarDate } from '../../lib/format.ts'
import { paths } from '../../lib/paths.ts'
import { Fact, FactList } from '../../ui/details/fact-list.tsx'
import { documentEntry, documentName, refusedFor } from '../documents/index.ts'
import { useAskedFirst } from '../effects/index.ts'
import { CategoryEdit } from './category-edit.tsx'
import { DayEdit } from './day-edit.tsx'
import type { DocumentChange } from './document-change.ts'
import classes from './document-details.module.css'
import { Editable } from './editable.tsx'
import { type EditedField, valueIn } from './edited-field.ts'
import { FileFacts } from './file-facts.tsx'
import { KeepingFacts } from './keeping-facts.tsx'
import { KeptUntilFact } from './kept-until-fact.tsx'
import { PlaceFact } from './place-fact.tsx'
import { TagsFact } from './tags-fact.tsx'
import { TextEdit } from './text-edit.tsx'
import { useSaveDocument } from './use-save-document.tsx'
import { t } from './words.ts'

/** A part of the contract's own schema, for one field. */
const allows = (field: 'name' | 'description') =>
  z.unknown().refine((value) => updateDocument.body.safeParse({ [field]: value }).success, t('notAllowed'))

/** What is said about a document, each fact changed where it stands. */
export function DocumentFacts({ document }: { document: DocumentDetails }) {
  const { save } = useSaveDocument(document)
  const refused = refusedFor([documentEntry(document)], 'edit')
  const keep = (field: EditedField, change: DocumentChange) => void save(field, change)
  const askedFirst = useAskedFirst()
  const entries = [documentEntry(document)]
  const classify = async (isClassified: boolean) => {
    const change = async () => keep('isClassified', { isClassified })
    if (!isClassified) return change()
    const asking = {
      title: t('classifyTitle'),
      act: t('classifyAct'),
      lead: t('classifyLead', { name: documentName(document) }),
    }
    return askedFirst({ action: 'classify', entries, ...asking }, change)
  }
  const { description, documentCategory, documentDate } = document
  return (
    <FactList>
      <Fact label={t('name')}>
        <Editable
          label={t('changeName')}
          refused={refused}
          edit={(close) => (
            <TextEdit
              label={t('name')}
              value={document.name}
              schema={allows('name')}
              onSave={(name) => save('name', { name })}
              onClose={close}
            />
          )}
        >
          {document.name}
        </Editable>
      </Fact>
      <Fact label={t('description')}>
        <Editable
          label={t('changeDescription')}
          refused={refused}
          isQuiet={!description}
          edit={(close) => (
            <TextEdit
              label={t('description')}
              value={description ?? ''}
              schema={allows('description')}
              isLong
              onSave={(text) => save('description', { description: text })}
              onClose={close}
            />
          )}
        >
          {valueIn(document, 'description')}
        </Editable>
      </Fact>
      <Fact label={t('category')}>
        <Editable
          label={t('changeCategory')}
          refused={refused}
          isQuiet={!documentCategory}
          edit={(close) => (
            <CategoryEdit
              value={documentCategory?.id}
              onSave={(id) => id !== (documentCategory?.id ?? null) && keep('category', { documentCategoryId: id })}
              onClose={close}
            />
          )}
        >
          {valueIn(document, 'category')}
        </Editable>
      </Fact>
      <Fact label={t('date')}>
        <Editable
          label={t('changeDate')}
          refused={refused}
          isQuiet={!documentDate}
          edit={(close) => (
            <DayEdit
              label={t('date')}
              value={documentDate ?? ''}
              onSave={(date) => save('documentDate', { documentDate: date || null })}
              onClose={close}
            />
          )}
        >
          {documentDate ? formatCalendarDate(documentDate) : t('none')}
        </Editable>
      </Fact>
      <KeptUntilFact document={document} />
      <KeepingFacts document={document} />
      <Fact label={t('tags')}>
        <TagsFact document={document} refused={refused} onSave={(tagIds) => keep('tags', { tagIds })} />
      </Fact>
      {document.path !== null && (
        <Fact label={t('folder')}>
          <Link
            className={classes.link}
            to={document.fileFolderId ? paths.folder(String(document.fileFolderId)) : paths.myOffice()}
          >
            {document.path.replaceAll(' / ', ' › ')}
          </Link>
        </Fact>
      )}
      <PlaceFact document={document} />
      <Fact label={t('classified')}>
        <Switch
          aria-label={t('classified')}
          checked={document.isClassified}
          disabled={refused !== undefined}
          title={refused}
          onChange={(event) => void classify(event.currentTarget.checked)}
        />
        <span className={classes.sentence}>{document.isClassified ? t('classifiedLine') : t('notClassifiedLine')}</span>
      </Fact>
      <FileFacts files={document.fileManagerFiles} refused={refused} />
    </FactList>
  )
}
