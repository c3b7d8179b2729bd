import { toString as draw } from 'qrcode'
import { useEffect, useState } from 'react'
import classes from './public-request.module.css'

/** An address as a QR code, drawn in this browser. */
export function QrPicture({ text, label }: { text: string; label: string }) {
  const [svg, setSvg] = useState<string>()
  useEffect(() => {
    let isGone = false
    void draw(text, { type: 'svg', margin: 1, errorCorrectionLevel: 'M' }).then((drawn) => {
      if (!isGone) setSvg(drawn)
    })
    return () => {
      isGone = true
    }
  }, [text])
  if (!svg) return <div className={classes.qr} />
  return <img className={classes.qr} alt={label} src={`data:image/svg+xml;utf8,${encodeURIComponent(svg)}`} />
}
