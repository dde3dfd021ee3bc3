/** The figures by department, location, task and individual, one table at a time (spec 3, Summaries). */
import { Box, Tab, Tabs } from '@mui/material'
import { useId } from 'react'
import { useStore } from 'react-admin'
import type { SummaryRange } from '#domain/observations/summaryDates.ts'
import { Section } from '../detail/Section.tsx'
import { ANALYTICS_BY } from './analyticsBy.ts'
import { AnalyticsTable } from './AnalyticsTable.tsx'

export function WhereAndWho({ range }: { range: SummaryRange }) {
  const id = useId()
  const [kept, keep] = useStore('dashboard.by', 0)
  const chosen = ANALYTICS_BY[kept] ? kept : 0
  return (
    <Section title="Where and who">
      <Tabs
        value={chosen}
        onChange={(_event, next: number) => keep(next)}
        variant="scrollable"
        scrollButtons={false}
        aria-label="Figures by"
      >
        {ANALYTICS_BY.map(({ operation, plural }, at) => (
          <Tab
            key={operation}
            label={plural}
            id={`${id}-tab-${at}`}
            aria-controls={`${id}-panel-${at}`}
          />
        ))}
      </Tabs>
      {ANALYTICS_BY.map((by, at) => (
        <Box
          key={by.operation}
          role="tabpanel"
          id={`${id}-panel-${at}`}
          aria-labelledby={`${id}-tab-${at}`}
          hidden={at !== chosen}
        >
          {at === chosen && <AnalyticsTable by={by} range={range} />}
        </Box>
      ))}
    </Section>
  )
}
