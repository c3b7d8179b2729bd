import { useField } from '../../lib/contract-form.ts'
import classes from './public-request.module.css'

interface ChoiceCardsProps {
  name: string
  label: string
  choices: readonly { value: string; title: string; line: string }[]
}

/** One of few, each with a sentence on what it means. */
export function ChoiceCards({ name, label, choices }: ChoiceCardsProps) {
  const { value, onChange } = useField(name) as { value: string; onChange: (value: string) => void }
  return (
    <fieldset className={classes.choices}>
      <legend className={classes.legend}>{label}</legend>
      {choices.map((choice) => (
        <label key={choice.value} className={classes.choice}>
          <input
            type="radio"
            name={name}
            value={choice.value}
            checked={value === choice.value}
            onChange={() => onChange(choice.value)}
          />
          <span>
            <span className={classes.choiceTitle}>{choice.title}</span>
            <span className={classes.choiceLine}>{choice.line}</span>
          </span>
        </label>
      ))}
    </fieldset>
  )
}
