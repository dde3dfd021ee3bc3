/** The way to the report on the AI, for who may open it, where the client has AI. */
import { Box, Typography } from '@mui/material'
import { mayOpen } from '#domain/access.ts'
import { useCurrentClient } from '../../foundation/auth/currentClient.ts'
import { useMe } from '../../foundation/auth/useMe.ts'
import { Section } from '../../parts/detail/Section.tsx'
import { AiAccuracyLink } from '../observations/summary/AiAccuracyLink.tsx'

export function AccuracyCard() {
  const { type } = useMe()
  const { ai_enabled: hasAi } = useCurrentClient()
  if (!hasAi || !mayOpen(type, '/aiaccuracy')) return null
  return (
    <Section title="How often is the AI right?">
      <Typography color="text.secondary">
        What the reviews say about the AI: by principle, task and app build.
      </Typography>
      <Box>
        <AiAccuracyLink />
      </Box>
    </Section>
  )
}
