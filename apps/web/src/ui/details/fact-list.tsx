import type { ReactNode } from 'react'
import classes from './fact-list.module.css'

/** Facts as label and value, label 96 wide in the panel, 104 in the review. */
export function FactList({ labelWidth = 96, children }: { labelWidth?: number; children: ReactNode }) {
  return (
    <dl className={classes.list} style={{ ['--label' as string]: `${labelWidth}px` }}>
      {children}
    </dl>
  )
}

interface FactProps {
  label: string
  children: ReactNode
  /** Under the value, in second text. */
  line?: ReactNode
}

/** One fact. An empty one says so in third text: give a word, never nothing. */
export function Fact({ label, children, line }: FactProps) {
  return (
    <div className={classes.fact}>
      <dt className={classes.label}>{label}</dt>
      <dd className={classes.value}>
        {children}
        {line && <span className={classes.line}>{line}</span>}
      </dd>
    </div>
  )
}
