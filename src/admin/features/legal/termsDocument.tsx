/** The terms and conditions. */
import type { LegalDocument } from './LegalText.tsx'

export const termsDocument: LegalDocument = {
  title: 'Terms and Conditions',
  changedOn: '2026-11-21',
  intro: (
    <p>
      These terms apply to everyone who uses Liftwise. Your company has its own agreement with the
      provider; if the two differ, that agreement applies.
    </p>
  ),
  sections: [
    {
      id: 'service',
      title: 'What Liftwise is',
      body: (
        <p>
          Liftwise records observations of how people lift, push and pull at work, assesses them
          against four principles of handling technique, and shows companies where guidance is
          needed. Observations are made by observers, by people assessing themselves and, if your
          company uses it, by AI analysis of recordings.
        </p>
      ),
    },
    {
      id: 'account',
      title: 'Your account',
      body: (
        <ul>
          <li>Your company gives you an account and a level, and can change or disable both.</li>
          <li>
            The account is yours alone. Do not share your password, and sign out on shared devices.
          </li>
          <li>
            Tell your company’s super user immediately if someone else may have used your account.
          </li>
          <li>
            Actions taken with your account are recorded in an audit log, as described in the
            Privacy Policy.
          </li>
        </ul>
      ),
    },
    {
      id: 'fair',
      title: 'Observing fairly',
      body: (
        <ul>
          <li>Record what you saw, as accurately as you can, and only observe people at work.</li>
          <li>Tell people that they are being observed, and why.</li>
          <li>Notes are about the technique. Leave out health, opinions and private matters.</li>
          <li>
            Use observations to make work safer. They are not meant as the only reason for a
            decision about a person.
          </li>
        </ul>
      ),
    },
    {
      id: 'recording',
      title: 'Recording people',
      body: (
        <ul>
          <li>
            Record only where your company allows it, and only people who know about it. Follow
            local law and your company’s agreements with its employees.
          </li>
          <li>Keep passers-by, screens and documents out of the picture.</li>
          <li>
            Do not pass recordings on, and do not keep copies longer than you need them. Links to
            them work for one hour for anyone who has them.
          </li>
        </ul>
      ),
    },
    {
      id: 'forbidden',
      title: 'What is not allowed',
      body: (
        <ul>
          <li>Accessing, or trying to access, data you are not authorised to see.</li>
          <li>
            Disrupting the service, or extracting data in bulk other than through its exports.
          </li>
          <li>Uploading anything harmful or unlawful.</li>
          <li>Observing people for purposes other than safe handling.</li>
        </ul>
      ),
    },
    {
      id: 'results',
      title: 'Results are guidance',
      body: (
        <>
          <p>
            A result says how a task was done at one moment, assessed against four principles. It is
            not medical advice and does not replace your company’s risk assessment, training or
            duties under the law. If a task hurts, stop and tell your supervisor.
          </p>
          <p>
            AI results can be wrong. Have a result reviewed if you are in doubt, and before it has
            any consequence for the person observed. Guidance videos show how a task can be done;
            your company’s instructions apply at your workplace.
          </p>
        </>
      ),
    },
    {
      id: 'reminders',
      title: 'Reminders and emails',
      body: (
        <p>
          Campaigns, alerts and summaries send emails as configured by your company. You can
          unsubscribe from most types with the link at the bottom. Emails can be late or lost: never
          rely on them for safety.
        </p>
      ),
    },
    {
      id: 'ownership',
      title: 'Ownership',
      body: (
        <p>
          What your company records in Liftwise belongs to your company. The software, its guidance
          and its pictures belong to the provider. Your company may use them for the duration of its
          agreement.
        </p>
      ),
    },
    {
      id: 'availability',
      title: 'Availability',
      body: (
        <p>
          The provider takes care to keep Liftwise running and your data safe, but cannot promise
          that it is never interrupted. Maintenance is announced where possible.
        </p>
      ),
    },
    {
      id: 'liability',
      title: 'Liability',
      body: (
        <p>
          The provider is liable as the law requires and as agreed with your company. Nothing here
          limits liability that cannot be limited by law, such as for injury caused by negligence.
        </p>
      ),
    },
    {
      id: 'ending',
      title: 'Ending',
      body: (
        <p>
          Your access ends when your company closes your account or its agreement ends. You can stop
          using Liftwise at any time. The Privacy Policy explains what happens to your data.
        </p>
      ),
    },
    {
      id: 'changes',
      title: 'Changes to these terms',
      body: (
        <p>
          These terms can change when the service or the law does. The date at the top shows the
          last change; your company is informed of important changes in advance.
        </p>
      ),
    },
    {
      id: 'contact',
      title: 'Contact',
      body: (
        <p>
          Ask your company’s super user first. When you are signed in, ‘Ask us’ on the Help page
          reaches the provider.
        </p>
      ),
    },
  ],
}
