/** Replaces a record that could not be loaded: the reason and the next step. */
import { Button, Card, Stack, Typography } from '@mui/material'
import { LinkBase, useCreatePath, useResourceContext, useTranslate } from 'react-admin'
import { graphqlErrorOf, isUnreachable, loadErrorText } from '../../foundation/data/graphqlError.ts'
import { PageHeader } from '../layout/PageHeader.tsx'
import { useT } from '../../foundation/i18n/useT.ts'

export function RecordError({ error, retry }: RecordErrorProps) {
  const resource = useResourceContext() ?? ''
  const createPath = useCreatePath()
  const t = useT()
  const translate = useTranslate()
  const { code, message } = graphqlErrorOf(error)
  const name = translate(`resources.${resource}.name`, { smart_count: 2 })
  return (
    <Card sx={{ maxWidth: 640, p: 3 }}>
      <PageHeader title={translate(`resources.${resource}.name`, { smart_count: 1 })} />
      <Stack spacing={2} sx={{ alignItems: 'flex-start' }}>
        <Typography role="alert">{loadErrorText(error, message)}</Typography>
        {code === 'NOT_FOUND' ? (
          <Button
            variant="contained"
            component={LinkBase}
            to={createPath({ resource, type: 'list' })}
          >
            {t('detail.goToList', { name })}
          </Button>
        ) : (
          <Button variant="contained" onClick={retry}>
            {t('list.tryAgain')}
          </Button>
        )}
      </Stack>
    </Card>
  )
}

interface RecordErrorProps {
  error: unknown
  retry: () => void
}

/**
 * Returns whether the error replaces the page: without a connection, a complete record that is loaded already stays.
 */
export const isRecordLost = (error: unknown, record: object | undefined): boolean =>
  Boolean(error) && !(isFullRecord(record) && isUnreachable(error))

/** react-admin would leave the page and show less. */
export const noRedirectOnError = { onError: () => undefined }

/** Opened from a list, the page shows the list's row first; only the complete record has these fields. */
export const isFullRecord = <Stored extends object>(record: Stored | undefined): record is Stored =>
  record !== undefined && Object.hasOwn(record, 'created_at')
