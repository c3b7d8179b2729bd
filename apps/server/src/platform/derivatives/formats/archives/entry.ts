/** What lies in an archive. */
export interface Entry {
  /** With its folders. */
  name: string
  /** Unpacked, in bytes. */
  size: number
  /** Null where nothing says when it was changed. */
  changed: Date | null
  /** It can't be had without a password, or is packed in a way that nothing here unpacks. */
  isLocked: boolean
  /** It can't be had without a password. */
  isEncrypted?: boolean
  read: () => Promise<Buffer>
}
