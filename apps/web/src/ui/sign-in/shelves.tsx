import { SHELVES, type ShelfBox } from './shelf-boxes.ts'
import classes from './sign-in-shell.module.css'

const FLOOR = 177
const PITCH = 184

const ink = (step: number) => `var(--mantine-color-ink-${step})`
const FILLS: Record<ShelfBox['tone'], string> = {
  bright: `color-mix(in srgb, ${ink(7)} 85%, ${ink(6)})`,
  middle: `color-mix(in srgb, ${ink(7)} 70%, ${ink(8)})`,
  deep: ink(8),
  dark: `color-mix(in srgb, ${ink(8)} 65%, ${ink(9)})`,
  gold: '#dda438',
}

/** Five shelves of box files, the years on their labels; in the institution's accent. Decoration. */
export function Shelves() {
  return (
    <svg className={classes.shelves} viewBox="0 0 480 900" preserveAspectRatio="xMidYMid slice" aria-hidden="true">
      <rect width="480" height="900" fill={ink(9)} />
      {SHELVES.map((boxes, index) => (
        <g key={boxes[0]?.x} transform={`translate(0 ${index * PITCH})`}>
          {boxes.map((box) => (
            <Box key={box.x} box={box} />
          ))}
          <rect x="-40" y={FLOOR} width="560" height="9" fill="rgb(0 0 0 / .33)" />
          <rect x="-40" y={FLOOR - 1} width="560" height="1.5" fill="rgb(255 255 255 / .1)" />
        </g>
      ))}
    </svg>
  )
}

function Box({ box }: { box: ShelfBox }) {
  const { x, width, height, tone, year } = box
  const top = FLOOR - height
  return (
    <g>
      <rect x={x} y={top} width={width} height={height} rx="1.5" fill={FILLS[tone]} />
      <rect x={x} y={top + 1} width="1.5" height={height - 1} fill="rgb(255 255 255 / .1)" />
      {year ? <Label box={box} year={year} top={top + 20} /> : <Window box={box} top={top + 20} />}
    </g>
  )
}

function Label({ box: { x, width, tone }, year, top }: { box: ShelfBox; year: string; top: number }) {
  const middle = x + width / 2
  const paper = tone === 'gold' ? '#f6eedc' : '#e6e7e3'
  return (
    <>
      <rect x={x + 9} y={top} width={width - 18} height="30" rx="1" fill={paper} />
      <text x={middle} y={top + 19} className={classes.year} fill={ink(8)}>
        {year}
      </text>
      <circle cx={middle} cy={FLOOR - 27} r="6.3" fill="none" stroke="rgb(255 255 255 / .33)" strokeWidth="1.6" />
    </>
  )
}

function Window({ box: { x, width }, top }: { box: ShelfBox; top: number }) {
  return <rect x={x + 8} y={top} width={width - 16} height="46" rx="1" fill="rgb(255 255 255 / .17)" />
}
