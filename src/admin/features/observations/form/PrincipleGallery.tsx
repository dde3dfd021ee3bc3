/** Pictures of the correct form of the four principles, 500 × 500 pixels each at most; folded on phones. */
import { Box, type Theme, Typography, useMediaQuery } from '@mui/material'
import type { ComponentType } from 'react'
import { type Principle, PRINCIPLES } from '#domain/observations/principles.ts'
import { enumLabels } from '../../../foundation/i18n/enumLabels.ts'
import { BigEngines } from '../../../parts/illustrations/BigEngines.tsx'
import { DipNDrive } from '../../../parts/illustrations/DipNDrive.tsx'
import { InsideBase } from '../../../parts/illustrations/InsideBase.tsx'
import { TurnNotTwist } from '../../../parts/illustrations/TurnNotTwist.tsx'

export function PrincipleGallery() {
  const isPhone = useMediaQuery((theme: Theme) => theme.breakpoints.down('sm'), { noSsr: true })
  if (!isPhone) return <Pictures />
  return (
    <details>
      <Box component="summary" sx={{ cursor: 'pointer', py: 1.5, fontWeight: 600 }}>
        Show pictures
      </Box>
      <Pictures />
    </details>
  )
}

function Pictures() {
  return (
    <Box sx={twoByTwo}>
      {PRINCIPLES.map((principle) => {
        const Picture = PRINCIPLE_PICTURES[principle]
        return (
          <Box key={principle} component="figure" sx={{ m: 0 }}>
            <Typography variant="h3" component="figcaption">
              {enumLabels.principle[principle]}
            </Typography>
            <Picture />
          </Box>
        )
      })}
    </Box>
  )
}

const twoByTwo = {
  display: 'grid',
  gap: 2,
  gridTemplateColumns: { xs: '1fr', sm: 'repeat(2, minmax(0, 500px))' },
} as const

export const PRINCIPLE_PICTURES: Record<Principle, ComponentType> = {
  INSIDE_BASE: InsideBase,
  BIG_ENGINES: BigEngines,
  TURN_NOT_TWIST: TurnNotTwist,
  DIP_N_DRIVE: DipNDrive,
}
