/** Filters of the list of follow-ups: whose, in which state, and of which people, tasks and places. */
import { useListContext } from 'react-admin'
import type { FollowUpListFilter } from '#domain/followUps/followUpFilter.ts'
import { FOLLOW_UP_STATES } from '#domain/enumerations.ts'
import { t } from '../../foundation/i18n/i18nProvider.ts'
import { filterOptions } from '../../foundation/i18n/observationFilterLabels.ts'
import { useT } from '../../foundation/i18n/useT.ts'
import { FilterSelect } from '../../parts/filters/FilterInputs.tsx'
import { type ListFilterRow, ListFilters } from '../../parts/filters/ListFilters.tsx'

export function FollowUpFilters() {
  return (
    <ListFilters rows={ROWS}>
      <ShareFilter />
    </ListFilters>
  )
}

const ROWS: ListFilterRow[] = [
  {
    name: 'states',
    label: 'resources.followups.fields.state',
    options: () =>
      Object.fromEntries(FOLLOW_UP_STATES.map((one) => [one, t(`enums.followUpState.${one}`)])),
  },
  { name: 'people', records: 'observees', label: 'resources.followups.fields.user' },
  { name: 'coaches', records: 'observers', label: 'resources.followups.fields.coach' },
  { name: 'tasks', records: 'tasks', label: 'resources.followups.fields.task.name' },
  { name: 'locations', records: 'locations', label: 'resources.followups.fields.location.name' },
  {
    name: 'closedDates',
    label: 'followUps.filters.closedDates',
    options: () => filterOptions('dates'),
    isChoice: true,
    instead: ['closedFrom', 'closedTo'],
  },
  {
    name: 'closedFrom',
    until: 'closedTo',
    label: 'followUps.filters.closedFrom',
    instead: ['closedDates'],
  },
  {
    name: 'closedTo',
    from: 'closedFrom',
    label: 'followUps.filters.closedTo',
    instead: ['closedDates'],
  },
]

/** Filter by coach, overdue ones, and ones that were closed in time, in one field. */
function ShareFilter() {
  const t = useT()
  const { filterValues, setFilters } = useListContext()
  const { share, overdue, inTime } = filterValues as FollowUpListFilter
  return (
    <FilterSelect
      isMany
      label={t('followUps.filters.show')}
      options={{
        TO_COACH: t('followUps.filters.toCoach'),
        ABOUT_ME: t('followUps.filters.aboutMe'),
        UNCOACHED: t('followUps.noCoach'),
        OVERDUE: t('resources.followups.fields.is_overdue'),
        IN_TIME: t('followUps.card.inTime'),
      }}
      values={[share ?? [], overdue ? 'OVERDUE' : [], inTime ? 'IN_TIME' : []].flat()}
      onChange={(values) =>
        setFilters({
          ...filterValues,
          share: values.findLast((value) => !['OVERDUE', 'IN_TIME'].includes(value)),
          overdue: values.includes('OVERDUE') || undefined,
          inTime: values.includes('IN_TIME') || undefined,
        })
      }
    />
  )
}
