import type { Language, MailedNotice } from '@sinupan/contract'

interface DigestTexts {
  subject(count: number): string
  greeting(firstName: string): string
  lead: string
  /** What the number behind it counts. */
  kinds: Record<MailedNotice, string>
  label: string
}

/** The one mail a day: what is new, in numbers. */
export const digestTexts: Record<Language, DigestTexts> = {
  en: {
    subject: (count) => (count === 1 ? 'One notice of the day' : `${count} notices of the day`),
    greeting: (firstName) => `Dear ${firstName},`,
    lead: 'Since the last mail of this kind, and not read yet:',
    kinds: {
      'posting.sent': 'Postings that were sent for your decision',
      'posting.approved': 'Postings of yours that were approved',
      'posting.returned': 'Postings of yours that were returned',
      'posting.withdrawn': 'Postings of yours that somebody else withdrew',
      'posting.unpublished': 'Published postings of yours that were taken back',
      'posting.published': 'Postings of yours that were published at their hour',
      'posting.taken-down': 'Public documents of your unit that were taken down',
      'posting.reminded': 'Postings that have waited for days for your decision',
      'posting.escalated': 'Postings that have waited for long, and nobody decides',
      'approver.delegated': 'Delegations of an approver that concern you',
      'share.made': 'Documents that were shared with you',
      'access.asked': 'Requests to read classified documents of yours',
      'access.granted': 'Classified documents that were opened to you',
      'access.refused': 'Requests of yours for access that were refused',
      'access.opened': 'Classified documents of yours that the central records unit opened',
      'pool.joined': 'Pools that you were added to',
      'pool.handed-over': 'Pools that were handed over to you',
      'pool.orphaned': 'Pools that have no active owner any more',
      'drop.delivered': 'Files that arrived on requests of yours',
      'retention.expiring': 'Documents of your unit whose time is over soon',
      'retention.wrong': 'Warnings that days of retention were wrong',
      'loan.requested': 'Originals of your unit that somebody asked for',
      'loan.approved': 'Originals that were promised to you',
      'loan.refused': 'Originals that you asked for and do not get',
      'loan.turn': 'Originals that it is your turn for',
      'loan.reminded': 'Originals that you have to bring back soon',
      'loan.overdue': 'Originals that are overdue',
      'account.waiting': 'Accounts that wait for acceptance',
      'account.last-administrator-left': 'Warnings that the only administrator has left',
      'audit.broken': 'Warnings that the history does not fit its seals',
      'work.late': 'Warnings of work that waits too long',
    },
    label: 'Open Sinupan',
  },
  fil: {
    subject: (count) => `${count} abiso ngayong araw`,
    greeting: (firstName) => `Mahal na ${firstName},`,
    lead: 'Mula sa huling liham na ganito, at hindi pa nababasa:',
    kinds: {
      'posting.sent': 'Mga posting na naghihintay ng pasya mo',
      'posting.approved': 'Mga posting mong inaprubahan',
      'posting.returned': 'Mga posting mong ibinalik',
      'posting.withdrawn': 'Mga posting mong binawi ng iba',
      'posting.unpublished': 'Mga nailathala mong posting na binawi',
      'posting.published': 'Mga posting mong nailathala sa takdang oras',
      'posting.taken-down': 'Mga pampublikong dokumento ng yunit mo na inalis',
      'posting.reminded': 'Mga posting na ilang araw nang naghihintay ng pasya mo',
      'posting.escalated': 'Mga posting na matagal nang naghihintay at walang nagpapasya',
      'approver.delegated': 'Mga delegasyon ng tagapag-apruba na may kinalaman sa iyo',
      'share.made': 'Mga dokumentong ibinahagi sa iyo',
      'access.asked': 'Mga humihiling na mabasa ang mga classified mong dokumento',
      'access.granted': 'Mga classified na dokumentong binuksan sa iyo',
      'access.refused': 'Mga kahilingan mong tinanggihan',
      'access.opened': 'Mga classified mong dokumento na binuksan ng central records unit',
      'pool.joined': 'Mga pool na isinama ka',
      'pool.handed-over': 'Mga pool na ipinasa sa iyo',
      'pool.orphaned': 'Mga pool na wala nang aktibong may-ari',
      'drop.delivered': 'Mga file na dumating para sa mga hiling mo',
      'retention.expiring': 'Mga dokumento ng yunit mo na malapit nang matapos ang panahon',
      'retention.wrong': 'Mga babala na may maling araw ng pag-iingat',
      'loan.requested': 'Mga orihinal ng yunit mo na hinihiling hiramin',
      'loan.approved': 'Mga orihinal na ipinangako sa iyo',
      'loan.refused': 'Mga orihinal na hiniling mo at hindi ibinigay',
      'loan.turn': 'Mga orihinal na ikaw na ang susunod',
      'loan.reminded': 'Mga orihinal na malapit mo nang isauli',
      'loan.overdue': 'Mga orihinal na lampas na sa takdang araw',
      'account.waiting': 'Mga account na naghihintay ng pagtanggap',
      'account.last-administrator-left': 'Mga babala na umalis na ang nag-iisang administrador',
      'audit.broken': 'Mga babala na hindi tugma ang kasaysayan sa mga selyo nito',
      'work.late': 'Mga babala ng gawaing masyadong matagal naghihintay',
    },
    label: 'Buksan ang Sinupan',
  },
}
