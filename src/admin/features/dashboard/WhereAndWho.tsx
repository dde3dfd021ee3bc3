/** The figures by department, location, task and individual, one table at a time (spec 3, Summaries). */
import { Box, Tab, Tabs } from '@mui/material'
import { useId } from 'react'
import { useStore } from 'react-admin'
import type { SummaryRange } from '#domain/charts/summaryDates.ts'
import { Section } from '../../parts/detail/Section.tsx'
import { ANALYTICS_DIMENSIONS } from './analyticsDimensions.ts'
import { AnalyticsTable } from './AnalyticsTable.tsx'

export function AnalyticsTabs({ range }: { range: SummaryRange }) {
  const id = useId()
  const [storedTab, storeTab] = useStore('dashboard.by', 0)
  const selectedTab = ANALYTICS_DIMENSIONS[storedTab] ? storedTab : 0
  return (
    <Section title="Where and who">
      <Tabs
        value={selectedTab}
        onChange={(_event, next: number) => storeTab(next)}
        variant="scrollable"
        scrollButtons={false}
        aria-label="Figures by"
      >
        {ANALYTICS_DIMENSIONS.map(({ operation, plural }, at) => (
          <Tab
            key={operation}
            label={plural}
            id={`${id}-tab-${at}`}
            aria-controls={`${id}-panel-${at}`}
          />
        ))}
      </Tabs>
      {ANALYTICS_DIMENSIONS.map((by, at) => (
        <Box
          key={by.operation}
          role="tabpanel"
          id={`${id}-panel-${at}`}
          aria-labelledby={`${id}-tab-${at}`}
          hidden={at !== selectedTab}
        >
          {at === selectedTab && <AnalyticsTable by={by} range={range} />}
        </Box>
      ))}
    </Section>
  )
}
