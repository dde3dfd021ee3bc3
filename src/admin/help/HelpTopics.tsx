/** The topics, searched, each opened by a press or by its anchor in the address. */
import { Box, Stack, Typography } from '@mui/material'
import { useMemo, useState } from 'react'
import { MESSAGES } from '#domain/messages.ts'
import { useCurrentClient } from '../auth/currentClient.ts'
import { useMe } from '../auth/useMe.ts'
import { SearchField } from '../list/SearchField.tsx'
import { foundIn } from './foundIn.ts'
import { helpTopicsFor } from './helpTopicsFor.ts'
import { TopicPanel } from './TopicPanel.tsx'
import { useOpenTopics } from './useOpenTopics.ts'

export function HelpTopics() {
  const { type: role } = useMe()
  const client = useCurrentClient()
  const topics = useMemo(() => helpTopicsFor({ role, client }), [role, client])
  const [search, setSearch] = useState('')
  const { isOpen, toggle } = useOpenTopics()
  const found = topics.flatMap((topic) => {
    const sentence = foundIn(topic, search)
    return sentence === null ? [] : [{ topic, sentence: search.trim() ? sentence : '' }]
  })
  return (
    <Stack spacing={2}>
      <SearchField text={search} type={setSearch} />
      <Typography variant="caption" color="text.secondary" role="status" sx={quiet}>
        {search.trim() && (found.length > 0 ? counted(found.length) : MESSAGES.noResults)}
      </Typography>
      <Box>
        {found.map(({ topic, sentence }) => (
          <TopicPanel
            key={topic.id}
            topic={topic}
            sentence={sentence}
            isOpen={isOpen(topic.id)}
            onToggle={() => toggle(topic.id)}
          />
        ))}
      </Box>
    </Stack>
  )
}

const counted = (topics: number) => (topics === 1 ? '1 topic' : `${topics} topics`)

/** Announced only once it is there before its words are. */
const quiet = { '&:empty': { m: '0 !important' } } as const
