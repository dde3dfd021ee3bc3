/** Leads back to a step of the form on the screen. */
import { Link } from 'react-admin'

export function StepLink({ step, of }: StepLinkProps) {
  return (
    <Link to={`?step=${step}`} aria-label={`Change ${of}`}>
      Change
    </Link>
  )
}

interface StepLinkProps {
  step: string
  /** What is changed there, for who hears the link alone: 'reminders'. */
  of: string
}
