interface SealProps {
  /** Side in pixels: 44 public header, 32 staff bar, 36 phone. */
  size?: number
}

/** The stand-in seal, a sun over an open book, for an institution that gave no logo. */
export function Seal({ size = 44 }: SealProps) {
  return (
    <svg width={size} height={size} viewBox="0 0 44 44" aria-hidden="true" style={{ flex: 'none', display: 'block' }}>
      <circle cx="22" cy="22" r="21.5" fill="#1d3c77" />
      <circle cx="22" cy="22" r="18.9" fill="none" stroke="#fff" strokeOpacity=".55" strokeWidth=".8" />
      <circle cx="22" cy="22" r="15.6" fill="#f6f3e8" />
      <path
        stroke="#bc8a1c"
        strokeWidth="1"
        strokeLinecap="round"
        d="M22 14.4v-4.6M25.9 16.4l2.8-3.8M18.1 16.4l-2.8-3.8M30 19.6l3.6-1.5M14 19.6l-3.6-1.5"
      />
      <path fill="#dba338" d="M15.8 22.4a6.2 6.2 0 0 1 12.4 0z" />
      <path fill="#2e5db1" d="M12.6 23.6q4.9-1.2 9 .6v8.4q-4.1-1.8-9-.6zM31.4 23.6q-4.9-1.2-9 .6v8.4q4.1-1.8 9-.6z" />
    </svg>
  )
}
