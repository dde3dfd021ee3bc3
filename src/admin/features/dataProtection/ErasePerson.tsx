/** Erasure of a person's data, after a preview and their typed name. */
import {
  Alert,
  Box,
  Button,
  Dialog,
  DialogActions,
  DialogContent,
  DialogContentText,
  DialogTitle,
  TextField,
} from '@mui/material'
import { useMutation, useQuery } from '@tanstack/react-query'
import { type FormEvent, useId, useState } from 'react'
import { useNotify, useRefresh } from 'react-admin'
import { graphql } from '#api/graphql.ts'
import type { User } from '#api/generated/contract.ts'
import { nameKey } from '#domain/normalForm.ts'
import { useT } from '../../foundation/i18n/useT.ts'
import { graphqlErrorMessage } from '../../foundation/data/graphqlError.ts'
import { request } from '../../foundation/data/request.ts'
import { formatNumber } from '../../foundation/i18n/formatNumber.ts'
import { DeletionEffects } from '../../parts/deletion/DeletionQuestion.tsx'
import { QueryState } from '../../parts/layout/QueryState.tsx'
import { Section } from '../../parts/detail/Section.tsx'

/** `user` is somebody whom the reader may erase. */
export function ErasePerson({ user }: { user: Pick<User, 'id'> }) {
  const t = useT()
  const [isOpen, setOpen] = useState(false)
  return (
    <Section title={t('dataProtection.erase.title')} subtitle={t('dataProtection.erase.hint')}>
      <Box>
        <Button variant="outlined" color="error" onClick={() => setOpen(true)}>
          {t('dataProtection.erase.start')}
        </Button>
      </Box>
      {isOpen && <EraseDialog userId={user.id} onClose={() => setOpen(false)} />}
    </Section>
  )
}

function EraseDialog({ userId, onClose }: { userId: string; onClose: () => void }) {
  const t = useT()
  const notify = useNotify()
  const refresh = useRefresh()
  const titleId = useId()
  const [typed, setTyped] = useState('')
  const query = useQuery({
    queryKey: ['erasurePreview', userId],
    queryFn: async ({ signal }) => (await request(PREVIEW, { userId }, { signal })).erasurePreview,
    staleTime: 0,
  })
  const preview = query.data
  const erase = useMutation({
    mutationFn: () => request(ERASE, { userId, confirmation: typed }),
    onSuccess: () => {
      notify('dataProtection.erase.done', { type: 'success' })
      onClose()
      refresh()
    },
  })
  const submit = (event: FormEvent) => {
    event.preventDefault()
    erase.mutate()
  }
  // A failure is told in the dialog.
  const close = () => {
    if (!erase.isPending) onClose()
  }
  return (
    <Dialog open onClose={close} aria-labelledby={titleId} fullWidth maxWidth="sm">
      <form noValidate onSubmit={submit}>
        <DialogTitle id={titleId}>{t('dataProtection.erase.title')}</DialogTitle>
        <DialogContent>
          <QueryState query={query} height={120} errorText={t('dataProtection.erase.failed')}>
            {({ is_held: isHeld, ...counts }) =>
              isHeld ? (
                <Alert severity="warning">{t('dataProtection.erase.held')}</Alert>
              ) : (
                <>
                  <DialogContentText component="div">
                    {t('dataProtection.erase.intro', { name: counts.name })}
                    <ul>
                      <li>{t('dataProtection.erase.account')}</li>
                      <li>
                        {t('dataProtection.erase.observed', {
                          count: formatNumber(counts.observed_count),
                        })}
                      </li>
                      <li>
                        {t('dataProtection.erase.recordings', {
                          count: formatNumber(counts.recording_count),
                        })}
                      </li>
                      <li>
                        {t('dataProtection.erase.observations', {
                          count: formatNumber(counts.observation_count),
                        })}
                      </li>
                      <li>{t('dataProtection.erase.limits')}</li>
                    </ul>
                  </DialogContentText>
                  <DeletionEffects entity="users" ids={[userId]} />
                  <TextField
                    label={t('dataProtection.erase.confirm', { name: counts.name })}
                    value={typed}
                    onChange={(event) => setTyped(event.target.value)}
                    autoComplete="off"
                    fullWidth
                    sx={{ mt: 2 }}
                  />
                </>
              )
            }
          </QueryState>
          {erase.error && (
            <Alert severity="error" sx={{ mt: 2 }}>
              {graphqlErrorMessage(erase.error)}
            </Alert>
          )}
        </DialogContent>
        <DialogActions>
          <Button color="inherit" disabled={erase.isPending} onClick={close}>
            {t('dataProtection.cancel')}
          </Button>
          {preview && !preview.is_held && (
            <Button
              type="submit"
              variant="contained"
              color="error"
              disabled={erase.isPending || nameKey(typed) !== nameKey(preview.name)}
            >
              {t('dataProtection.erase.start')}
            </Button>
          )}
        </DialogActions>
      </form>
    </Dialog>
  )
}

const PREVIEW = graphql(`
  query ErasurePreview($userId: ID!) {
    erasurePreview(userId: $userId) {
      name
      observed_count
      observation_count
      recording_count
      is_held
    }
  }
`)

const ERASE = graphql(`
  mutation ErasePerson($userId: ID!, $confirmation: String!) {
    erasePerson(userId: $userId, confirmation: $confirmation)
  }
`)
