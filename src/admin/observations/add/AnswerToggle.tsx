/** An answer of the add-observation screen. */
import type { AnswerField } from '#domain/observations/answers.ts'
import { AnswerButtons } from './AnswerButtons.tsx'
import type { AnswerButtonsProps } from './AnswerButtons.tsx'
import { useEntered } from './useEntered.ts'

export function AnswerToggle({ field, ...props }: AnswerToggleProps) {
  const { value, error, change } = useEntered(field)
  const { error: ofAll } = useEntered('principles')
  return (
    <AnswerButtons
      {...props}
      value={value}
      onChange={change}
      error={error}
      isUnderMessage={Boolean(ofAll) && field !== 'isOtherOptionCorrect'}
    />
  )
}

type AnswerToggleProps = Pick<
  AnswerButtonsProps,
  'label' | 'picture' | 'nullAllowed' | 'hasNotApplicable'
> & { field: AnswerField }
