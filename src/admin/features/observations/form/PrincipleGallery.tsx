/** The four principles as they are done right, 500 × 500 each (spec 2 and 9). */
import { Box, Stack, Typography } from '@mui/material'
import { PRINCIPLES } from '#domain/observations/principles.ts'
import { enumLabels } from '../../../foundation/i18n/enumLabels.ts'
import { PRINCIPLE_PICTURES } from './principlePictures.ts'

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
