/** Checks a form with a schema of the domain, and words what it refuses. */
import { zodResolver } from '@hookform/resolvers/zod'
import type { FieldErrors, FieldValues, Resolver } from 'react-hook-form'
import { wordMessage } from '../../foundation/i18n/i18nProvider.ts'

type Schema = Parameters<typeof zodResolver>[0]

export function wordedResolver<Values extends FieldValues>(schema: Schema): Resolver<Values> {
  const check = zodResolver(schema) as unknown as Resolver<Values>
  return async (...form) => {
    const { values, errors } = await check(...form)
    return { values, errors: wordErrors(errors) } as Awaited<ReturnType<typeof check>>
  }
}

/** Errors stand in the shape of the form's values, which may be nested. */
const wordErrors = (errors: object): object =>
  Object.fromEntries(
    Object.entries(errors as FieldErrors).map(([name, error]) => [
      name,
      typeof error?.message === 'string'
        ? { ...error, message: wordMessage(error.message) }
        : wordErrors(error ?? {}),
    ]),
  )
