import type { Language } from '@sinupan/contract'

export type Letter = 'Acknowledge' | 'Ask' | 'Extension' | 'Denial' | 'Referral'

/** Where only a person knows how it goes on. */
export const gap = '[…]'

const english: Record<Letter, string> = {
  Acknowledge:
    'Dear {{name}},\n\nWe received your request “{{title}}” ({{no}}). We answer it by {{day}}.\n\nRecords office',
  Ask: `Dear {{name}},\n\nto find what you ask for in “{{title}}” ({{no}}) we need to know: ${gap}\n\nThe clock stands still until your answer.\n\nRecords office`,
  Extension: `Dear {{name}},\n\nyour request “{{title}}” ({{no}}) needs more time, because ${gap}\n\nWe answer it by {{day}}.\n\nRecords office`,
  Denial: `Dear {{name}},\n\nwe cannot give you what you asked for in “{{title}}” ({{no}}), because ${gap}\n\nYou may appeal within fifteen days.\n\nRecords office`,
  Referral: `Dear {{name}},\n\nwhat you ask for in “{{title}}” ({{no}}) is kept by ${gap}\n\nWe sent your request on to them.\n\nRecords office`,
}

const filipino: Record<Letter, string> = {
  Acknowledge:
    'Magandang araw, {{name}},\n\nNatanggap namin ang kahilingan mong “{{title}}” ({{no}}). Masasagot ka hanggang {{day}}.\n\nTanggapan ng mga rekord',
  Ask: `Magandang araw, {{name}},\n\nupang mahanap ang hiningi mo sa “{{title}}” ({{no}}), kailangan naming malaman: ${gap}\n\nNakahinto ang bilang ng araw hanggang sumagot ka.\n\nTanggapan ng mga rekord`,
  Extension: `Magandang araw, {{name}},\n\nkailangan pa ng panahon ang kahilingan mong “{{title}}” ({{no}}), dahil ${gap}\n\nMasasagot ka hanggang {{day}}.\n\nTanggapan ng mga rekord`,
  Denial: `Magandang araw, {{name}},\n\nhindi namin maibibigay ang hiningi mo sa “{{title}}” ({{no}}), dahil ${gap}\n\nMaaari kang umapela sa loob ng labinlimang araw.\n\nTanggapan ng mga rekord`,
  Referral: `Magandang araw, {{name}},\n\nang hiningi mo sa “{{title}}” ({{no}}) ay hawak ng ${gap}\n\nIpinadala namin sa kanila ang kahilingan mo.\n\nTanggapan ng mga rekord`,
}

/** Letters in the language that the requester wrote the form in. */
export const letterTexts: Record<Language, Record<Letter, string>> = { en: english, fil: filipino }
