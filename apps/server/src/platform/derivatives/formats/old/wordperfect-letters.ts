/** Version 6 writes the letters of Western Europe by one byte. */
export const SHORT_LETTERS = [...'\0åÅæÆäÄáàâãÃçÇëéÉèêíñÑøØõÕöÖüÜúùß']

/** Its own sets of letters (WordPerfect's character sets 1, 4 and 8): of others nothing is read. */
const LATIN_FROM = 26
const LATIN =
  'ÁáÂâÄäÀàÅåÆæÇçÉéÊêËëÈèÍíÎîÏïÌìÑñÓóÔôÖöÒòÚúÛûÜüÙùŸÿÃãĐđØøÕõÝýÐðÞþĂăĀāĄąĆćČčĈĉĊċĎďĚěĖėĒēĘęǴǵĞğǦǧĢģĜĝĠġĤĥĦħİiĪīĮįĨĩĲĳĴĵĶķĹĺĽľĻļĿŀŁłŃń'
const SIGNS = '●○■•*¶§¡¿«»£¥₧ƒªº½¼¢²ⁿ®©¤¾³‛’‘‟”“–—‹›○□†‡™℠℞●◦■▪□▫‒'
const GREEK_SET = 'ΑαΒβΒϐΓγΔδΕεΖζΗηΘθΙιΚκΛλΜμΝνΞξΟοΠπΡρΣσΣςΤτΥυΦφΧχΨψΩω'
const SHARP_S = 23
const LETTERS: Readonly<Record<number, string[]>> = { 4: [...SIGNS], 8: [...GREEK_SET] }

/** A letter of a set; a space for what is not known, so that words stay apart. */
export function letterOf(set: number, letter: number): string {
  if (set === 0) return letter >= 0x20 && letter < 0x7f ? String.fromCharCode(letter) : ''
  if (set === 1) return letter === SHARP_S ? 'ß' : ([...LATIN][letter - LATIN_FROM] ?? ' ')
  return LETTERS[set]?.[letter] ?? ' '
}
