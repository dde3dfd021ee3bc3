/** The terms and conditions. */
import type { LegalDocument } from './LegalText.tsx'

export const termsDocument: LegalDocument = {
  title: 'Terms and Conditions',
  changedOn: '2026-11-21',
  intro: (
    <p>
      These terms apply to everybody who uses Liftwise. Your company has its own agreement with the
      provider; where the two differ, that agreement counts.
    </p>
  ),
  sections: [
    {
      id: 'service',
      title: 'What Liftwise is',
      body: (
        <p>
          Liftwise records observations of how people lift, push and pull at work, judges them
          against four principles of handling technique, and shows companies where guidance is
          needed. Observations come from people who watch, from people who judge themselves, and,
          where your company uses it, from the analysis of recordings by AI.
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
            The account is yours alone. Do not share your password, and log out on shared devices.
          </li>
          <li>
            Tell your company’s super user at once if somebody else may have used your account.
          </li>
          <li>
            What is done with your account is recorded in an audit log, as the Privacy Policy says.
          </li>
        </ul>
      ),
    },
    {
      id: 'fair',
      title: 'Observing fairly',
      body: (
        <ul>
          <li>Record what you have seen, as exactly as you can, and only people at work.</li>
          <li>Tell people that they are observed, and why.</li>
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
            Record only where your company allows it, and only people who know of it. Follow the law
            of your country and what your company has agreed with its people.
          </li>
          <li>Keep passers-by, screens and documents out of the picture.</li>
          <li>
            Do not pass recordings on, and do not keep copies longer than you need them. Links to
            them work for an hour for everybody who has them.
          </li>
        </ul>
      ),
    },
    {
      id: 'forbidden',
      title: 'What is not allowed',
      body: (
        <ul>
          <li>Reaching data that is not meant for you, or trying to.</li>
          <li>
            Disturbing the service, or taking data out of it in bulk by other means than its
            exports.
          </li>
          <li>Uploading anything harmful or unlawful.</li>
          <li>Watching people for other purposes than safe handling.</li>
        </ul>
      ),
    },
    {
      id: 'results',
      title: 'Results are guidance',
      body: (
        <>
          <p>
            A result says how a task was done at one moment, judged against four principles. It is
            not medical advice and does not replace your company’s risk assessment, training or
            duties under the law. If a task hurts, stop and tell your supervisor.
          </p>
          <p>
            A result of the AI can be wrong. Have it reviewed when in doubt, and before it leads to
            anything for the person observed. Guidance videos show how a task can be done; at your
            workplace your company’s instructions count.
          </p>
        </>
      ),
    },
    {
      id: 'reminders',
      title: 'Reminders and mails',
      body: (
        <p>
          Campaigns, alerts and summaries send mails as your company sets them up. Most kinds can be
          stopped by the link at their end. A mail can arrive late or not at all: do not rely on one
          where somebody’s safety depends on it.
        </p>
      ),
    },
    {
      id: 'ownership',
      title: 'What belongs to whom',
      body: (
        <p>
          What your company records in Liftwise belongs to your company. The software, its guidance
          and its pictures belong to the provider. Your company may use them for as long as its
          agreement runs.
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
          using Liftwise at any time. What becomes of your data is said in the Privacy Policy.
        </p>
      ),
    },
    {
      id: 'changes',
      title: 'Changes to these terms',
      body: (
        <p>
          These terms can change when the service or the law does. The date at the top is that of
          the last change; important ones are told to your company beforehand.
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
