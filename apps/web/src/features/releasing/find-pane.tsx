import { Button, Checkbox, TextInput } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { type FormEvent, useState } from 'react'
import { toast } from '../../lib/toast.tsx'
import type { Step } from './boxes.ts'
import { type PatternName, patterns, phrasePattern, writtenPattern } from './hits.ts'
import type { Paper } from './paper.ts'
import { settingsQuery } from './releasing.api.ts'
import classes from './releasing.module.css'
import { useHits } from './use-hits.ts'
import { t } from './words.ts'

const names = Object.keys(patterns) as PatternName[]

interface FindPaneProps {
  paper: Paper
  act: (step: Step) => void
  showPage: (index: number) => void
}

/** A phrase, or all of a kind, found in the text of all pages; what stays marked is covered. */
export function FindPane({ paper, act, showPage }: FindPaneProps) {
  const [phrase, setPhrase] = useState('')
  const settings = useQuery(settingsQuery()).data
  const [typed, setStudent] = useState<string>()
  const student = typed ?? settings?.studentNoPattern ?? ''
  const { found, find, toggle, clear } = useHits(paper)
  const onSubmit = (event: FormEvent) => {
    event.preventDefault()
    void find(phrasePattern(phrase))
  }
  const chosen = found?.hits.filter((_, at) => !found.left.has(at)) ?? []
  const cover = () => {
    act({ type: 'add', boxes: chosen.flatMap(({ boxes }) => boxes) })
    toast.done({ title: t('covered', { count: chosen.length }) })
    clear()
  }
  return (
    <div className={classes.find}>
      <form className={classes.phrase} onSubmit={onSubmit}>
        <TextInput
          aria-label={t('phrase')}
          placeholder={t('phrase')}
          value={phrase}
          maxLength={200}
          onChange={(event) => setPhrase(event.currentTarget.value)}
        />
        <Button type="submit" variant="default">
          {t('findIt')}
        </Button>
      </form>
      <fieldset className={classes.kinds}>
        <legend className={classes.quiet}>{t('kinds')}</legend>
        {names.map((name) => (
          <Button key={name} variant="default" size="compact-sm" onClick={() => void find(patterns[name])}>
            {t(name)}
          </Button>
        ))}
        <Button variant="default" size="compact-sm" onClick={() => void find(writtenPattern(student))}>
          {t('student')}
        </Button>
        <TextInput
          size="xs"
          aria-label={t('studentPattern')}
          title={t('studentPattern')}
          value={student}
          maxLength={40}
          onChange={(event) => setStudent(event.currentTarget.value)}
        />
      </fieldset>
      <div role="status" className={classes.quiet}>
        {found?.readingPage !== undefined && t('reading', { page: found.readingPage, count: paper.pageCount })}
        {found?.readingPage === undefined && found?.hits.length === 0 && t('noHits')}
        {found && found.hits.length > 0 && t('hits', { count: found.hits.length })}
      </div>
      {found && found.hits.length > 0 && (
        <>
          <ul className={classes.hits}>
            {found.hits.map((hit, at) => (
              <li key={`${hit.page} ${hit.boxes[0]?.x} ${hit.boxes[0]?.y}`} className={classes.hit}>
                <Checkbox checked={!found.left.has(at)} onChange={() => toggle(at)} label={hit.text} size="xs" />
                <Button variant="subtle" size="compact-xs" onClick={() => showPage(hit.page - 1)}>
                  {t('onPage', { page: hit.page })}
                </Button>
              </li>
            ))}
          </ul>
          <Button disabled={chosen.length === 0} onClick={cover}>
            {t('coverChosen', { count: chosen.length })}
          </Button>
        </>
      )}
    </div>
  )
}
