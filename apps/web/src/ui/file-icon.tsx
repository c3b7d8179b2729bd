import type { ReactNode } from 'react'
import type { FileKind } from './file-kind.ts'

const white = { fill: 'none', stroke: '#fff', strokeWidth: 1.3 } as const

/** The letters PDF as shapes, so that they neither wait for a font nor count as text. */
const letters =
  'M4.5 11.1h1.8a1.4 1.4 0 0 1 0 2.8h-.7V15H4.5zm1.1.95v.9h.6a.45.45 0 0 0 0-.9zM8.25 11.1h1.4a1.95 1.95 0 0 1 0 3.9h-1.4zm1.1 1v1.9h.3a.95.95 0 0 0 0-1.9zM12.25 11.1h2.8v1h-1.7v.65h1.5v.95h-1.5V15h-1.1z'

const SIGNS: Record<FileKind, { colour: string; sign: ReactNode }> = {
  pdf: { colour: '#b5443a', sign: <path fill="#fff" fillRule="evenodd" d={letters} /> },
  word: { colour: '#2e5db1', sign: <path {...white} strokeLinecap="round" d="M6.1 10.2h7M6.1 12.6h7M6.1 15h4.4" /> },
  text: { colour: '#6a6a63', sign: <path {...white} strokeLinecap="round" d="M6.1 10.2h7M6.1 12.6h7M6.1 15h4.4" /> },
  spreadsheet: { colour: '#1a7a5c', sign: <path {...white} d="M5.9 9.6h7.2v6.1H5.9zM9.5 9.6v6.1M5.9 12.65h7.2" /> },
  presentation: { colour: '#b36a12', sign: <path {...white} d="M5.7 9.9h7.6v5H5.7z" /> },
  image: { colour: '#7a4e9e', sign: <path fill="#fff" d="m5.2 15.7 2.9-4.1 1.9 2.3 1.3-1.5 2.6 3.3z" /> },
  video: { colour: '#a03d6c', sign: <path fill="#fff" d="M7.3 9.5v6.2l5.2-3.1z" /> },
  music: { colour: '#a03d6c', sign: <path fill="#fff" d="M7.3 9.5v6.2l5.2-3.1z" /> },
  drawing: { colour: '#2f7484', sign: <path {...white} d="M9.5 9.3 6 15.6h7zM8 12.9h3" /> },
  mail: {
    colour: '#4a5a8c',
    sign: <path {...white} strokeLinejoin="round" d="M5.4 9.9h8.2v5.3H5.4zm0 .3 4.1 2.9 4.1-2.9" />,
  },
  compressed: {
    colour: '#6a6a63',
    sign: <path fill="#fff" d="M8.7 8.6h1.7v1.7H8.7zm0 3h1.7v1.7H8.7zm0 3h1.7v1.7H8.7z" />,
  },
  other: { colour: '#6a6a63', sign: <path fill="#fff" d="M8.7 8.6h1.7v1.7H8.7zm0 3h1.7v1.7H8.7zm0 3h1.7v1.7H8.7z" /> },
}

interface FileIconProps {
  kind: FileKind
  /** Side in pixels; 20 in rows, 24 on phones, 40 in place of a thumbnail. */
  size?: number
  /** Only where the kind isn't said in words beside it. */
  label?: string
}

/** A page with a folded corner in the kind's colour. Decoration unless it has a label. */
export function FileIcon({ kind, size = 20, label }: FileIconProps) {
  const { colour, sign } = SIGNS[kind]
  return (
    <svg
      width={size}
      height={size}
      viewBox="0 0 20 20"
      role={label ? 'img' : undefined}
      aria-hidden={!label}
      aria-label={label}
      style={{ flex: 'none', display: 'block' }}
    >
      <path
        fill={colour}
        d="M4.5 1.5h7.7L16.5 6v11a1.5 1.5 0 0 1-1.5 1.5H4.5A1.5 1.5 0 0 1 3 17V3a1.5 1.5 0 0 1 1.5-1.5z"
      />
      <path fill="#fff" fillOpacity=".45" d="M12.2 1.5 16.5 6h-3.3a1 1 0 0 1-1-1z" />
      {sign}
    </svg>
  )
}
