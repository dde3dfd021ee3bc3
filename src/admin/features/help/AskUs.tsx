/** Asks the provider: the form, and once it is sent, what happens next. */
import { Box } from '@mui/material'
import { useState } from 'react'
import { useMe } from '../../foundation/auth/useMe.ts'
import { Section } from '../../parts/detail/Section.tsx'
import { ContactFormFields } from './HelpForm.tsx'
import { ContactConfirmation } from './HelpThanks.tsx'

export function ContactForm() {
  const { id, email } = useMe()
  const [isSent, setSent] = useState(false)
  return (
    <Box id="ask">
      <Section title="Ask us" subtitle={`The answer comes by email to ${email}.`}>
        {isSent ? (
          <ContactConfirmation onAgain={() => setSent(false)} />
        ) : (
          <ContactFormFields userId={id} onSent={() => setSent(true)} />
        )}
      </Section>
    </Box>
  )
}
