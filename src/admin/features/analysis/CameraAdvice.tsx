/** Advice on how to film a lift, with a picture of the camera's place. */
import { Box, type Theme } from '@mui/material'
import { useT } from '../../foundation/i18n/useT.ts'
import { Folded } from '../../parts/detail/Folded.tsx'

export function CameraAdvice() {
  const t = useT()
  return (
    <Folded title={t('analysis.advice.title')}>
      <Box sx={row}>
        <CameraPicture label={t('analysis.advice.picture')} />
        <Box component="ul" sx={list}>
          {RULES.map((rule) => (
            <li key={rule}>{t(`analysis.advice.${rule}`)}</li>
          ))}
        </Box>
      </Box>
    </Folded>
  )
}

const RULES = ['still', 'distance', 'whole', 'before', 'one'] as const

/** Seen from above: the person with a box, the camera's place, and what it sees. */
function CameraPicture({ label }: { label: string }) {
  const t = useT()
  return (
    <Box component="svg" viewBox="0 0 240 170" role="img" aria-label={label} sx={picture}>
      <path className="view" d="M196 140 L28 78 L84 10 Z" />
      <g className="line">
        <path d="M70 96 L70 138 M64 131 L70 138 L76 131" />
        <path d="M72 118 A 70 70 0 0 0 118 90" strokeDasharray="3 4" />
        <path d="M92 62 L180 128" strokeDasharray="3 4" />
      </g>
      <rect className="box" x="54" y="66" width="32" height="24" rx="2" />
      <path className="limb" d="M50 50 L56 70 M90 50 L84 70" />
      <ellipse className="body" cx="70" cy="44" rx="24" ry="10" />
      <circle className="body" cx="70" cy="42" r="9" />
      <g className="camera" transform="translate(196 140) rotate(-143)">
        <rect x="-16" y="-10" width="24" height="20" rx="3" />
        <path d="M8 -5 L18 -9 L18 9 L8 5 Z" />
      </g>
      <text x="88" y="128">
        60°
      </text>
      <text x="140" y="88">
        {t('analysis.advice.range')}
      </text>
    </Box>
  )
}

const picture = (theme: Theme) => ({
  width: 240,
  maxWidth: '100%',
  flex: 'none',
  '& .view': { fill: theme.palette.primary.light },
  '& .line': { fill: 'none', stroke: theme.palette.text.secondary, strokeWidth: 1.5 },
  '& .box': { fill: theme.palette.background.paper, stroke: theme.palette.text.primary },
  '& .limb': { stroke: theme.palette.text.primary, strokeWidth: 7, strokeLinecap: 'round' },
  '& .body': {
    fill: theme.palette.primary.main,
    stroke: theme.palette.text.primary,
    strokeWidth: 2,
  },
  '& .camera, & text': { fill: theme.palette.text.primary },
  '& text': { fontSize: 12 },
})

const row = {
  display: 'flex',
  flexDirection: { xs: 'column', sm: 'row' },
  gap: 2,
  alignItems: { sm: 'center' },
} as const

const list = { m: 0, pl: 2.5, display: 'grid', gap: 0.5 } as const
