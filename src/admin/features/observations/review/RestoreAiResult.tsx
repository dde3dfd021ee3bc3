/** Removes an override after a confirmation, so that the AI's result counts again. */
import Undo from '@mui/icons-material/Undo'
import { useUpdate } from 'react-admin'
import { graphqlErrorMessage } from '../../../foundation/data/graphqlError.ts'
import { useT } from '../../../foundation/i18n/useT.ts'
import { ConfirmButton } from '../../../parts/confirm/ConfirmButton.tsx'
import { useNotifyText } from '../../../parts/notifications/useNotifyText.ts'
import type { ObservationRecord } from '../observationRecord.ts'

export function RestoreAiResult({ observation }: { observation: ObservationRecord }) {
  const t = useT()
  const notifyText = useNotifyText()
  const [update, { isPending }] = useUpdate<ObservationRecord>()
  return (
    <ConfirmButton
      startIcon={<Undo />}
      label={t('observations.override.restore')}
      isBusy={isPending}
      title={t('observations.override.restoreTitle')}
      content={t('observations.override.restoreQuestion')}
      confirm={t('observations.override.restoreConfirm')}
      onConfirm={(close) =>
        void update(
          'allobservations',
          { id: observation.id, data: { review_type: 'AI' }, previousData: observation },
          {
            mutationMode: 'pessimistic',
            onSuccess: () => notifyText(t('observations.override.restored')),
            onError: (error) => notifyText(graphqlErrorMessage(error), 'error'),
            onSettled: close,
          },
        )
      }
    />
  )
}
