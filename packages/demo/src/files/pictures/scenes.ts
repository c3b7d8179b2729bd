import sharp from 'sharp'
import { seeded } from '../seeded.ts'

const sky = (top: string, bottom: string) =>
  `<defs><linearGradient id="sky" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="${top}"/><stop offset="1" stop-color="${bottom}"/></linearGradient></defs><rect width="1600" height="1000" fill="url(#sky)"/>`

const cloud = (x: number, y: number, size: number) =>
  `<g fill="#ffffff" opacity=".75" transform="translate(${x} ${y}) scale(${size})"><ellipse cx="0" cy="0" rx="70" ry="22"/><ellipse cx="-30" cy="-14" rx="34" ry="24"/><ellipse cx="22" cy="-20" rx="40" ry="30"/></g>`

const tree = (x: number, y: number, size: number, leaf = '#4d7f47') =>
  `<g transform="translate(${x} ${y}) scale(${size})"><rect x="-8" y="-60" width="16" height="66" fill="#6b4a30"/><circle cx="0" cy="-110" r="62" fill="${leaf}"/><circle cx="-46" cy="-84" r="42" fill="${leaf}"/><circle cx="44" cy="-80" r="44" fill="${leaf}"/><circle cx="-16" cy="-130" r="30" fill="#ffffff" opacity=".08"/></g>`

const palm = (x: number, y: number, size: number) =>
  `<g transform="translate(${x} ${y}) scale(${size})"><path d="M-6 0C-2-80 2-140 8-210L18-208C12-140 10-80 8 0Z" fill="#7a5b3c"/><g fill="#3f7a4b"><path d="M12-210C-40-260-100-250-130-200C-80-222-40-222 12-204Z"/><path d="M12-210C60-260 120-250 150-196C104-222 60-222 12-204Z"/><path d="M12-210C-10-280-60-310-110-300C-60-280-24-252 12-204Z"/><path d="M12-210C30-280 84-308 130-296C84-278 46-252 12-204Z"/></g></g>`

const person = (x: number, y: number, shirt: string) =>
  `<g transform="translate(${x} ${y})"><circle cy="-66" r="11" fill="#8a5a3c"/><path d="M-14-10V-42a14 14 0 0 1 28 0V-10Z" fill="${shirt}"/><path d="M-10-12H10V30H2V0H-2V30H-10Z" fill="#2b3550"/></g>`

function windows(at: { x: number; y: number; columns: number; rows: number; stepX: number; stepY: number }): string {
  const panes: string[] = []
  for (let row = 0; row < at.rows; row += 1) {
    for (let column = 0; column < at.columns; column += 1) {
      const x = at.x + column * at.stepX
      const y = at.y + row * at.stepY
      panes.push(
        `<rect x="${x - 6}" y="${y - 6}" width="76" height="112" fill="#ffffff" opacity=".7"/><rect x="${x}" y="${y}" width="64" height="100" fill="#41587c"/><path d="M${x} ${y + 50}h64M${x + 32} ${y}v100" stroke="#dfe6ef" stroke-width="4"/><path d="M${x} ${y}l40 0l-40 60z" fill="#ffffff" opacity=".12"/>`,
      )
    }
  }
  return panes.join('')
}

const mainHall = `<path d="M330 330L800 130L1270 330Z" fill="#a34a30"/><path d="M330 330L800 130L800 330Z" fill="#b4573a"/><rect x="310" y="322" width="980" height="22" fill="#7d3521"/><rect x="380" y="344" width="840" height="420" fill="#efe2cb"/><rect x="380" y="344" width="840" height="26" fill="#d8c7a8"/><rect x="380" y="556" width="840" height="14" fill="#d8c7a8"/>${windows({ x: 430, y: 410, columns: 7, rows: 2, stepX: 113, stepY: 190 })}<rect x="730" y="590" width="140" height="174" fill="#7d3521"/><path d="M738 764V640a62 62 0 0 1 124 0V764Z" fill="#4a2a1c"/><path d="M680 590L800 520L920 590Z" fill="#a34a30"/>`

const flag =
  '<rect x="220" y="300" width="8" height="470" fill="#8c8f96"/><path d="M228 306h120v34h-120z" fill="#2250a6"/><path d="M228 340h120v34h-120z" fill="#b8283a"/><path d="M228 306l62 34l-62 34z" fill="#ffffff"/><circle cx="248" cy="340" r="8" fill="#e6b12e"/>'

/** The main building, red roof and quadrangle, on Foundation Day. */
function quadrangle(): string {
  const crowd = [260, 420, 500, 1010, 1080, 1190, 1330, 1400].map((x, index) =>
    person(x, 850 + (index % 3) * 22, ['#b8283a', '#e0a12b', '#2f5bb0', '#ffffff'][index % 4] ?? '#ffffff'),
  )
  return `${sky('#a9cfea', '#e4f1f8')}<circle cx="1370" cy="130" r="78" fill="#fff3c4"/>${cloud(260, 160, 1.3)}${cloud(1080, 90, 0.9)}<path d="M0 700C200 520 360 520 520 640C800 420 1180 420 1600 660V800H0Z" fill="#86a68c"/>${mainHall}<rect y="760" width="1600" height="240" fill="#6c9456"/><path d="M730 764H870L1010 1000H590Z" fill="#dccfb8"/>${flag}${tree(150, 800, 1.1)}${tree(1450, 800, 1.25, '#5b8c4e')}${tree(1300, 780, 0.8)}${crowd.join('')}`
}

/** The gate of the main campus at dusk. */
function gate(): string {
  return `${sky('#3d4f7c', '#f0a267')}<circle cx="800" cy="560" r="130" fill="#ffd48a"/><path d="M0 640C300 520 500 600 800 560C1100 520 1300 600 1600 560V800H0Z" fill="#55506b"/><rect y="740" width="1600" height="260" fill="#3c4a3d"/><path d="M560 1000L700 740H900L1040 1000Z" fill="#8d8578"/><rect x="440" y="330" width="150" height="430" fill="#e8dcc6"/><rect x="1010" y="330" width="150" height="430" fill="#e8dcc6"/><rect x="410" y="290" width="210" height="46" fill="#a34a30"/><rect x="980" y="290" width="210" height="46" fill="#a34a30"/><path d="M590 420C680 330 920 330 1010 420V470C920 390 680 390 590 470Z" fill="#1f3a73"/><g fill="#ffe3a3"><circle cx="515" cy="440" r="22"/><circle cx="1085" cy="440" r="22"/></g>${palm(280, 800, 1.8)}${palm(1330, 800, 1.7)}${palm(120, 840, 1.3)}${person(760, 870, '#e0a12b')}${person(850, 890, '#ffffff')}`
}

/** The reading room of the library. */
function readingRoom(): string {
  const random = seeded(41)
  const colors = ['#7a2e35', '#2f5bb0', '#3f7a4b', '#c79a3a', '#5a4a7a', '#8b5a2b']
  const books: string[] = []
  for (let shelf = 0; shelf < 4; shelf += 1) {
    for (let x = 60; x < 1540; ) {
      const width = 16 + Math.floor(random() * 20)
      const height = 74 + Math.floor(random() * 38)
      if (random() > 0.08)
        books.push(
          `<rect x="${x}" y="${196 + shelf * 140 - height}" width="${width - 3}" height="${height}" fill="${colors[Math.floor(random() * 6)]}"/>`,
        )
      x += width
    }
    books.push(`<rect x="40" y="${196 + shelf * 140}" width="1520" height="14" fill="#5e3b22"/>`)
  }
  const lamps = [330, 800, 1270].map(
    (x) =>
      `<path d="M${x - 70} 700L${x - 34} 650H${x + 34}L${x + 70} 700Z" fill="#2f7a5a"/><rect x="${x - 4}" y="700" width="8" height="70" fill="#c79a3a"/><ellipse cx="${x}" cy="772" rx="170" ry="22" fill="#fff0c0" opacity=".5"/>`,
  )
  return `<rect width="1600" height="1000" fill="#8a5c39"/><rect x="40" y="60" width="1520" height="570" fill="#4a2d1a"/>${books.join('')}<rect y="630" width="1600" height="370" fill="#c9a77c"/><rect x="120" y="770" width="1360" height="44" fill="#7b4a2a"/><rect x="150" y="814" width="30" height="186" fill="#5e3720"/><rect x="1420" y="814" width="30" height="186" fill="#5e3720"/>${lamps.join('')}<g fill="#ffffff"><path d="M520 768C560 744 600 744 630 764C660 744 700 744 740 768V774H520Z"/><path d="M960 768C1000 744 1030 744 1060 764C1090 744 1120 744 1160 768V774H960Z"/></g>`
}

/** The demonstration farm of North Campus. */
function farm(): string {
  const terraces = [0, 1, 2, 3, 4, 5].map(
    (step) =>
      `<path d="M0 ${560 + step * 74}C400 ${520 + step * 78} 900 ${620 + step * 64} 1600 ${550 + step * 76}V1000H0Z" fill="${['#9cc06a', '#86b25c', '#76a551', '#679848', '#588a3f', '#4a7a36'][step]}"/><path d="M0 ${566 + step * 74}C400 ${526 + step * 78} 900 ${626 + step * 64} 1600 ${556 + step * 76}" stroke="#d8ecd0" stroke-width="6" fill="none" opacity=".7"/>`,
  )
  return `${sky('#9fd0ee', '#f5f3df')}${cloud(420, 150, 1.5)}${cloud(1180, 210, 1.1)}<path d="M0 560L300 260L520 460L840 200L1200 500L1420 330L1600 470V700H0Z" fill="#6f8fa6"/><path d="M0 620L260 430L600 590L980 400L1600 600V720H0Z" fill="#5f8a72"/>${terraces.join('')}<g transform="translate(1130 470)"><path d="M-130 60L0-30L130 60Z" fill="#a34a30"/><rect x="-104" y="60" width="208" height="110" fill="#e6d6b8"/><rect x="-30" y="90" width="60" height="80" fill="#6b4a30"/></g>${palm(1340, 650, 1.1)}${palm(960, 640, 0.8)}${person(420, 820, '#e0a12b')}${person(520, 840, '#b8283a')}<path d="M396 750l24-20l24 20z" fill="#d9b878"/><path d="M496 770l24-20l24 20z" fill="#d9b878"/>`
}

/** The tower of City Campus. */
function cityTower(): string {
  const random = seeded(7)
  const glass: string[] = []
  for (let floor = 0; floor < 9; floor += 1) {
    for (let bay = 0; bay < 7; bay += 1) {
      const tone = random() > 0.75 ? '#f6dc9a' : '#9fc3dd'
      glass.push(`<rect x="${596 + bay * 60}" y="${196 + floor * 66}" width="46" height="46" fill="${tone}"/>`)
    }
  }
  return `${sky('#b7d7ec', '#f2ead9')}${cloud(1250, 170, 1.4)}<g fill="#b9bfca"><rect x="60" y="420" width="230" height="380"/><rect x="260" y="320" width="170" height="480" fill="#a9b1bf"/><rect x="1130" y="380" width="200" height="420"/><rect x="1310" y="470" width="230" height="330" fill="#a9b1bf"/></g><rect x="570" y="160" width="460" height="640" fill="#f1eee6"/><rect x="550" y="136" width="500" height="30" fill="#a34a30"/>${glass.join('')}<rect x="480" y="690" width="640" height="110" fill="#1f3a73"/><rect x="740" y="714" width="120" height="86" fill="#dfe9f2"/><rect y="800" width="1600" height="200" fill="#6f747c"/><rect y="800" width="1600" height="34" fill="#c9c4b8"/><g fill="#f4e9b0"><rect x="100" y="910" width="160" height="12"/><rect x="420" y="910" width="160" height="12"/><rect x="740" y="910" width="160" height="12"/><rect x="1060" y="910" width="160" height="12"/><rect x="1380" y="910" width="160" height="12"/></g>${tree(460, 820, 0.8)}${tree(1170, 820, 0.85)}<g transform="translate(300 860)"><rect x="-150" y="-90" width="300" height="84" rx="16" fill="#b8283a"/><rect x="-120" y="-76" width="240" height="34" fill="#dfe9f2"/><circle cx="-90" cy="0" r="24" fill="#22262e"/><circle cx="90" cy="0" r="24" fill="#22262e"/></g>`
}

const scenes: Record<string, () => string> = {
  'city-tower': cityTower,
  farm,
  gate,
  quadrangle,
  'reading-room': readingRoom,
}

/** The photograph of a scene. @throws where there is none of that name */
export function photoOf(name: string): Promise<Buffer> {
  const scene = scenes[name]
  if (!scene) throw new Error(`No scene is called '${name}'.`)
  return photo(scene())
}

/** A scene as a JPEG of 1600 × 1000 pixels. */
function photo(scene: string): Promise<Buffer> {
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="1600" height="1000" viewBox="0 0 1600 1000">${scene}</svg>`
  return sharp(Buffer.from(svg)).jpeg({ quality: 82 }).toBuffer()
}
