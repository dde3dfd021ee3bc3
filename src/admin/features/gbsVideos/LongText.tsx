/** A text that is cut where it would push the others away, with a button that shows all of it. */
import { Button, Typography } from '@mui/material'
import { useState } from 'react'

export function ExpandableText({ text }: { text: string }) {
  const [showsAll, setShowsAll] = useState(false)
  const isLong = text.length > MAX_CHARACTERS
  return (
    <>
      <Typography color="text.secondary" sx={{ whiteSpace: 'pre-line', overflowWrap: 'anywhere' }}>
        {isLong && !showsAll ? `${text.slice(0, MAX_CHARACTERS).trimEnd()}…` : text}
      </Typography>
      {isLong && (
        <Button
          size="small"
          sx={{ ml: -0.5 }}
          aria-expanded={showsAll}
          onClick={() => setShowsAll(!showsAll)}
        >
          {showsAll ? 'Show less' : 'Show more'}
        </Button>
      )}
    </>
  )
}

/** Characters: about four lines of a card. */
const MAX_CHARACTERS = 160
