import { Button } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { Fact, FactList } from '../../ui/details/fact-list.tsx'
import type { Attachments } from '../attaching/index.ts'
import { campusesQuery } from '../choices/index.ts'
import { unitsOfQuery } from './public-request.api.ts'
import classes from './public-request.module.css'
import type { RequestValues } from './request-values.ts'
import { requesterTypes, typeName } from './say.ts'
import { t } from './words.ts'

interface StepCheckProps {
  values: RequestValues
  attachments: Attachments
  onChange: (step: number) => void
}

/** All that is sent, to be read once more. */
export function StepCheck({ values, attachments, onChange }: StepCheckProps) {
  const { data: campuses } = useQuery(campusesQuery())
  const { data: units } = useQuery({
    ...unitsOfQuery(values.campusId ?? 0),
    enabled: values.deliveryUnitId !== null,
  })
  const campus = campuses?.items.find(({ id }) => id === values.campusId)?.campusName
  const unit = units?.items.find(({ id }) => id === values.deliveryUnitId)?.name
  const years = [...new Set([values.fromYear, values.toYear].filter(Boolean))].join('–')
  const name = [values.firstName, values.middleName, values.lastName].filter(Boolean).join(' ')
  const kind = requesterTypes().find(([value]) => value === values.requesterType)?.[1]
  const files = attachments.files.filter(({ state }) => state === 'here').map(({ file }) => file.name)
  return (
    <div className={classes.checks}>
      <Checked title={t('stepWhat')} onChange={() => onChange(0)}>
        <Fact label={t('requestType')}>{typeName(values.requestType)}</Fact>
        <Fact label={t('docTitle')}>{values.title}</Fact>
        <Fact label={t('description')}>
          <span className={classes.prose}>{values.description}</span>
        </Fact>
        <Fact label={t('campus')} line={unit}>
          {campus ?? ''}
        </Fact>
        {years && <Fact label={t('years')}>{years}</Fact>}
        <Fact label={t('purpose')}>
          <span className={classes.prose}>{values.purpose}</span>
        </Fact>
      </Checked>
      <Checked title={t('stepWho')} onChange={() => onChange(1)}>
        <Fact label={t('name')} line={[kind, values.organisation].filter(Boolean).join(' · ')}>
          {name}
        </Fact>
        <Fact label={t('email')}>{values.email}</Fact>
        {values.mobile && <Fact label={t('mobile')}>{values.mobile}</Fact>}
      </Checked>
      <Checked title={t('stepHow')} onChange={() => onChange(2)}>
        <Fact label={t('deliveryMode')}>{values.deliveryMode === 'download' ? t('download') : t('pickUp')}</Fact>
        {files.length > 0 && <Fact label={t('attachments')}>{files.join(', ')}</Fact>}
      </Checked>
      <p className={classes.quiet}>{t('afterSend')}</p>
    </div>
  )
}

function Checked({ title, onChange, children }: { title: string; onChange: () => void; children: ReactNode }) {
  return (
    <section className={classes.check}>
      <div className={classes.checkHead}>
        <h2 className={classes.section}>{title}</h2>
        <Button size="compact-sm" variant="subtle" aria-label={t('changeNamed', { name: title })} onClick={onChange}>
          {t('change')}
        </Button>
      </div>
      <FactList labelWidth={128}>{children}</FactList>
    </section>
  )
}
