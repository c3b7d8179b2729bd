/** The letters PDF as shapes, so that they neither wait for a font nor count as text. */
export function PdfSign() {
  return (
    <path
      fill="#fff"
      fillRule="evenodd"
      d="M4.5 11.1h1.8a1.4 1.4 0 0 1 0 2.8h-.7V15H4.5zm1.1.95v.9h.6a.45.45 0 0 0 0-.9zM8.25 11.1h1.4a1.95 1.95 0 0 1 0 3.9h-1.4zm1.1 1v1.9h.3a.95.95 0 0 0 0-1.9zM12.25 11.1h2.8v1h-1.7v.65h1.5v.95h-1.5V15h-1.1z"
    />
  )
}
