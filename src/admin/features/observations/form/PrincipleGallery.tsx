/** Pictures of the correct form of the four principles, 500 × 500 pixels each. */
import { Box, Stack, Typography } from '@mui/material'
import type { ComponentType } from 'react'
import { type Principle, PRINCIPLES } from '#domain/observations/principles.ts'
import { enumLabels } from '../../../foundation/i18n/enumLabels.ts'
import { BigEngines } from '../../../parts/illustrations/BigEngines.tsx'
import { DipNDrive } from '../../../parts/illustrations/DipNDrive.tsx'
import { InsideBase } from '../../../parts/illustrations/InsideBase.tsx'
import { TurnNotTwist } from '../../../parts/illustrations/TurnNotTwist.tsx'

export function PrincipleGallery() {
  return (
    <Stack direction="row" useFlexGap spacing={2} sx={{ flexWrap: 'wrap' }}>
      {PRINCIPLES.map((principle) => {
        const Picture = PRINCIPLE_PICTURES[principle]
        return (
          <Box key={principle} component="figure" sx={{ m: 0, maxWidth: '100%' }}>
            <Typography variant="h3" component="figcaption">
              {enumLabels.principle[principle]}
            </Typography>
            <Picture />
          </Box>
        )
      })}
    </Stack>
  )
}

export const PRINCIPLE_PICTURES: Record<Principle, ComponentType> = {
  INSIDE_BASE: InsideBase,
  BIG_ENGINES: BigEngines,
  TURN_NOT_TWIST: TurnNotTwist,
  DIP_N_DRIVE: DipNDrive,
}
