/** Returns the function that words the texts of a component; keys and values are checked by the compiler. */
import { useCallback } from 'react'
import { useTranslate } from 'react-admin'
import type { ArgumentsOf, TextKey, Translate } from '#texts/keys.ts'

export function useT(): Translate {
  const translate = useTranslate()
  return useCallback(
    <Key extends TextKey>(key: Key, ...values: ArgumentsOf<Key>) => translate(key, values[0]),
    [translate],
  )
}
