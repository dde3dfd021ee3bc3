/** /followups: who is coached at which task, and until when. */
import type { FollowUp } from '#api/generated/contract.ts'
import { displayName } from '#domain/displayName.ts'
import { t } from '../../foundation/i18n/i18nProvider.ts'
import { useT } from '../../foundation/i18n/useT.ts'
import { DateText } from '../../parts/detail/DateText.tsx'
import type { Column } from '../../parts/list/columns.ts'
import { EntityList } from '../../parts/list/EntityList.tsx'
import { FollowUpChip, principleNames } from './FollowUpChip.tsx'
import { FollowUpFilters } from './FollowUpFilters.tsx'

export function FollowUpList() {
  const t = useT()
  return <EntityList title={t('menu.followUps')} columns={COLUMNS} filters={<FollowUpFilters />} />
}

const COLUMNS: Column<FollowUp>[] = [
  { source: 'user', link: 'show', render: ({ user }) => displayName(user, t) },
  { source: 'task.name', wide: true, render: ({ task }) => displayName(task, t) },
  { source: 'state', wrapped: true, render: (followUp) => <FollowUpChip {...followUp} /> },
  {
    source: 'due_date',
    labelled: true,
    render: ({ due_date: day }) => <DateText day={day} />,
  },
  {
    source: 'coach',
    labelled: true,
    render: ({ coach }) => (coach ? displayName(coach, t) : t('followUps.noCoach')),
  },
  {
    source: 'principles',
    labelled: true,
    sortable: false,
    hiddenBelow: 'lg',
    render: ({ principles }) => principleNames(principles),
  },
  {
    source: 'location.name',
    hiddenBelow: 'xl',
    render: ({ location }) => displayName(location, t),
  },
  { source: 'reopened_count', numeric: true, hiddenBelow: 'xl' },
]
