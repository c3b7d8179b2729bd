import { useIsPhone } from '../../ui/media.ts'
import { MiddleName } from '../../ui/middle-name.tsx'
import classes from './preview.module.css'

interface PreviewNameProps {
  name: string
  /** Its level as a heading. */
  heading: 'h1' | 'h2'
}

/** The name in the title bar, cut in the middle where the bar is full; on phones in full, on lines of its own. */
export function PreviewName({ name, heading: Heading }: PreviewNameProps) {
  if (useIsPhone()) return <Heading className={classes.whole}>{name}</Heading>
  return (
    <Heading className={classes.name}>
      <MiddleName name={name} />
    </Heading>
  )
}
