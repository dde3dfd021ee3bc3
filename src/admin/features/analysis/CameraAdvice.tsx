/** Advice on how to film a lift, with a picture of the camera's place. */
import { Box, Typography } from '@mui/material'
import { useTranslate } from 'react-admin'

export function CameraAdvice() {
  const translate = useTranslate()
  return (
    <Box sx={row}>
      <CameraPicture label={translate('analysis.advice.picture')} />
      <div>
        <Typography variant="h3" gutterBottom>
          {translate('analysis.advice.title')}
        </Typography>
        <Box component="ul" sx={list}>
          {RULES.map((rule) => (
            <li key={rule}>{translate(`analysis.advice.${rule}`)}</li>
          ))}
        </Box>
      </div>
    </Box>
  )
}

const RULES = ['still', 'distance', 'whole', 'one'] as const

/** Seen from above: the person with a box, the camera's place, and what it sees. */
function CameraPicture({ label }: { label: string }) {
  return (
    <Box
      component="svg"
      viewBox="0 0 200 150"
      role="img"
      aria-label={label}
      sx={{ width: 200, maxWidth: '100%', flex: 'none', color: 'text.primary' }}
    >
      <Box component="path" d="M152 128 L44 34 L96 14 Z" sx={{ fill: 'primary.light' }} />
      <Box component="path" d="M152 128 L44 34 L96 14 Z" sx={viewOf} />
      <g fill="none" stroke="currentColor" strokeWidth="3" strokeLinecap="round">
        <ellipse cx="70" cy="46" rx="20" ry="9" />
        <circle cx="70" cy="44" r="7" fill="currentColor" />
        <path d="M52 50 L58 68 M88 50 L82 68" />
        <rect x="56" y="66" width="28" height="20" fill="none" />
        <path d="M70 92 L70 118 M64 112 L70 118 L76 112" strokeWidth="2" />
        <path d="M84 108 A 62 62 0 0 0 116 92" strokeWidth="2" strokeDasharray="3 5" />
      </g>
      <g transform="translate(152 128) rotate(-139)">
        <rect x="-14" y="-9" width="22" height="18" rx="3" fill="currentColor" />
        <path d="M8 -5 L18 -9 L18 9 L8 5 Z" fill="currentColor" />
      </g>
      <g fill="currentColor" fontSize="11">
        <text x="92" y="122">
          60°
        </text>
        <text x="112" y="62">
          2.5–4 m
        </text>
      </g>
    </Box>
  )
}

const viewOf = { fill: 'none', stroke: 'currentColor', strokeDasharray: '2 4', opacity: 0.5 }

const row = {
  display: 'flex',
  flexDirection: { xs: 'column', sm: 'row' },
  gap: 2,
  alignItems: { sm: 'center' },
} as const

const list = { m: 0, pl: 2.5, display: 'grid', gap: 0.5 } as const
