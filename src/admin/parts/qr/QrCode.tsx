/** A QR code, drawn as one path: dark on white in every theme, with the four free modules that readers need. */
import { encodeQR } from 'qr'
import { useMemo } from 'react'

export function QrCode({ text, label, size }: QrCodeProps) {
  const modules = useMemo(() => encodeQR(text, 'raw', { border: 4 }), [text])
  const path = modules
    .flatMap((row, y) => row.map((isDark, x) => (isDark ? `M${x} ${y}h1v1h-1z` : '')))
    .join('')
  return (
    <svg
      role="img"
      aria-label={label}
      width={size}
      height={size}
      viewBox={`0 0 ${modules.length} ${modules.length}`}
      shapeRendering="crispEdges"
    >
      <path d={`M0 0h${modules.length}v${modules.length}H0z`} fill="#fff" />
      <path d={path} fill="#000" />
    </svg>
  )
}

interface QrCodeProps {
  text: string
  /** For screen readers. */
  label: string
  /** Pixels. */
  size: number
}
