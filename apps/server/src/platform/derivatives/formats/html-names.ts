/** HTML's names of letters from 160 on, in their order (HTML 4.01, 24.2.1). */
const LATIN = `nbsp iexcl cent pound curren yen brvbar sect uml copy ordf laquo not shy reg macr deg plusmn sup2 sup3 acute micro para
middot cedil sup1 ordm raquo frac14 frac12 frac34 iquest Agrave Aacute Acirc Atilde Auml Aring AElig Ccedil Egrave Eacute Ecirc Euml
Igrave Iacute Icirc Iuml ETH Ntilde Ograve Oacute Ocirc Otilde Ouml times Oslash Ugrave Uacute Ucirc Uuml Yacute THORN szlig agrave
aacute acirc atilde auml aring aelig ccedil egrave eacute ecirc euml igrave iacute icirc iuml eth ntilde ograve oacute ocirc otilde ouml
divide oslash ugrave uacute ucirc uuml yacute thorn yuml`
/** And those of Greek, from 913 on; at 930 there is none. */
const GREEK = `Alpha Beta Gamma Delta Epsilon Zeta Eta Theta Iota Kappa Lambda Mu Nu Xi Omicron Pi Rho - Sigma Tau Upsilon Phi Chi Psi
Omega - - - - - - - alpha beta gamma delta epsilon zeta eta theta iota kappa lambda mu nu xi omicron pi rho sigmaf sigma tau upsilon phi
chi psi omega`
/** The others of HTML 4.01, and of HTML 5 the letters of Central Europe. */
const OTHERS = `OElig Œ oelig œ Scaron Š scaron š Yuml Ÿ fnof ƒ circ ˆ tilde ˜ ndash – mdash — lsquo ‘ rsquo ’ sbquo ‚ ldquo “ rdquo ” bdquo „
dagger † Dagger ‡ bull • hellip … permil ‰ prime ′ Prime ″ lsaquo ‹ rsaquo › oline ‾ frasl ⁄ euro € image ℑ weierp ℘ real ℜ trade ™
alefsym ℵ larr ← uarr ↑ rarr → darr ↓ harr ↔ crarr ↵ lArr ⇐ uArr ⇑ rArr ⇒ dArr ⇓ hArr ⇔ forall ∀ part ∂ exist ∃ empty ∅ nabla ∇ isin ∈
notin ∉ ni ∋ prod ∏ sum ∑ minus − lowast ∗ radic √ prop ∝ infin ∞ ang ∠ and ∧ or ∨ cap ∩ cup ∪ int ∫ there4 ∴ sim ∼ cong ≅ asymp ≈ ne ≠
equiv ≡ le ≤ ge ≥ sub ⊂ sup ⊃ nsub ⊄ sube ⊆ supe ⊇ oplus ⊕ otimes ⊗ perp ⊥ sdot ⋅ lceil ⌈ rceil ⌉ lfloor ⌊ rfloor ⌋ lang ⟨ rang ⟩
loz ◊ spades ♠ clubs ♣ hearts ♥ diams ♦ thetasym ϑ upsih ϒ piv ϖ check ✓ cross ✗ star ☆ starf ★ numero № Abreve Ă abreve ă Amacr Ā amacr ā
Aogon Ą aogon ą Cacute Ć cacute ć Ccaron Č ccaron č Dcaron Ď dcaron ď Dstrok Đ dstrok đ Ecaron Ě ecaron ě Emacr Ē emacr ē Eogon Ę eogon ę
Gbreve Ğ gbreve ğ Idot İ imath ı inodot ı Lcaron Ľ lcaron ľ Lstrok Ł lstrok ł Nacute Ń nacute ń Ncaron Ň ncaron ň Odblac Ő odblac ő
Rcaron Ř rcaron ř Sacute Ś sacute ś Scedil Ş scedil ş Tcaron Ť tcaron ť Tcedil Ţ tcedil ţ Udblac Ű udblac ű Umacr Ū umacr ū
Uring Ů uring ů Zacute Ź zacute ź Zcaron Ž zcaron ž Zdot Ż zdot ż`
/** Spaces and marks that no eye sees. */
const UNSEEN: Readonly<Record<string, string>> = {
  ensp: ' ',
  emsp: ' ',
  thinsp: ' ',
  zwnj: '\u200c',
  zwj: '\u200d',
  lrm: '\u200e',
  rlm: '\u200f',
  shy: '\u00ad',
}

function inOrder(names: string, first: number): [string, string][] {
  return names.split(/\s+/).map((name, index) => [name, String.fromCharCode(first + index)])
}

function inPairs(pairs: string): [string, string][] {
  const words = pairs.split(/\s+/)
  return words.flatMap((name, index) =>
    index % 2 === 0 ? [[name, words[index + 1] ?? ''] satisfies [string, string]] : [],
  )
}

/** The letters that HTML has a name for, as pages and mails write them. */
export const HTML_NAMES: Readonly<Record<string, string>> = {
  ...Object.fromEntries([...inOrder(LATIN, 160), ...inOrder(GREEK, 913), ...inPairs(OTHERS)]),
  ...UNSEEN,
  nbsp: ' ',
}
