import '../ui/mantine-more.css'
import {
  PasswordInput,
  type PasswordInputProps,
  Textarea,
  type TextareaProps,
  TextInput,
  type TextInputProps,
} from '@mantine/core'
import { useField } from './contract-form.ts'

type Named<Props> = Omit<Props, 'name' | 'value' | 'onChange' | 'error'> & {
  name: string
  /** Where the focus stands when a dialog opens. */
  autoFocus?: boolean
}

const focus = (autoFocus?: boolean) => (autoFocus ? { 'data-autofocus': true } : {})

/** Fields of a contract form: each finds its value and its error by its name. */
export function TextField({ autoFocus, onFocus, ...props }: Named<TextInputProps>) {
  const field = useField(props.name)
  return (
    <TextInput
      {...focus(autoFocus)}
      {...props}
      {...field}
      // The form looks at the focus too, and would else be the only one.
      onFocus={(event) => {
        field.onFocus?.(event)
        onFocus?.(event)
      }}
    />
  )
}

export function PasswordField({ autoFocus, ...props }: Named<PasswordInputProps>) {
  return <PasswordInput {...focus(autoFocus)} {...props} {...useField(props.name)} />
}

export function TextAreaField({ autoFocus, ...props }: Named<TextareaProps>) {
  return <Textarea autosize minRows={3} {...focus(autoFocus)} {...props} {...useField(props.name)} />
}
