/** The topics, searched, each opened by a press or by its anchor in the address. */
import { Box, Stack, Typography } from '@mui/material'
import { useMemo, useState } from 'react'
import { MESSAGES } from '#domain/messages.ts'
import { useCurrentClient } from '../../foundation/auth/currentClient.ts'
import { useMe } from '../../foundation/auth/useMe.ts'
import { SearchInput } from '../../parts/list/SearchInput.tsx'
import { searchTopic } from './foundIn.ts'
import { helpTopicsFor } from './helpTopicsFor.ts'
import { HelpTopicPanel } from './TopicPanel.tsx'
import { useOpenTopics } from './useOpenTopics.ts'

export function HelpTopics() {
  const { type: role } = useMe()
  const client = useCurrentClient()
  const topics = useMemo(() => helpTopicsFor({ role, client }), [role, client])
  const [search, setSearch] = useState('')
  const { isOpen, toggle } = useOpenTopics()
  const matches = topics.flatMap((topic) => {
    const sentence = searchTopic(topic, search)
    return sentence === null ? [] : [{ topic, sentence: search.trim() ? sentence : '' }]
  })
  return (
    <Stack spacing={2}>
      <SearchInput text={search} onChange={setSearch} />
      <Typography variant="caption" color="text.secondary" role="status" sx={hiddenWhenEmpty}>
        {search.trim() && (matches.length > 0 ? topicCount(matches.length) : MESSAGES.noResults)}
      </Typography>
      <Box>
        {matches.map(({ topic, sentence }) => (
          <HelpTopicPanel
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

const topicCount = (topics: number) => (topics === 1 ? '1 topic' : `${topics} topics`)

/** Announced only once it is there before its words are. */
const hiddenWhenEmpty = { '&:empty': { m: '0 !important' } } as const
