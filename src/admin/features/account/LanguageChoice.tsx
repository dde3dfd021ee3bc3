/** The language of the product and of one's mails; without one, that of the browser. */
import { MenuItem, TextField } from '@mui/material'
import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { isLanguage, type Language, LANGUAGES } from '#texts/languages.ts'
import { useMe } from '../../foundation/auth/currentUser.ts'
import { saveLanguage } from '../../foundation/auth/personLanguage.ts'
import { graphqlErrorMessage } from '../../foundation/data/graphqlError.ts'
import { chooseLanguage } from '../../foundation/i18n/i18nProvider.ts'
import { useT } from '../../foundation/i18n/useT.ts'
import { Section } from '../../parts/detail/Section.tsx'
import { useNotifyText } from '../../parts/notifications/useNotifyText.ts'

export function LanguageChoice() {
  const t = useT()
  const me = useMe()
  const notifyText = useNotifyText()
  const [chosen, setChosen] = useState<Language | null>(me.language ?? null)
  const { mutate, variables, isPending } = useMutation({
    // One after the other, so that the last choice is the one that stays.
    scope: { id: 'language' },
    mutationFn: async (language: Language | null) => {
      await saveLanguage(language)
      setChosen(language)
      await chooseLanguage(language)
    },
    onError: (error) => notifyText(graphqlErrorMessage(error), 'error'),
  })
  return (
    <Section title={t('language.title')} subtitle={t('language.about')}>
      <TextField
        select
        label={t('language.title')}
        value={(isPending ? variables : chosen) ?? BROWSER}
        onChange={({ target: { value } }) => mutate(isLanguage(value) ? value : null)}
        sx={{ maxWidth: 280 }}
      >
        <MenuItem value={BROWSER}>{t('language.browser')}</MenuItem>
        {Object.entries(LANGUAGES).map(([code, name]) => (
          <MenuItem key={code} value={code} lang={code}>
            {name}
          </MenuItem>
        ))}
      </TextField>
    </Section>
  )
}

const BROWSER = 'browser'
