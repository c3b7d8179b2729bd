/** Surnames in the order of how many bear them; the first dozen are everywhere. */
const common =
  `Dela Cruz,Garcia,Reyes,Santos,Ramos,Mendoza,Bautista,Flores,Gonzales,Villanueva,Fernandez,Cruz,De Guzman,Lopez,Perez,
Castillo,Francisco,Rivera,Aquino,Castro,Sanchez,Torres,De Leon,Domingo,Martinez,Rodriguez,Santiago,Soriano,Delos Santos,
Diaz,Hernandez,Tolentino,Valdez,Ramirez,Morales,Mercado,Tan,Aguilar,Navarro,Manalo,Gomez,Dizon,Del Rosario,Javier,
Corpuz,Gutierrez,Salvador,Velasco,Miranda,David,Salazar,Fajardo,Pascual,Ocampo,Marquez,Peña,Magno,Lim,Padilla,Ibañez,
Evangelista,Castañeda,Panganiban,Macaraeg,Alonzo,Bernardo,Cabrera,Espiritu,Muñoz,Natividad,Pangilinan,Quinto,Sarmiento`.split(
    /,\s*/,
  )
const beginnings =
  'Ala,Bala,Bana,Bitu,Caba,Cata,Daga,Dima,Dumala,Gata,Guma,Hala,Ila,Kali,Laca,Liwa,Maca,Maga,Mala,Mana,Nata,Paga,Pala,Pana,Quia,Sala,Sina,Suma,Taga,Tala,Tuma,Ula,Vina,Yapa'.split(
    ',',
  )
const middles = 'ba,bu,ca,cu,da,ga,gu,la,li,lu,ma,na,nga,pa,pi,ra,sa,su,ta,ti,ya'.split(',')
const endings = 'bay,cao,dac,gal,gan,han,lang,lan,may,ngan,nog,pan,quin,ran,sig,tan,tay,wag,yan,yao'.split(',')
const given =
  `Maria,Jose,Juan,Mary,Angelo,John,Mark,Christian,Kristine,Jessa,Michelle,Jennifer,Marites,Rowena,Rodel,Ferdinand,
Ramon,Antonio,Eduardo,Rosario,Carmela,Ligaya,Bayani,Amihan,Dalisay,Efren,Gregorio,Herminia,Imelda,Jericho,Karen,Leonora,
Manuel,Nenita,Oscar,Paolo,Queenie,Renato,Salvacion,Teodoro,Ursula,Vicente,Wilfredo,Xyza,Yolanda,Zenaida,Niña,Andres`.split(
    /,\s*/,
  )
const second = ',,,Clara,Luz,Paul,Carlo,Anne,Grace,Joy,Rose,Miguel,Luis,Fe,Paz,Mae'.split(',')
const positions = 'Instructor I,Assistant Professor II,Administrative Aide IV,Records Officer I,Clerk II,Dean,'.split(
  ',',
)

export interface PersonName {
  firstName: string
  middleName: string
  lastName: string
  position: string | null
}

/**
 * Names as Filipinos bear them: half of the people share 73 surnames, unevenly (the first a fortieth of all, and as
 * many again have it from their mother); the other half has one of 14 280. The mother's surname is the middle name.
 */
export function nameMaker(random: () => number): () => PersonName {
  const one = (list: readonly string[]) => list[Math.floor(random() * list.length)] ?? ''
  const early = (list: readonly string[], slope: number) => list[Math.floor(list.length * random() ** slope)] ?? ''
  const surname = () => (random() < 0.5 ? early(common, 1.4) : `${one(beginnings)}${one(middles)}${one(endings)}`)
  return () => ({
    firstName: `${early(given, 1.7)} ${one(second)}`.trim(),
    middleName: surname(),
    lastName: surname(),
    position: one(positions) || null,
  })
}
