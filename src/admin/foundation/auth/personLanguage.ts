/** The language of whoever signs in: theirs, unless they chose another one on the sign-in page. */
import { useEffect, useState } from 'react'
import { graphql } from '#api/graphql.ts'
import type { Language } from '#texts/languages.ts'
import { request } from '../data/request.ts'
import { chooseLanguage, languageStore, takeChoiceAtSignIn } from '../i18n/i18nProvider.ts'

/** `language`: the person's own; null where they have none. Returns whether its texts are there, or cannot be loaded. */
export function useLanguageOf(language: Language | null | undefined): boolean {
  const [isReady, setReady] = useState(() => !language || language === languageStore.get())
  useEffect(() => {
    const chosen = takeChoiceAtSignIn()
    const ready = () => setReady(true)
    // Not kept where it cannot be saved: it still is on this device.
    if (chosen && chosen !== language) saveLanguage(chosen).catch(() => undefined)
    else if (!chosen && language && language !== languageStore.get()) {
      chooseLanguage(language).then(ready, ready)
      return
    }
    ready()
  }, [language])
  return isReady
}

/** Saves the current user's language; null: that of their browser. */
export const saveLanguage = (language: Language | null): Promise<unknown> =>
  request(UPDATE_MY_LANGUAGE, { language })

const UPDATE_MY_LANGUAGE = graphql(`
  mutation UpdateMyLanguage($language: Language) {
    updateMyLanguage(language: $language) {
      id
    }
  }
`)
