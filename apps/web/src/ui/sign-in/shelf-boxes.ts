/** A box file on the shelf: left edge, width and height in the drawing's pixels, its tone, the year on its label. */
export interface ShelfBox {
  x: number
  width: number
  height: number
  tone: 'bright' | 'middle' | 'deep' | 'dark' | 'gold'
  year?: string
}

const TONES = { b: 'bright', m: 'middle', p: 'deep', d: 'dark', g: 'gold' } as const

const shelf = (text: string): ShelfBox[] =>
  text.split(' ').map((word) => {
    const [x, width, height, tone, year] = word.split(',')
    const box = { x: Number(x), width: Number(width), height: Number(height), tone: TONES[tone as keyof typeof TONES] }
    return year ? { ...box, year } : box
  })

/** Five shelves, each 184 apart, from the founding year to now. */
export const SHELVES: readonly (readonly ShelfBox[])[] = [
  shelf(
    '-34,64,130,b,1948 33,38,139,d 74,74,148,m,1951 151,46,121,p 200,54,130,b,1954 257,38,139,d 298,66,148,m,1956 367,46,121,p 416,58,130,b,1959 477,40,139,d',
  ),
  shelf(
    '-60,71,130,m,1966 14,46,139,p 63,54,148,b,1968 120,38,121,d 180,66,130,m,1970 249,46,139,p 298,58,148,b,1973 359,38,121,d 400,70,130,g,1976 473,40,139,d',
  ),
  shelf(
    '-24,65,148,m,1982 44,46,121,p 93,58,130,b,1984 154,39,139,d 195,70,148,m,1987 268,50,121,p 340,46,130,b 389,46,139,d 438,70,148,m,1990',
  ),
  shelf(
    '-20,50,121,d 33,70,130,m,2001 106,50,139,p 159,46,148,b 208,46,121,g 257,62,130,m,2004 322,38,139,d 363,74,148,b,2007 440,46,121,d',
  ),
  shelf(
    '-28,55,130,b 30,46,139,d 79,62,148,m,2015 144,38,121,p 185,74,130,b,2018 262,46,139,d 311,54,148,m,2021 368,38,121,p 409,66,130,b,2024 478,40,139,d',
  ),
]
