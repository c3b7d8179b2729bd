interface Detector {
  detect: (video: HTMLVideoElement) => Promise<readonly { rawValue: string }[]>
}
interface DetectorKind {
  new (options: { formats: string[] }): Detector
  getSupportedFormats: () => Promise<readonly string[]>
}

const format = 'qr_code'

/** What finds QR codes in pictures: the browser's own, else one that is brought along. */
export async function makeDetector(): Promise<Detector> {
  const own = (globalThis as { BarcodeDetector?: DetectorKind }).BarcodeDetector
  const known: readonly string[] = (await own?.getSupportedFormats().catch(() => undefined)) ?? []
  if (own && known.includes(format)) return new own({ formats: [format] })
  const [{ BarcodeDetector, prepareZXingModule }, { default: wasm }] = await Promise.all([
    import('barcode-detector/ponyfill'),
    import('zxing-wasm/reader/zxing_reader.wasm?url'),
  ])
  // Served by us: nothing is asked of another server.
  prepareZXingModule({ overrides: { locateFile: () => wasm } })
  return new BarcodeDetector({ formats: [format] })
}
