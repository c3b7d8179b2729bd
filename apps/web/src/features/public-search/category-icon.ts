import {
  IconBook2,
  IconCalendarEvent,
  IconCertificate,
  IconChartHistogram,
  IconClipboardText,
  IconFileText,
  IconFlask,
  IconGavel,
  IconNotebook,
  IconPhoto,
  type IconProps,
  IconReportMoney,
  IconScale,
  IconSchool,
  IconShoppingBag,
  IconSpeakerphone,
  IconUsers,
} from '@tabler/icons-react'
import type { ComponentType } from 'react'

/** Word stems of series' names, the telling ones first. */
const icons: readonly [RegExp, ComponentType<IconProps>][] = [
  [/resolution|board/i, IconGavel],
  [/minute|council|meeting/i, IconNotebook],
  [/memo|circular|order|announce|notice|advisor|bulletin/i, IconSpeakerphone],
  [/procure|bid|purchas|supply/i, IconShoppingBag],
  [/financ|budget|account|audit|fund|money/i, IconReportMoney],
  [/research|thes[ie]s|dissertation|abstract|laborator/i, IconFlask],
  [/calendar|event/i, IconCalendarEvent],
  [/photo|picture|poster|image|video/i, IconPhoto],
  [/charter|certificat|accredit/i, IconCertificate],
  [/curricul|syllab|course|program|academic|enrol|student|transcript/i, IconSchool],
  [/polic|rule|law|contract|agreement|legal/i, IconScale],
  [/report|statistic|accomplish|plan/i, IconChartHistogram],
  [/manual|handbook|guide|publication/i, IconBook2],
  [/form|application|request/i, IconClipboardText],
  [/personnel|human|staff|people|appoint/i, IconUsers],
]

/** A picture for a records series, by the words of its name. */
export const categoryIcon = (name: string): ComponentType<IconProps> =>
  icons.find(([words]) => words.test(name))?.[1] ?? IconFileText
