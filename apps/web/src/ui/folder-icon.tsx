interface FolderIconProps {
  /** Side in pixels; 20 in rows, 17 in trees, 24 on phones. */
  size?: number
}

/** A folder in the accent's pale shade. Decoration: the name stands beside it. */
export function FolderIcon({ size = 20 }: FolderIconProps) {
  return (
    <svg width={size} height={size} viewBox="0 0 20 20" aria-hidden="true" style={{ flex: 'none', display: 'block' }}>
      <path
        fill="var(--folder)"
        d="M1.5 5A1.5 1.5 0 0 1 3 3.5h4.2a1.5 1.5 0 0 1 1.1.5L9.6 5.4H17A1.5 1.5 0 0 1 18.5 7v8.3A1.5 1.5 0 0 1 17 16.8H3a1.5 1.5 0 0 1-1.5-1.5z"
      />
      <path fill="#fff" fillOpacity=".18" d="M1.5 8.2h17v7.1a1.5 1.5 0 0 1-1.5 1.5H3a1.5 1.5 0 0 1-1.5-1.5z" />
    </svg>
  )
}
