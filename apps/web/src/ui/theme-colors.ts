import type { MantineColorsTuple } from '@mantine/core'

const tuple = (shades: string): MantineColorsTuple => {
  const [a = '', b = '', c = '', d = '', e = '', f = '', g = '', h = '', i = '', j = ''] = shades
    .split(' ')
    .map((hex) => `#${hex}`)
  return [a, b, c, d, e, f, g, h, i, j]
}

/** The ten shades of each scale, palest first (look, section 3). They replace Mantine's own of the same name. */
export const ink = tuple('eef3fb dbe6f7 b9ceef 8fb0e5 6990d8 4774c6 2e5db1 254c94 1d3c77 142b57')
export const gray = tuple('fafaf8 f5f5f2 ebebe7 dfdfda c9c9c3 a2a29b 7a7a73 5b5b55 3c3c38 1e1e1c')
export const dark = tuple('eaeae7 bdbdb8 989893 66676a 434548 313336 26282a 1b1c1e 151617 0f1011')
export const green = tuple('e7f5f0 cbe9de 9ad4c0 66bda1 3ba384 1e8a6b 127457 0c5e47 084a37 053527')
export const orange = tuple('fdf4e4 fae6c1 f3cc85 e9b04e d99427 bc7913 98600b 7a4c08 5f3b07 432905')
export const red = tuple('fcefed f9dcd8 f1b6af e68c82 d76559 c5473c ac3128 8e261f 6f1d17 4f1410')
