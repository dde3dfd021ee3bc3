/** Legal holds that cover a client, a person or an observation; super users and the provider place and end them. */
import { Alert, Box, Button, Stack, Typography } from '@mui/material'
import { useMutation, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useNotify } from 'react-admin'
import { graphql } from '#api/graphql.ts'
import type { LegalHold, LegalHoldSubject } from '#api/generated/contract.ts'
import { mayCall } from '#domain/access.ts'
import { displayName } from '#domain/displayName.ts'
import { useT } from '../../foundation/i18n/useT.ts'
import { useMe } from '../../foundation/auth/currentUser.ts'
import { PERSON } from '../../foundation/data/personFields.ts'
import { graphqlErrorMessage } from '../../foundation/data/graphqlError.ts'
import { request } from '../../foundation/data/request.ts'
import { QueryState } from '../../parts/layout/QueryState.tsx'
import { Section } from '../../parts/detail/Section.tsx'
import { DateText } from '../../parts/detail/DateText.tsx'
import { OpenedForm, useDraftKey } from '../../parts/forms/SmallForm.tsx'
import { TextForm } from '../../parts/forms/TextForm.tsx'

/** `mayPlace`: whether the reader may place a hold on it, by the rule of its kind. */
export function LegalHolds({ subject, subjectId, mayPlace }: LegalHoldsProps) {
  const t = useT()
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
    <Section title={t('dataProtection.holds.title')} subtitle={t('dataProtection.holds.hint')}>
      <QueryState query={query} height={36} errorText={t('dataProtection.holds.failed')}>
        {(holds) => (
          <>
            {holds.map((hold) => (
              <Hold key={hold.id} hold={hold} onEnded={() => void query.refetch()} />
            ))}
            {holds.length === 0 && !mayPlace && (
              <Typography color="text.secondary">{t('dataProtection.holds.none')}</Typography>
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
  const t = useT()
  const [isAsking, setAsking] = useState(false)
  const end = useMutation({
    mutationFn: () => request(END, { id: hold.id }),
    onSuccess: onEnded,
  })
  return (
    <Stack spacing={1} sx={{ alignItems: 'start' }}>
      <Box sx={{ overflowWrap: 'anywhere' }}>
        <Typography variant="subtitle2" component="p">
          {t(`dataProtection.holds.of.${hold.subject}`)}
        </Typography>
        <Typography>{hold.reason}</Typography>
        <Typography variant="body2" color="text.secondary">
          {hold.placed_by && `${displayName(hold.placed_by, t)} · `}
          <DateText instant={hold.created_at} />
        </Typography>
      </Box>
      {hold.may_end && !isAsking && (
        <Button size="small" variant="outlined" onClick={() => setAsking(true)}>
          {t('dataProtection.holds.end')}
        </Button>
      )}
      {isAsking && (
        <Alert severity="warning" sx={{ width: '100%' }}>
          {t('dataProtection.holds.endWarning')}
          <Stack direction="row" spacing={1} sx={{ mt: 1 }}>
            <Button variant="contained" disabled={end.isPending} onClick={() => end.mutate()}>
              {t('dataProtection.holds.end')}
            </Button>
            <Button color="inherit" disabled={end.isPending} onClick={() => setAsking(false)}>
              {t('dataProtection.cancel')}
            </Button>
          </Stack>
        </Alert>
      )}
      {end.error && <Alert severity="error">{graphqlErrorMessage(end.error)}</Alert>}
    </Stack>
  )
}

function PlaceHold({ subject, subjectId, onPlaced }: PlaceHoldProps) {
  const t = useT()
  const notify = useNotify()
  const draftKey = useDraftKey('legalHold', subject, subjectId)
  return (
    <OpenedForm draftKey={draftKey} label={t('dataProtection.holds.place')}>
      {({ isFocused, close }) => (
        <TextForm
          type="long text"
          draftKey={draftKey}
          label={t('dataProtection.holds.reason')}
          hint={t('dataProtection.holds.reasonHint')}
          limit={500}
          isFocused={isFocused}
          submit={t('dataProtection.holds.place')}
          onSubmit={(reason) => request(PLACE, { input: { subject, subjectId, reason } })}
          onSent={() => {
            notify('dataProtection.holds.placed', { type: 'success' })
            onPlaced()
          }}
          onCancel={close}
        />
      )}
    </OpenedForm>
  )
}

type PlaceHoldProps = Omit<LegalHoldsProps, 'mayPlace'> & { onPlaced: () => void }

const HOLDS = graphql(`query LegalHolds($subject: LegalHoldSubject!, $subjectId: ID!) {
  legalHolds(subject: $subject, subjectId: $subjectId) {
    id subject reason created_at may_end placed_by { ${PERSON} deleted_at }
  }
}`)

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
