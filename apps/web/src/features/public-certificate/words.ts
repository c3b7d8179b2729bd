import { words } from '../../lib/messages.ts'

export const english = {
  title: 'Verify a certificate of destruction',
  line: 'A certificate tells which records were destroyed, and by whose leave. Enter the code that stands under its QR code.',
  code: 'Code of the certificate',
  codeHint: 'Such as 7K4M-Q9XD-2TBA-90ZF',
  enterCode: 'Enter the code.',
  verify: 'Verify',
  genuine: 'This certificate is genuine',
  genuineLine: 'It was issued by {{institution}}. Compare what it says with the paper in your hand.',
  no: 'Number',
  executedOn: 'Executed on',
  count: 'Documents',
  sha256: 'SHA-256 of the list',
  erased: 'Erased',
  isFinal: 'All of it',
  isNotFinal: 'Not yet: for thirty days documents can be brought back',
  restored_one: '{{count}} of them was brought back',
  restored_other: '{{count}} of them were brought back',
  unknown: 'No certificate has this code',
  unknownLine: 'Compare each letter with the paper. If it is the same, the certificate was not issued here.',
  failedTitle: 'The certificate could not be verified',
} as const

export const t = words('public-certificate', english)
