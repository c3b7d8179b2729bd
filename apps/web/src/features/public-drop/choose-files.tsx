import { Button, FileButton } from '@mantine/core'
import { IconUpload } from '@tabler/icons-react'
import { type DragEvent, useRef, useState } from 'react'
import classes from './public-drop.module.css'
import { t } from './words.ts'

interface ChooseFilesProps {
  types: readonly string[] | null
  onChosen: (files: readonly File[]) => void
}

// A picker goes by names alone, and some greys out the rest: whatever such a file may be called is let through.
const otherEndings: Partial<Record<string, string>> = { jpg: '.jpeg', tif: '.tiff', html: '.htm' }
const endingsOf = (type: string) => [`.${type}`, otherEndings[type] ?? []].flat()

/** Files are dropped here, or chosen by the browser's own picker. */
export function ChooseFiles({ types, onChosen }: ChooseFilesProps) {
  const [isOver, setOver] = useState(false)
  // Chosen a second time, the same file is a choice again.
  const reset = useRef<() => void>(null)
  const onDrop = (event: DragEvent) => {
    event.preventDefault()
    setOver(false)
    const files = [...event.dataTransfer.files]
    if (files.length > 0) onChosen(files)
  }
  return (
    <section
      className={classes.zone}
      aria-label={t('files')}
      data-over={isOver || undefined}
      onDrop={onDrop}
      onDragOver={(event) => {
        event.preventDefault()
        setOver(true)
      }}
      onDragLeave={() => setOver(false)}
    >
      <FileButton
        multiple
        resetRef={reset}
        {...(types && { accept: types.flatMap(endingsOf).join(',') })}
        onChange={(files) => {
          if (files.length > 0) onChosen(files)
          reset.current?.()
        }}
      >
        {(props) => (
          <Button
            {...props}
            data-choose
            variant="default"
            leftSection={<IconUpload size={16} stroke={1.8} aria-hidden="true" />}
          >
            {t('choose')}
          </Button>
        )}
      </FileButton>
      <span className={classes.dropHint}>{isOver ? t('dropNow') : t('drop')}</span>
    </section>
  )
}
