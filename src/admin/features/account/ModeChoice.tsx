/** Light, dark, or as the system: react-admin's choice of a theme, with the third value that its toggle lacks. */
import { FormControlLabel, Radio, RadioGroup } from '@mui/material'
import { useRemoveFromStore, useStore } from 'react-admin'
import type { ColourMode } from '#domain/theme.ts'
import { useT } from '../../foundation/i18n/useT.ts'
import { MODE_KEY } from '../../foundation/theme/AppTheme.tsx'
import { Section } from '../../parts/detail/Section.tsx'

export function ModeChoice() {
  const t = useT()
  const [chosen, choose] = useStore<ColourMode>(MODE_KEY)
  const forget = useRemoveFromStore(MODE_KEY)
  return (
    <Section title={t('mode.title')} subtitle={t('mode.about')}>
      <RadioGroup
        row
        aria-label={t('mode.title')}
        value={chosen ?? SYSTEM}
        onChange={(_event, value) => (value === SYSTEM ? forget() : choose(value as ColourMode))}
      >
        {MODES.map((mode) => (
          <FormControlLabel key={mode} value={mode} control={<Radio />} label={t(`mode.${mode}`)} />
        ))}
      </RadioGroup>
    </Section>
  )
}

const SYSTEM = 'system'
const MODES = [SYSTEM, 'light', 'dark'] as const
