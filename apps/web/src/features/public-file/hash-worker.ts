import { sha256 } from '@noble/hashes/sha2'
import { bytesToHex } from '@noble/hashes/utils'

/** Hashes the file that it is sent; answers shares of the way, then the digest. */
self.onmessage = async ({ data: file }: MessageEvent<File>) => {
  try {
    const hash = sha256.create()
    const reader = file.stream().getReader()
    let read = 0
    let told = 0
    for (;;) {
      const { done, value } = await reader.read()
      if (done) break
      hash.update(value)
      read += value.length
      if (performance.now() - told < 100) continue
      told = performance.now()
      self.postMessage({ share: read / Math.max(1, file.size) })
    }
    self.postMessage({ hex: bytesToHex(hash.digest()) })
  } catch {
    self.postMessage({ failed: true })
  }
}
