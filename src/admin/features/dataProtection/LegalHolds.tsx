/** Legal holds that cover a client, a person or an observation; super users and the provider place and end them. */
import { Alert, Box, Button, Stack, TextField, Typography } from '@mui/material'
import { useQuery } from '@tanstack/react-query'
import { type FormEvent, useLayoutEffect, useRef, useState } from 'react'
import { useNotify, useTranslate } from 'react-admin'
import { graphql } from '#api/graphql.ts'
import type { LegalHold, LegalHoldSubject } from '#api/generated/contract.ts'
import { mayCall } from '#domain/access.ts'
import { displayName } from '#domain/displayName.ts'
import { useMe } from '../../foundation/auth/currentUser.ts'
import { graphqlErrorMessage } from '../../foundation/data/graphqlError.ts'
import { request } from '../../foundation/data/request.ts'
import { QueryState } from '../../parts/layout/QueryState.tsx'
import { Section } from '../../parts/detail/Section.tsx'
import { DateText } from '../../parts/detail/DateText.tsx'

/** `mayPlace`: whether the reader may place a hold on it, by the rule of its kind. */
export function LegalHolds({ subject, subjectId, mayPlace }: LegalHoldsProps) {
  const translate = useTranslate()
  const me = useMe()
  const query = useQuery({
    queryKey: ['legalHolds', subject, subjectId],
    queryFn: async ({ signal }) =>
      (await request(HOLDS, { subject, subjectId }, { signal })).legalHolds,
    enabled: mayCall(me.type, 'legalHolds'),
  })
  if (!mayCall(me.type, 'legalHolds')) return null
  const isPlaced = (query.data ?? []).some(
    (hold) => hold.subject === subject && hold.placed_by?.id === me.id,
  )
  return (
    <Section
      title={translate('dataProtection.holds.title')}
      subtitle={translate('dataProtection.holds.hint')}
    >
      <QueryState query={query} height={36} errorText={translate('dataProtection.holds.failed')}>
        {(holds) => (
          <>
            {holds.map((hold) => (
              <Hold key={hold.id} hold={hold} onEnded={() => void query.refetch()} />
            ))}
            {holds.length === 0 && !mayPlace && (
              <Typography color="text.secondary">
                {translate('dataProtection.holds.none')}
              </Typography>
            )}
            {mayPlace && !isPlaced && (
              <PlaceHold
                subject={subject}
                subjectId={subjectId}
                onPlaced={() => void query.refetch()}
              />
            )}
          </>
        )}
      </QueryState>
    </Section>
  )
}

interface LegalHoldsProps {
  subject: LegalHoldSubject
  subjectId: string
  mayPlace: boolean
}

type ShownHold = Pick<LegalHold, 'id' | 'subject' | 'reason' | 'created_at' | 'may_end'> & {
  placed_by?: object | null
}

function Hold({ hold, onEnded }: { hold: ShownHold; onEnded: () => void }) {
  const translate = useTranslate()
  const [isAsking, setAsking] = useState(false)
  const { busy, problem, run } = useRequest()
  const end = () =>
    run(async () => {
      await request(END, { id: hold.id })
      onEnded()
    })
  return (
    <Stack spacing={1} sx={{ alignItems: 'start' }}>
      <Box sx={{ overflowWrap: 'anywhere' }}>
        <Typography variant="subtitle2" component="p">
          {translate(`dataProtection.holds.of.${hold.subject}`)}
        </Typography>
        <Typography>{hold.reason}</Typography>
        <Typography variant="body2" color="text.secondary">
          {hold.placed_by && `${displayName(hold.placed_by)} · `}
          <DateText instant={hold.created_at} />
        </Typography>
      </Box>
      {hold.may_end && !isAsking && (
        <Button size="small" variant="outlined" onClick={() => setAsking(true)}>
          {translate('dataProtection.holds.end')}
        </Button>
      )}
      {isAsking && (
        <Alert severity="warning" sx={{ width: '100%' }}>
          {translate('dataProtection.holds.endWarning')}
          <Stack direction="row" spacing={1} sx={{ mt: 1 }}>
            <Button variant="contained" disabled={busy} onClick={() => void end()}>
              {translate('dataProtection.holds.end')}
            </Button>
            <Button color="inherit" disabled={busy} onClick={() => setAsking(false)}>
              {translate('dataProtection.cancel')}
            </Button>
          </Stack>
        </Alert>
      )}
      {problem && <Alert severity="error">{problem}</Alert>}
    </Stack>
  )
}

function PlaceHold({ subject, subjectId, onPlaced }: PlaceHoldProps) {
  const translate = useTranslate()
  const notify = useNotify()
  const [isOpen, setOpen] = useState(false)
  const [reason, setReason] = useState('')
  const field = useRef<HTMLTextAreaElement>(null)
  useLayoutEffect(() => {
    if (isOpen) field.current?.focus()
  }, [isOpen])
  const { busy, problem, run } = useRequest()
  const submit = (event: FormEvent) => {
    event.preventDefault()
    void run(async () => {
      await request(PLACE, { input: { subject, subjectId, reason } })
      notify('dataProtection.holds.placed', { type: 'success' })
      onPlaced()
    })
  }
  if (!isOpen)
    return (
      <Box>
        <Button variant="outlined" onClick={() => setOpen(true)}>
          {translate('dataProtection.holds.place')}
        </Button>
      </Box>
    )
  return (
    <Stack component="form" noValidate spacing={2} onSubmit={submit}>
      <TextField
        label={translate('dataProtection.holds.reason')}
        value={reason}
        onChange={(event) => setReason(event.target.value)}
        error={problem !== null}
        helperText={problem ?? translate('dataProtection.holds.reasonHint')}
        multiline
        inputRef={field}
        required
        slotProps={{ htmlInput: { maxLength: 500 } }}
      />
      <Stack direction="row" spacing={1}>
        <Button type="submit" variant="contained" disabled={busy}>
          {translate('dataProtection.holds.place')}
        </Button>
        <Button color="inherit" disabled={busy} onClick={() => setOpen(false)}>
          {translate('dataProtection.cancel')}
        </Button>
      </Stack>
    </Stack>
  )
}

type PlaceHoldProps = Omit<LegalHoldsProps, 'mayPlace'> & { onPlaced: () => void }

/** One request at a time, with the message of its error. */
function useRequest() {
  const [busy, setBusy] = useState(false)
  const [problem, setProblem] = useState<string | null>(null)
  const run = async (work: () => Promise<void>) => {
    if (busy) return
    setBusy(true)
    setProblem(null)
    try {
      await work()
    } catch (error) {
      setProblem(graphqlErrorMessage(error))
    } finally {
      setBusy(false)
    }
  }
  return { busy, problem, run }
}

const HOLDS = graphql(`
  query LegalHolds($subject: LegalHoldSubject!, $subjectId: ID!) {
    legalHolds(subject: $subject, subjectId: $subjectId) {
      id
      subject
      reason
      created_at
      may_end
      placed_by {
        id
        firstname
        lastname
        deleted_at
      }
    }
  }
`)

const PLACE = graphql(`
  mutation PlaceLegalHold($input: LegalHoldInput!) {
    placeLegalHold(input: $input) {
      id
    }
  }
`)

const END = graphql(`
  mutation EndLegalHold($id: ID!) {
    endLegalHold(id: $id)
  }
`)
