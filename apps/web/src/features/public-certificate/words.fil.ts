import type { Translation } from '../../lib/messages.ts'
import type { english } from './words.ts'

export const publicCertificate = {
  title: 'Suriin ang isang sertipiko ng pagsira',
  line: 'Sinasabi ng sertipiko kung aling mga rekord ang sinira, at kung kaninong pahintulot. Ilagay ang code na nasa ilalim ng QR code nito.',
  code: 'Code ng sertipiko',
  codeHint: 'Tulad ng 7K4M-Q9XD-2TBA-90ZF',
  enterCode: 'Ilagay ang code.',
  verify: 'Suriin',
  genuine: 'Tunay ang sertipikong ito',
  genuineLine: 'Inilabas ito ng {{institution}}. Ihambing ang sinasabi nito sa papel na hawak mo.',
  no: 'Bilang',
  executedOn: 'Isinagawa noong',
  count: 'Mga dokumento',
  sha256: 'SHA-256 ng listahan',
  erased: 'Nabura',
  isFinal: 'Lahat',
  isNotFinal: 'Hindi pa: sa loob ng tatlumpung araw ay maibabalik pa ang mga dokumento',
  restored_other: '{{count}} sa mga ito ang ibinalik',
  unknown: 'Walang sertipikong may ganitong code',
  unknownLine: 'Ihambing ang bawat titik sa papel. Kung pareho, hindi rito inilabas ang sertipiko.',
  failedTitle: 'Hindi nasuri ang sertipiko',
} satisfies Translation<typeof english>
