/** Says to who cannot see it that something under way has ended. */
import { Box } from '@mui/material'
import { useState } from 'react'
import { jobTitle, shownState, STATE_WORDS } from './jobWords.ts'
import type { OwnJob } from './ownJob.ts'
import { hasEnded } from './useJob.ts'

export function EndedAloud({ jobs }: { jobs: readonly OwnJob[] }) {
  const [known, setKnown] = useState<Known>({ jobs, said: '' })
  if (known.jobs !== jobs) {
    const open = new Set(known.jobs.filter((job) => !hasEnded(job)).map(({ id }) => id))
    const ended = jobs.filter((job) => open.has(job.id) && hasEnded(job))
    const said = ended.map((job) => `${jobTitle(job)}: ${STATE_WORDS[shownState(job)]}`).join('. ')
    setKnown({ jobs, said: said || known.said })
  }
  return (
    <Box component="output" sx={unseen}>
      {known.said}
    </Box>
  )
}

interface Known {
  jobs: readonly OwnJob[]
  said: string
}

const unseen = {
  position: 'absolute',
  width: '1px',
  height: '1px',
  overflow: 'hidden',
  clipPath: 'inset(50%)',
  whiteSpace: 'nowrap',
} as const
