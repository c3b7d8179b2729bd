const emptyTree =
  '<p:cSld><p:spTree><p:nvGrpSpPr><p:cNvPr id="1" name=""/><p:cNvGrpSpPr/><p:nvPr/></p:nvGrpSpPr><p:grpSpPr/></p:spTree></p:cSld>'

/** The master that every deck needs; slides bring their own shapes. */
export function slideMaster(spaces: string): string {
  return `<p:sldMaster ${spaces}>${emptyTree}<p:clrMap bg1="lt1" tx1="dk1" bg2="lt2" tx2="dk2" accent1="accent1" accent2="accent2" accent3="accent3" accent4="accent4" accent5="accent5" accent6="accent6" hlink="hlink" folHlink="folHlink"/><p:sldLayoutIdLst><p:sldLayoutId id="2147483649" r:id="rId1"/></p:sldLayoutIdLst></p:sldMaster>`
}

/** The one layout, blank. */
export function slideLayout(spaces: string): string {
  return `<p:sldLayout ${spaces} type="blank">${emptyTree}<p:clrMapOvr><a:masterClrMapping/></p:clrMapOvr></p:sldLayout>`
}

function color(name: string, value: string): string {
  return `<a:${name}><a:srgbClr val="${value}"/></a:${name}>`
}

const colors = [
  color('dk1', '111111'),
  color('lt1', 'FFFFFF'),
  color('dk2', '1F3A73'),
  color('lt2', 'F1F1ED'),
  color('accent1', '2F5BB0'),
  color('accent2', 'E0A12B'),
  color('accent3', '177A55'),
  color('accent4', 'A34A30'),
  color('accent5', '6D1F2B'),
  color('accent6', '555555'),
  color('hlink', '2F5BB0'),
  color('folHlink', '5A4A7A'),
].join('')

const face = '<a:latin typeface="Arial"/><a:ea typeface=""/><a:cs typeface=""/>'
const fill = '<a:solidFill><a:schemeClr val="phClr"/></a:solidFill>'
const stroke = `<a:ln w="9525">${fill}</a:ln>`
const effect = '<a:effectStyle><a:effectLst/></a:effectStyle>'

/** The theme: the university's colours, Arial. */
export const theme = `<a:theme xmlns:a="http://schemas.openxmlformats.org/drawingml/2006/main" name="Haraya"><a:themeElements><a:clrScheme name="Haraya">${colors}</a:clrScheme><a:fontScheme name="Haraya"><a:majorFont>${face}</a:majorFont><a:minorFont>${face}</a:minorFont></a:fontScheme><a:fmtScheme name="Haraya"><a:fillStyleLst>${fill.repeat(3)}</a:fillStyleLst><a:lnStyleLst>${stroke.repeat(3)}</a:lnStyleLst><a:effectStyleLst>${effect.repeat(3)}</a:effectStyleLst><a:bgFillStyleLst>${fill.repeat(3)}</a:bgFillStyleLst></a:fmtScheme></a:themeElements></a:theme>`
