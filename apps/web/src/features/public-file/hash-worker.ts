import { sha256 } from './sha256.ts'

/** Hashes the file that it is sent; answers shares of the way, then the digest. */
self.onmessage = async ({ data: file }: MessageEvent<File>) => {
  try {
    const hash = sha256()
    const reader = file.stream().getReader()
    let read = 0
    let told = 0
    for (;;) {
      const { done, value } = await reader.read()
      if (done) break
      hash.add(value)
      read += value.length
      if (performance.now() - told < 100) continue
      told = performance.now()
      self.postMessage({ share: read / Math.max(1, file.size) })
    }
    self.postMessage({ hex: hash.hex() })
  } catch {
    self.postMessage({ failed: true })
  }
}
