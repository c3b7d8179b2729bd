const prefix = 'sinupan-upload:'

/** Holds an upload for this page, so that another tab doesn't take it for interrupted. Returns how to let it go. */
export function holdUpload(fingerprint: string): () => void {
  let letGo: () => void = () => undefined
  const held = new Promise<void>((resolve) => {
    letGo = resolve
  })
  // Without the lock manager (plain http beyond localhost) another tab may offer to go on, which the server bears.
  void navigator.locks?.request(`${prefix}${fingerprint}`, { mode: 'shared' }, () => held)
  return letGo
}

/** The fingerprints that some page of this browser is sending now. */
export async function heldUploads(): Promise<ReadonlySet<string>> {
  const { held = [] } = (await navigator.locks?.query()) ?? {}
  return new Set(held.flatMap(({ name }) => (name?.startsWith(prefix) ? [name.slice(prefix.length)] : [])))
}
