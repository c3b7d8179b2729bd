import classes from './person-picture.module.css'

interface PersonPictureProps {
  initials: string
  /** The address of the picture; without one the initials stand in its place. */
  src?: string | null | undefined
  /** In pixels. */
  side: number
}

/** A person's round picture. The name stands beside it, so readers are told nothing twice. */
export function PersonPicture({ initials, src, side }: PersonPictureProps) {
  const style = { ['--side' as string]: `${side}px` }
  if (src) return <img className={classes.picture} style={style} src={src} alt="" />
  return (
    <span className={classes.picture} style={style} aria-hidden="true">
      {initials}
    </span>
  )
}
