import type { Abstract } from '../files/abstract.ts'

/** Crab nurseries in replanted mangrove. */
export const mangrove: Abstract = {
  title: 'Survival of Juvenile Mud Crab in Replanted and Old-Growth Mangrove of Malinao Bay',
  authors: 'Rosa D. Agbayani, Paulo R. Macaraeg and Jerome S. Umali',
  college: 'College of Agriculture and Fisheries, North Campus',
  issue: 'Volume 31, Number 2 · July–December 2026 · pages 41–58',
  date: '2026-08-14',
  keywords: 'mangrove, Scylla serrata, nursery, Malinao Bay',
  body: [
    'Fishers of Malinao Bay buy young mud crab from other provinces although the bay has 212 hectares of mangrove. We asked whether stands replanted after the typhoon of 2013 shelter young crabs as well as the old forest does.',
    'From February 2024 to January 2026, 2,400 marked juveniles of Scylla serrata were released in six plots of a quarter hectare, three in stands planted in 2014 and three in old growth. Traps were set at each spring tide. Shade, depth of mud, roots per square metre and salinity were taken monthly.',
    'After ninety days 38 per cent of the crabs were caught again in old growth and 31 per cent in replanted stands. Most of the difference is explained by root density; in replanted plots with more than forty roots per square metre survival was the same as in the old forest. Crabs in replanted stands grew faster, 0.92 against 0.78 millimetres a week.',
    'Stands planted ten years ago can serve as nurseries where seedlings were set at one metre or closer. We advise the people’s organisations to close two plots to fishing for one year and to begin with 500 juveniles each.',
  ],
}

/** Reading in the mother tongue. */
export const reading: Abstract = {
  title: 'Reading Aloud in the Mother Tongue: Two Years in Twelve Multigrade Schools',
  authors: 'Luzviminda A. Paterno and Ma. Teresa Q. Yulo',
  college: 'College of Education, Main Campus',
  issue: 'Volume 30, Number 1 · January–June 2025 · pages 3–22',
  date: '2025-05-30',
  keywords: 'multigrade, mother tongue, oral reading, teachers',
  body: [
    'Twelve schools in the uplands of San Alonso, with 418 pupils in Grades 1 to 3, tried fifteen minutes of reading aloud each day from booklets in the pupils’ own language. The booklets, forty in all, were written by their teachers and printed by the University.',
    'Pupils were heard individually in June and March of two school years. Words read correctly in a minute rose from 21 to 47 in the schools with booklets and from 22 to 36 in twelve schools without. Pupils who began slowest gained most. The gain in Filipino was smaller but not absent.',
    'Teachers said that the hardest part was to let the pupils read and to say nothing. We describe how they learned it from each other, and what the booklets cost: PHP 31.00 a pupil a year.',
  ],
}

/** Drying of rice. */
export const drying: Abstract = {
  title: 'A Flat-Bed Dryer Fired with Rice Husk for Cooperatives of Forty Members',
  authors: 'Rosa D. Agbayani and Alfredo K. Ventura',
  college: 'College of Agriculture, North Campus',
  issue: 'Volume 29, Number 2 · July–December 2024 · pages 77–90',
  date: '2024-11-18',
  keywords: 'rice, drying, husk furnace, cooperatives',
  body: [
    'In the wet season one sack in nine spoils on the roads of Malinao where rice is spread to dry. A flat-bed dryer of two tons was built of local brick with a step-grate furnace that burns husk, and was run for three harvests by the Sitio Kawayan cooperative.',
    'It brought grain from 24 to 14 per cent moisture in nine hours with 58 kilograms of husk. Head rice recovery was 54.1 per cent against 47.6 on the road. With 46 loads a season the cooperative recovers the cost of PHP 268,000.00 in three and a half years.',
    'The weak part is the fan bearing, which failed twice. Drawings, a list of materials and a page of advice for the operator are appended.',
  ],
}

/** Place names. */
export const placeNames: Abstract = {
  title: 'Place Names of San Alonso in the Land Records of 1903 to 1938',
  authors: 'Crispin V. Ibarra',
  college: 'College of Arts and Letters, Main Campus',
  issue: 'Volume 26, Number 1 · January–June 2021 · pages 12–40',
  date: '2021-06-11',
  keywords: 'toponymy, land records, local history',
  body: [
    'The cadastral sheets of San Alonso name 311 places. One hundred and forty are not on any later map, and old people still use 52 of these. The study follows each name through sheets, tax declarations and conversations with 37 persons above seventy years of age.',
    'Names of trees and of water make up most of those lost; they went with the trees and the water. Names of persons came with titles to land. Eleven names that the survey wrote as Spanish words are shown to be words of the local language, misheard.',
    'A gazetteer with coordinates is deposited in the University Library and may be copied freely.',
  ],
}
