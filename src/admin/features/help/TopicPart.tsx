/** One part of a topic as the page shows it. */
import DownloadIcon from '@mui/icons-material/FileDownloadOutlined'
import { Box, Link as MuiLink, Typography } from '@mui/material'
import { Link } from 'react-admin'
import type { HelpPart } from './helpTopic.ts'
import { PrinciplesHelp } from './PrinciplesHelp.tsx'

export function HelpTopicPart({ part }: { part: HelpPart }) {
  if ('heading' in part)
    return (
      <Typography variant="h3" sx={{ pt: 1 }}>
        {part.heading}
      </Typography>
    )
  if ('text' in part) return <Typography>{part.text}</Typography>
  if ('steps' in part) return <ol>{lines(part.steps)}</ol>
  if ('points' in part) return <ul>{lines(part.points)}</ul>
  if ('terms' in part)
    return (
      <Box component="dl" sx={terms}>
        {part.terms.map(([term, meaning]) => (
          <div key={term}>
            <dt>{term}</dt>
            <dd>{meaning}</dd>
          </div>
        ))}
      </Box>
    )
  if ('principles' in part) return <PrinciplesHelp principles={part.principles} />
  if ('download' in part)
    return (
      <MuiLink href={part.download} download sx={download}>
        <DownloadIcon fontSize="small" />
        {part.label}
      </MuiLink>
    )
  return (
    <Typography>
      <Link to={part.go}>{part.label}</Link>
    </Typography>
  )
}

const lines = (texts: readonly string[]) => texts.map((text) => <li key={text}>{text}</li>)

const terms = {
  m: 0,
  display: 'grid',
  rowGap: 1,
  '& > div': { display: 'grid', columnGap: 2, gridTemplateColumns: { sm: '180px 1fr' } },
  '& dt': { fontWeight: 600 },
  '& dd': { m: 0, overflowWrap: 'anywhere' },
} as const

const download = { display: 'inline-flex', alignItems: 'center', gap: 1 } as const
