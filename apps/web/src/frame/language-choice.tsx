import { UnstyledButton } from '@mantine/core'
import { chooseLanguage, mayChooseLanguage, useLanguage } from './language.ts'
import classes from './language-choice.module.css'
import { t } from './public-words.ts'

/** English or Filipino, for the screens that have both. */
export function LanguageChoice() {
  const spoken = useLanguage()
  if (!mayChooseLanguage()) return null
  return (
    <fieldset className={classes.choice} aria-label={t('language')}>
      {(['en', 'fil'] as const).map((language) => (
        <UnstyledButton
          key={language}
          className={classes.language}
          lang={language}
          aria-pressed={language === spoken}
          onClick={() => chooseLanguage(language)}
        >
          {t(language)}
        </UnstyledButton>
      ))}
    </fieldset>
  )
}
