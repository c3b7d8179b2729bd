import type { Letter } from '../files/letters.ts'
import { from, signs } from './senders.ts'

/** Invitation to bid, laboratory building. */
export const invitation: Letter = {
  sender: from.bids,
  title: 'Invitation to Bid: Science Laboratory Building, Phase 2',
  date: '2026-11-17',
  body: [
    '^ Invitation to bid',
    '^ Construction of Science Laboratory Building, Phase 2',
    '= Project No. HSU-INFRA-2027-001',
    '1. The Haraya State University, through the General Appropriations Act of 2027, intends to apply the sum of **PHP 48,500,000.00** being the Approved Budget for the Contract (ABC) to payments under the contract. Bids received in excess of the ABC shall be automatically rejected at bid opening.',
    '2. The works are the third and fourth storeys of the building with eight laboratories, the acid-waste line and neutralisation tank, the gas store, and the lift. Completion is required within 300 calendar days. Bidders should have completed a contract similar to the project, of at least half the ABC.',
    '3. Bidding is conducted through open competitive bidding using a non-discretionary pass/fail criterion, and is restricted to Filipino citizens, sole proprietorships, partnerships or organisations with at least seventy-five per cent interest belonging to citizens of the Philippines.',
    {
      heads: ['Activity', 'Date and time', 'Place'],
      widths: [3.6, 4, 3.4],
      rows: [
        ['Sale of bidding documents', '18 November to 9 December 2026', 'BAC Secretariat'],
        ['Pre-bid conference', '26 November 2026, 10:00 a.m.', 'Board Room and by video'],
        ['Last day for questions', '29 November 2026', 'bids@haraya.example'],
        ['Submission of bids', '9 December 2026, 9:00 a.m.', 'BAC Secretariat'],
        ['Opening of bids', '9 December 2026, 9:30 a.m.', 'Board Room'],
      ],
    },
    '4. Interested bidders pay a fee of PHP 25,000.00 for the bidding documents. The documents may be read free of charge on the website of the University.',
    '5. The University reserves the right to reject any and all bids, declare a failure of bidding, or not award the contract at any time before award, without incurring any liability to the affected bidders.',
    signs.bids,
  ],
}

/** Bid bulletin. */
export const bulletin: Letter = {
  sender: from.bids,
  title: 'Supplemental Bid Bulletin No. 3',
  date: '2026-11-26',
  body: [
    '^ Supplemental Bid Bulletin No. 3',
    '= Science Laboratory Building, Phase 2 · Project No. HSU-INFRA-2027-001',
    'This bulletin is issued to all who bought bidding documents and forms part of them. Where it differs from Bulletins No. 1 and 2, this one prevails.',
    {
      heads: ['Question', 'Answer'],
      widths: [5, 6],
      rows: [
        [
          'May fibre-cement boards be used in place of plywood for the partitions?',
          'Yes, 9 mm or thicker, in all rooms but 401 and 402, where masonry stays.',
        ],
        [
          'Drawing M-07 shows a lift of 8 persons, the specification 10.',
          'Ten persons, 800 kg. Drawing M-07 is replaced by M-07a, attached.',
        ],
        [
          'Is the acid-waste pipe polypropylene or borosilicate glass?',
          'Polypropylene, fusion-welded, with the test pressure of Section 15.4.',
        ],
        [
          'May the crane stand on the chapel road?',
          'Yes, from 7:00 p.m. to 5:00 a.m. The trees on the eastern side are not cut or pruned.',
        ],
        ['Is the date of submission moved?', 'No. 9 December 2026, 9:00 a.m. stays.'],
      ],
    },
    'The bill of quantities is reissued with items 6.12 and 15.9 corrected. Bidders use the form marked “Rev. 3”; another form is a ground for disqualification.',
    signs.bids,
  ],
}
