/** One topic: its title, the sentence that was found in it, and, opened, all of it. */
import ExpandMore from '@mui/icons-material/ExpandMore'
import { Accordion, AccordionDetails, AccordionSummary, Stack, Typography } from '@mui/material'
import type { HelpTopic } from './helpTopic.ts'
import { HelpTopicPart } from './TopicPart.tsx'

export function HelpTopicPanel({ topic, sentence, isOpen, onToggle }: HelpTopicPanelProps) {
  const { id, title, parts } = topic
  return (
    <Accordion
      id={id}
      expanded={isOpen}
      onChange={onToggle}
      disableGutters
      variant="outlined"
      slotProps={{ heading: { component: 'h2' }, transition: { unmountOnExit: true } }}
      sx={panel}
    >
      <AccordionSummary
        expandIcon={<ExpandMore />}
        id={`${id}-title`}
        aria-controls={`${id}-text`}
        sx={{ minHeight: 52, px: { xs: 2, md: 3 } }}
      >
        <span>
          <Typography component="span" variant="h3" sx={{ display: 'block' }}>
            {title}
          </Typography>
          {sentence && (
            <Typography component="span" variant="caption" color="text.secondary">
              {sentence}
            </Typography>
          )}
        </span>
      </AccordionSummary>
      <AccordionDetails sx={{ px: { xs: 2, md: 3 }, pb: 3 }}>
        <Stack spacing={2} sx={prose}>
          {parts.map((part, at) => (
            <HelpTopicPart key={at} part={part} />
          ))}
        </Stack>
      </AccordionDetails>
    </Accordion>
  )
}

interface HelpTopicPanelProps {
  topic: HelpTopic
  /** What the search found in it; '' where the title says enough. */
  sentence: string
  isOpen: boolean
  onToggle: () => void
}

const panel = {
  '&:first-of-type': { borderTopLeftRadius: 10, borderTopRightRadius: 10 },
  '&:last-of-type': { borderBottomLeftRadius: 10, borderBottomRightRadius: 10 },
  '&:not(:last-of-type)': { borderBottom: 0 },
  '&::before': { display: 'none' },
} as const

/** At most some 75 letters a line. */
const prose = {
  maxWidth: 640,
  lineHeight: '22px',
  '& p, & li, & dd': { lineHeight: '22px' },
  '& ol, & ul': { m: 0, pl: 2.5 },
  '& li + li': { mt: 0.5 },
} as const
