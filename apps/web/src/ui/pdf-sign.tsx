/** The letters PDF as strokes, so that they don't wait for a font. */
export function PdfSign() {
  return (
    <path
      fill="none"
      stroke="#fff"
      strokeWidth="1.15"
      strokeLinejoin="round"
      d="M4.75 15v-3.7h1.1a1.15 1.15 0 0 1 0 2.3h-1.1M8.55 11.3v3.7h.7a1.5 1.5 0 0 0 1.5-1.5v-.7a1.5 1.5 0 0 0-1.5-1.5zM15.2 11.3h-2.3V15M12.9 13.2h1.9"
    />
  )
}
