import '../ui/mantine-more.css'
import { PinInput } from '@mantine/core'
import classes from './code-field.module.css'
import { useField } from './contract-form.ts'
import { words } from './messages.ts'

const t = words('code-field', {})

interface CodeFieldProps {
  name: string
  label: string
  /** When the sixth digit is there. */
  onComplete?: () => void
}

/** Six boxes for a mailed code: a digit moves on, a pasted code fills them all. */
export function CodeField({ name, label, onComplete }: CodeFieldProps) {
  const { value, error, onChange } = useField(name) as Field
  return (
    <fieldset className={classes.code}>
      <legend>{label}</legend>
      <PinInput
        name={name}
        length={6}
        type="number"
        inputMode="numeric"
        placeholder=""
        autoFocus
        size="lg"
        classNames={{ root: classes.boxes, pinInput: classes.box, input: classes.digit }}
        error={Boolean(error)}
        value={value}
        onChange={onChange}
        onComplete={() => onComplete?.()}
        // The last box tells of a code that was typed; of one that is pasted over another it doesn't.
        onPaste={() => onComplete?.()}
        getInputProps={(index) => ({
          'aria-label': t('digit', { n: index + 1 }),
          ...(index === 0 && { 'data-autofocus': true }),
        })}
      />
      {error && (
        <p className={classes.codeError} role="alert">
          {error}
        </p>
      )}
    </fieldset>
  )
}

interface Field {
  value: string
  error?: string
  onChange: (value: string) => void
}
