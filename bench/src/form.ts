/** A form with one file, as a browser sends it. */
export function formOf(
  unitId: number,
  folderId: number,
  name: string,
  bytes: Buffer,
): { headers: Record<string, string>; body: Buffer } {
  const boundary = '----bench'
  const field = (key: string, value: string) =>
    `--${boundary}\r\ncontent-disposition: form-data; name="${key}"\r\n\r\n${value}\r\n`
  const head = `${field('deliveryUnitId', String(unitId))}${field('fileFolderId', String(folderId))}--${boundary}\r\ncontent-disposition: form-data; name="file"; filename="${name}"\r\ncontent-type: application/octet-stream\r\n\r\n`
  const body = Buffer.concat([Buffer.from(head), bytes, Buffer.from(`\r\n--${boundary}--\r\n`)])
  return { headers: { 'content-type': `multipart/form-data; boundary=${boundary}` }, body }
}
