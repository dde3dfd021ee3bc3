/** An answer of the add-observation screen. */
import type { AnswerField } from '#domain/observations/answers.ts'
import { AnswerButtons } from './AnswerButtons.tsx'
import type { AnswerButtonsProps } from './AnswerButtons.tsx'
import { useObservationField } from './useEntered.ts'

export function AnswerToggle({ field, ...props }: AnswerToggleProps) {
  const { value, error, change } = useObservationField(field)
  const { error: principlesError } = useObservationField('principles')
  return (
    <AnswerButtons
      {...props}
      value={value}
      onChange={change}
      error={error}
      isUnderMessage={Boolean(principlesError) && field !== 'isOtherOptionCorrect'}
    />
  )
}

type AnswerToggleProps = Pick<
  AnswerButtonsProps,
  'label' | 'picture' | 'nullAllowed' | 'hasNotApplicable'
> & { field: AnswerField }
