/** /help: what the product can do, in topics to search and open, and a way to ask (spec 1 and 2). */
import { Link, Stack, Typography } from '@mui/material'
import { PageHeader } from '../../parts/layout/PageHeader.tsx'
import { ContactForm } from './AskUs.tsx'
import { HelpTopics } from './HelpTopics.tsx'

export function HelpPage() {
  return (
    <Stack spacing={3} sx={{ maxWidth: 800 }}>
      <PageHeader title="Help" />
      <Typography>
        Open a topic or search in all of them. If your question is not among them,{' '}
        <Link href="#ask">ask us</Link>.
      </Typography>
      <HelpTopics />
      <ContactForm />
    </Stack>
  )
}
