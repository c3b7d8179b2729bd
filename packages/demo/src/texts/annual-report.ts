import { type Booklet, coverTones } from '../files/booklet.ts'

/** The annual report for 2025. */
export const annualReport: Booklet = {
  title: ['Annual', 'Report', '2025'],
  edition: 'Seventy-seven years of public service',
  imprint: 'Submitted to the Board of Regents, 20 February 2026',
  date: '2026-02-20',
  tone: coverTones.green,
  chapters: [
    {
      title: 'From the President',
      body: [
        'The year began with a typhoon and ended with the largest graduating class in our history: 2,318 women and men, of whom 1,409 are the first of their families to finish college. Between these two we repaired 31 classrooms, opened the first floor of the science building, and moved the last paper forms of the Registrar to the website.',
        'Not all went well. The licensure result in engineering fell to 54 per cent, and we had to return PHP 9.4 million because two projects could not be bid in time. What we do about it is told in the chapters that follow.',
        { signed: 'Corazon B. Villamar', position: 'University President' },
      ],
    },
    {
      title: 'Instruction',
      body: [
        {
          caption: 'Licensure examinations, first takers',
          heads: ['Examination', 'Examinees', 'Passed', 'Per cent', 'National'],
          widths: [4, 2, 2, 2, 2],
          right: [1, 2, 3, 4],
          tone: 'green',
          rows: [
            ['Nursing', '132', '126', '95.5', '79.1'],
            ['Teachers, secondary', '388', '331', '85.3', '70.2'],
            ['Teachers, elementary', '204', '166', '81.4', '59.8'],
            ['Agriculture', '118', '74', '62.7', '41.5'],
            ['Accountancy', '61', '27', '44.3', '30.6'],
            ['Civil engineering', '96', '52', '54.2', '48.0'],
          ],
        },
        'Eleven programmes were visited by accreditors; nine rose by one level. Class size in the first year fell from 52 to 44 after 38 teachers were appointed.',
      ],
    },
    {
      title: 'Research and extension',
      body: [
        'Forty-one projects were finished and seventy-six papers published, thirty of them in journals of the first two quartiles. The mangrove work of the North Campus was taken up by four towns.',
        '- 1,260 farmers attended field days; 310 families now use the flat-bed dryer.',
        '- 214 barangay health workers were trained in nutrition and first aid.',
        '- Forty reading booklets in four languages were printed and given away.',
      ],
    },
    {
      title: 'Finance',
      body: [
        {
          caption: 'Sources and uses of funds, in million pesos',
          heads: ['', '2024', '2025', 'Change'],
          widths: [5, 2, 2, 2],
          right: [1, 2, 3],
          rows: [
            ['General appropriations', '812.4', '868.9', '7.0%'],
            ['Free higher education', '241.0', '263.5', '9.3%'],
            ['Income', '96.3', '91.8', '–4.7%'],
            ['Personnel', '701.2', '742.6', '5.9%'],
            ['Maintenance', '268.0', '301.1', '12.4%'],
            ['Capital outlay', '142.8', '151.7', '6.2%'],
          ],
        },
        'The Commission on Audit gave an unmodified opinion, the fourth in a row.',
      ],
    },
    {
      title: 'What comes next',
      body: [
        'In 2026: the second phase of the science building; a new handbook for students; an archive that everyone can search; and a review course in engineering that is free.',
      ],
    },
  ],
}
