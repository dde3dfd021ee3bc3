/** The principles with their pictures: what each asks for and what to look for. */
import { Box, Typography } from '@mui/material'
import { enumLabels } from '../../foundation/i18n/enumLabels.ts'
import { PRINCIPLE_PICTURES } from '../observations/form/principlePictures.ts'
import type { PrincipleHelp } from './helpTopic.ts'

export function PrinciplesHelp({ principles }: { principles: readonly PrincipleHelp[] }) {
  return (
    <Box sx={grid}>
      {principles.map(({ principle, summary, points }) => {
        const Picture = PRINCIPLE_PICTURES[principle]
        return (
          <section key={principle} aria-labelledby={`principle-${principle}`}>
            <Box sx={picture}>
              <Picture />
            </Box>
            <div>
              <Typography variant="h3" id={`principle-${principle}`}>
                {enumLabels.principle[principle]}
              </Typography>
              <Typography sx={{ mt: 0.5 }}>{summary}</Typography>
              <Box component="ul" sx={{ mt: '8px !important' }}>
                {points.map((point) => (
                  <li key={point}>{point}</li>
                ))}
              </Box>
            </div>
          </section>
        )
      })}
    </Box>
  )
}

const grid = {
  display: 'grid',
  gap: 3,
  '& > section': {
    display: 'grid',
    gap: 2,
    alignItems: 'center',
    gridTemplateColumns: { xs: '1fr', sm: '200px 1fr' },
  },
} as const

const picture = { maxWidth: 240, border: 1, borderColor: 'divider', borderRadius: 2 } as const
