/** The rules for using Liftwise. */
import type { ReactElement } from 'react'

export function TermsText(): ReactElement {
  return (
    <>
      <p>
        These terms apply to everybody who uses Liftwise. Your company has its own agreement with
        the provider; where the two differ, that agreement counts.
      </p>

      <h2>Your account</h2>
      <ul>
        <li>Your company gives you an account and a role, and can change or disable both.</li>
        <li>The account is yours alone. Do not share your password.</li>
        <li>
          Tell your company’s administrator at once if somebody else may have used your account.
        </li>
      </ul>

      <h2>Using it fairly</h2>
      <ul>
        <li>Record what you have seen, as exactly as you can, and only people at work.</li>
        <li>Tell people that they are observed, and follow your company’s rules on recording.</li>
        <li>
          Use observations to make work safer. They are not meant as the only reason for a decision
          about a person.
        </li>
        <li>
          Do not try to reach data that is not meant for you, disturb the service, or upload
          anything harmful or unlawful.
        </li>
      </ul>

      <h2>Results are guidance</h2>
      <p>
        A result says how a task was done at one moment, judged against four principles of handling
        technique. It is not medical advice and does not replace your company’s risk assessment,
        training or duties under the law. An automatic analysis can be wrong: have it reviewed when
        in doubt. If a task hurts, stop and tell your supervisor.
      </p>

      <h2>What belongs to whom</h2>
      <p>
        What your company records in Liftwise belongs to your company. The software, its guidance
        and its pictures belong to the provider. Your company may use them for as long as its
        agreement runs.
      </p>

      <h2>Availability</h2>
      <p>
        The provider takes care to keep Liftwise running and your data safe, but cannot promise that
        it is never interrupted. Maintenance is announced where possible.
      </p>

      <h2>Liability</h2>
      <p>
        The provider is liable as the law requires and as agreed with your company. Nothing here
        limits liability that cannot be limited by law, such as for injury caused by negligence.
      </p>

      <h2>Changes and ending</h2>
      <p>
        These terms can change when the service or the law does; important changes are told to your
        company beforehand. Your access ends when your company closes your account or its agreement
        ends. You can stop using Liftwise at any time.
      </p>
    </>
  )
}
