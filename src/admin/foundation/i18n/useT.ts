/**
 * Returns the function that words the texts of a component; keys and values are checked by the compiler. A key that is
 * made of a resource's name, and so is not known to it, is worded by react-admin's `useTranslate`.
 */
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
