/** The contact form's state: validated by the domain, kept as the person's draft, sent once. */
import { zodResolver } from '@hookform/resolvers/zod'
import { useEffect, useMemo, useState } from 'react'
import { useLogoutIfAccessDenied } from 'react-admin'
import { useForm } from 'react-hook-form'
import { helpFormSchema } from '#domain/help/helpForm.ts'
import type { HelpForm } from '#domain/help/helpForm.ts'
import { request } from '../../foundation/data/request.ts'
import { graphqlErrorOf } from '../../foundation/data/graphqlError.ts'
import { draftStore } from '../../parts/forms/draftStore.ts'

export function useContactForm(userId: string, onSent: () => void) {
  const key = draftStore.keyOf(userId, 'help')
  const [restored] = useState(
    () => draftStore.read(key, Object.keys(EMPTY_FORM))?.form as unknown as HelpForm | undefined,
  )
  const [isRestored, setRestored] = useState(restored !== undefined)
  const [problem, setProblem] = useState<string | null>(null)
  const logoutIfAccessDenied = useLogoutIfAccessDenied()
  const form = useForm<HelpForm>({
    defaultValues: restored ?? EMPTY_FORM,
    resolver: zodResolver(helpFormSchema),
    shouldFocusError: false,
  })
  useEffect(
    () =>
      form.subscribe({
        formState: { values: true },
        callback: ({ values }) => saveDraft(key, values),
      }),
    [form, key],
  )
  const draft = useMemo(
    () => ({ isUnsaved: () => draftStore.exists(key), discard: () => draftStore.clear(key) }),
    [key],
  )

  const send = form.handleSubmit(async (input) => {
    setProblem(null)
    try {
      await request(SEND_HELP_REQUEST, { input })
    } catch (error) {
      // Signing in again returns to the draft.
      if (await logoutIfAccessDenied(error)) return
      const { field, message } = graphqlErrorOf(error)
      if (field === 'subject' || field === 'message')
        form.setError(field, { type: 'server', message })
      setProblem(message)
      return
    }
    draftStore.clear(key)
    onSent()
  })

  const discard = () => {
    form.reset(EMPTY_FORM)
    draftStore.clear(key)
    setRestored(false)
  }
  return { form, send, problem, draft, isRestored, discard }
}

const EMPTY_FORM: HelpForm = { subject: '', message: '' }

/** An empty form is not kept. */
function saveDraft(key: string, form: HelpForm): void {
  if (form.subject === '' && form.message === '') draftStore.clear(key)
  else draftStore.write(key, { form: { ...form }, base: null })
}

const SEND_HELP_REQUEST = `mutation SendHelpRequest($input: HelpRequestInput!) {
  sendHelpRequest(input: $input)
}`
