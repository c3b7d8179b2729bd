import classes from './progress-bar.module.css'

interface ProgressBarProps {
  /** 0–1; undefined where the end isn't known. */
  share: number | undefined
  label: string
  tone?: 'accent' | 'bad' | 'quiet'
}

/** A bar 4 px high. */
export function ProgressBar({ share, label, tone = 'accent' }: ProgressBarProps) {
  const percent = share === undefined ? undefined : Math.round(Math.min(1, Math.max(0, share)) * 100)
  return (
    <div
      role="progressbar"
      aria-label={label}
      aria-valuemin={0}
      aria-valuemax={100}
      aria-valuenow={percent}
      className={classes.track}
      data-tone={tone}
    >
      <div
        className={classes.done}
        data-unknown={percent === undefined || undefined}
        style={{ transform: percent === undefined ? undefined : `translateX(${percent - 100}%)` }}
      />
    </div>
  )
}
