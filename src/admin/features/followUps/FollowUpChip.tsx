/** The state of a follow-up, and whether it is overdue. */
import { Chip } from '@mui/material'
import type { FollowUp } from '#api/generated/contract.ts'
import { t } from '../../foundation/i18n/i18nProvider.ts'

export function FollowUpChip({ state, is_overdue: isOverdue }: FollowUpChipProps) {
  return (
    <>
      <Chip
        label={t(`enums.followUpState.${state}`)}
        color={state === 'CLOSED' ? 'correct' : 'unknown'}
      />
      {isOverdue && (
        <>
          {' '}
          <Chip label={t('resources.followups.fields.is_overdue')} color="incorrect" />
        </>
      )}
    </>
  )
}

type FollowUpChipProps = Pick<FollowUp, 'state' | 'is_overdue'>

export const principleNames = (principles: FollowUp['principles']): string =>
  principles.map((principle) => t(`enums.principle.${principle}`)).join(', ')
