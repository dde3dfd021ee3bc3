/** Filters of the list of follow-ups: whose, in which state, and of which people, tasks and places. */
import { useListContext } from 'react-admin'
import type { FollowUpListFilter } from '#domain/followUps/followUpFilter.ts'
import { FOLLOW_UP_STATES } from '#domain/enumerations.ts'
import { useToday } from '../../foundation/auth/currentClient.ts'
import { useT } from '../../foundation/i18n/useT.ts'
import { FilterSection } from '../../parts/filters/FilterSection.tsx'
import { DayField, FilterSelect, RecordsField } from '../../parts/filters/FilterInputs.tsx'
import { useRecordNames } from '../../parts/filters/useRecordNames.ts'

export function FollowUpFilters() {
  const t = useT()
  const { filterValues, setFilters } = useListContext()
  const filter = filterValues as FollowUpListFilter
  const { states = [], overdue, share, closedFrom = '', closedTo = '' } = filter
  const { people = [], coaches = [], tasks = [], locations = [] } = filter
  const names = useRecordNames({ observees: people, observers: coaches, tasks, locations })
  const today = useToday()
  const change = (part: Partial<Record<keyof FollowUpListFilter, unknown>>) =>
    setFilters({ ...filter, ...part })
  const shown = [share ?? [], overdue ? 'OVERDUE' : []].flat()
  return (
    <FilterSection>
      <FilterSelect
        isMany
        label={t('followUps.filters.show')}
        options={{
          TO_COACH: t('followUps.filters.toCoach'),
          ABOUT_ME: t('followUps.filters.aboutMe'),
          UNCOACHED: t('followUps.noCoach'),
          OVERDUE: t('resources.followups.fields.is_overdue'),
        }}
        values={shown}
        onChange={(values) =>
          change({
            share: values.findLast((value) => value !== 'OVERDUE'),
            overdue: values.includes('OVERDUE') || undefined,
          })
        }
      />
      <FilterSelect
        isMany
        label={t('resources.followups.fields.state')}
        options={Object.fromEntries(
          FOLLOW_UP_STATES.map((state) => [state, t(`enums.followUpState.${state}`)]),
        )}
        values={states}
        onChange={(values) => change({ states: values })}
      />
      <RecordsField
        name="observees"
        label={t('resources.followups.fields.user')}
        ids={people}
        names={names}
        onChange={(ids) => change({ people: ids })}
      />
      <RecordsField
        name="observers"
        label={t('resources.followups.fields.coach')}
        ids={coaches}
        names={names}
        onChange={(ids) => change({ coaches: ids })}
      />
      <RecordsField
        name="tasks"
        label={t('resources.followups.fields.task.name')}
        ids={tasks}
        names={names}
        onChange={(ids) => change({ tasks: ids })}
      />
      <RecordsField
        name="locations"
        label={t('resources.followups.fields.location.name')}
        ids={locations}
        names={names}
        onChange={(ids) => change({ locations: ids })}
      />
      <DayField
        label={t('followUps.filters.closedFrom')}
        value={closedFrom}
        max={closedTo || today}
        onChange={(day) => change({ closedFrom: day })}
      />
      <DayField
        label={t('followUps.filters.closedTo')}
        value={closedTo}
        min={closedFrom}
        max={today}
        onChange={(day) => change({ closedTo: day })}
      />
    </FilterSection>
  )
}
