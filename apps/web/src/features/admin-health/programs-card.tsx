import { Fact } from '../../ui/details/fact-list.tsx'
import { Card, type Health } from './health-card.tsx'
import { t } from './words.ts'

const names = { libreoffice: 'LibreOffice', tesseract: 'Tesseract', ffmpeg: 'FFmpeg', libheif: 'libheif' } as const
const uses = {
  libreoffice: 'programOffice',
  tesseract: 'programLetters',
  ffmpeg: 'programFilms',
  libheif: 'programHeic',
} as const
const kinds = Object.keys(names) as (keyof typeof names)[]

/** Programs of the machine that draw and read what the product does more plainly without them. */
export function ProgramsCard({ health: { programs } }: Health) {
  const { isUsed, isConfined, found, ocr } = programs
  const isHeld = isUsed && !isConfined
  return (
    <Card title={t('programs')} status={isHeld ? 'warning' : 'passed'}>
      {!isUsed && <Fact label={t('programsUse')}>{t('programsOff')}</Fact>}
      {isHeld && (
        <Fact label={t('programsUse')} line={t('programsUnconfinedLine')}>
          {t('programsUnconfined')}
        </Fact>
      )}
      {isConfined &&
        kinds.map((name) => {
          const one = found.find((program) => program.name === name)
          return (
            <Fact key={name} label={names[name]} line={t(uses[name])}>
              {one ? one.version || t('programThere') : t('programNone')}
            </Fact>
          )
        })}
      <Fact label={t('letters')} line={ocr ? t('lettersLine', { languages: ocr.languages.join(', ') }) : undefined}>
        {t(!ocr ? 'lettersNone' : ocr.engine === 'builtin' ? 'lettersBuiltin' : 'lettersCommand')}
      </Fact>
    </Card>
  )
}
