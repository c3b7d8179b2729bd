import { Bar } from '../states/skeleton-parts.tsx'
import classes from './result-skeletons.module.css'

interface ResultSkeletonsProps {
  /** How wide the titles are, one for each result. */
  titles: readonly (number | string)[]
  /** How wide the lines below a title are. */
  lines: readonly (number | string)[]
}

/** Results on their way, of the size of what comes. */
export const ResultSkeletons = ({ titles, lines }: ResultSkeletonsProps) =>
  titles.map((title) => (
    <div key={title} className={classes.item}>
      <span className={classes.paper} />
      <span className={classes.lines}>
        {[title, ...lines].map((width) => (
          <Bar key={width} width={width} />
        ))}
      </span>
    </div>
  ))
