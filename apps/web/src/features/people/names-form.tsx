import { Button } from '@mantine/core'
import { getMe, type User, updateProfile } from '@sinupan/contract'
import { useQuery } from '@tanstack/react-query'
import { FormProvider, useContractForm } from '../../lib/contract-form.ts'
import { TextField } from '../../lib/fields.tsx'
import { LoadFailure } from '../../lib/load-failure.tsx'
import { query } from '../../lib/query.ts'
import { toast } from '../../lib/toast.tsx'
import { SkeletonList } from '../../ui/states/skeletons.tsx'
import { FormAlert } from './form-messages.tsx'
import { keepUser, useUpdateProfile } from './own-account.api.ts'
import classes from './profile.module.css'
import { t } from './profile-words.ts'

/** My names and position, as the server has them now. */
export function NamesForm() {
  const { data, error, isPending, refetch } = useQuery(query(getMe))
  if (isPending) return <SkeletonList label={t('loading')} count={2} height={62} />
  if (error) return <LoadFailure title={t('profileFailed')} error={error} onRetry={() => void refetch()} />
  return <Names key={data.version} user={data} />
}

function Names({ user }: { user: User }) {
  const update = useUpdateProfile({
    onDone: (changed) => {
      keepUser(changed)
      toast.done({ title: t('namesSaved') })
    },
  })
  const { firstName, middleName, lastName, position, version } = user
  const { form, submit, isPending, above } = useContractForm({
    schema: updateProfile.body,
    values: { firstName, middleName: middleName ?? '', lastName, position: position ?? '', version },
    onSubmit: (body) => update({ params: { id: user.id }, body }),
  })
  return (
    <FormProvider value={form}>
      <form className={classes.names} onSubmit={submit} noValidate>
        <TextField name="firstName" label={t('firstName')} autoComplete="given-name" />
        <TextField name="middleName" label={t('middleName')} autoComplete="additional-name" />
        <TextField name="lastName" label={t('lastName')} autoComplete="family-name" />
        <TextField name="position" label={t('position')} autoComplete="organization-title" />
        <div className={classes.wide}>
          <FormAlert>{above}</FormAlert>
          <Button type="submit" variant="default" loading={isPending} disabled={!form.isDirty()}>
            {t('save')}
          </Button>
        </div>
      </form>
    </FormProvider>
  )
}
