/** Card of a section that has not loaded, with its heading; no landmark yet. `height`: pixels of what is below the heading. */
import { Box, Card, Typography } from '@mui/material'
import { Outline } from '../layout/WhenSeen.tsx'

export const SectionOutline = ({ title, height }: { title: string; height: number }) => (
  <Card sx={{ p: { xs: 2, md: 3 } }}>
    <Typography variant="h2">{title}</Typography>
    <Box sx={{ mt: 2 }}>
      <Outline height={height} />
    </Box>
  </Card>
)
