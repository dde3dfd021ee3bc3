/** The privacy policy: what Liftwise stores about people, why, who sees it, how long, and people's rights. */
import type { LegalDocument, LegalSection } from './LegalText.tsx'

/** Sections on the stored data and what the AI does with it. */
const storedDataSections: readonly LegalSection[] = [
  {
    id: 'account',
    title: 'What is kept: your account',
    body: (
      <>
        <ul>
          <li>
            Name, email address, level, and, where your company uses them, title and employee ID.
          </li>
          <li>The locations and departments that you have access to.</li>
          <li>Whether your account is enabled, and which mails you do not want.</li>
          <li>
            Your password, only as a hash that cannot be turned back into it, and for each device on
            which you are signed in the hash of a random key.
          </li>
        </ul>
        <p>
          Who has no account can still be observed: then the observation holds the name or the
          employee ID that the observer has entered.
        </p>
      </>
    ),
  },
  {
    id: 'observations',
    title: 'What is kept: observations',
    body: (
      <ul>
        <li>
          Who was observed doing which task, at which location and department, on which day and at
          what time, and for which campaign.
        </li>
        <li>Who observed it, or that you recorded it yourself.</li>
        <li>The answer for each principle, the result, and notes in the observer’s words.</li>
        <li>Every later change: who changed what, when, and what it was before.</li>
      </ul>
    ),
  },
  {
    id: 'recordings',
    title: 'What is kept: recordings',
    body: (
      <>
        <p>An observation that was recorded with the mobile app also holds:</p>
        <ul>
          <li>the video;</li>
          <li>
            for each analysed frame the positions of body parts in space (keypoints), the angle and
            the twist of the body, and when the lift started and ended;
          </li>
          <li>
            what the app says of the device, such as its platform and the app’s version, and whether
            a warning about the camera was ignored.
          </li>
        </ul>
        <p>
          Your company can switch on anonymous observations. Then the app sends a video that shows a
          drawn figure in place of the person, and each such recording is marked as anonymous. The
          observation still names the person, unless it was recorded without a name.
        </p>
        <p>
          The positions are used to judge a movement. Liftwise does not use them, or the video, to
          recognise who somebody is.
        </p>
      </>
    ),
  },
  {
    id: 'ai',
    title: 'Analysis by AI, and review by people',
    body: (
      <>
        <p>
          Where your company uses AI, a recorded lift is judged automatically against the four
          principles. The result is an aid. It can be wrong, and people of your company and of the
          provider can review it, say whether it was right, and override it with a reason. The AI’s
          own result stays on record beside theirs.
        </p>
        <p>
          Liftwise takes no decision about you by itself. Two things follow from results without
          somebody looking first: they count in figures, and your company can have its super users
          or observers told by email when several observations of one person in a row are incorrect.
        </p>
      </>
    ),
  },
]

export const privacyDocument: LegalDocument = {
  title: 'Privacy Policy',
  changedOn: '2026-11-21',
  intro: (
    <p>
      Liftwise helps companies see how their people lift, push and pull, so that fewer of them get
      hurt. To do that it keeps information about people at work. This page says which, why, who
      sees it, and what you can do about it.
    </p>
  ),
  sections: [
    {
      id: 'responsible',
      title: 'Who is responsible',
      body: (
        <p>
          The company that you work for decides who is observed, where and why. It is the controller
          of your data, and tells you on which legal ground it observes. The provider of Liftwise
          runs the service for the company and acts on its instructions. It chooses where the
          servers stand; your company can tell you where that is.
        </p>
      ),
    },
    ...storedDataSections,
    {
      id: 'purposes',
      title: 'What it is used for',
      body: (
        <>
          <ul>
            <li>To judge and improve handling technique, and to show where guidance is needed.</li>
            <li>
              To give figures by task, location, department and person to those in charge of safety.
            </li>
            <li>To plan campaigns, remind those who take part, and alert those in charge.</li>
            <li>To find out how often the AI is right.</li>
            <li>To keep the service working and secure, and to answer requests for help.</li>
          </ul>
          <p>
            Your data is not sold, not used for advertising, and not shown to other companies that
            use Liftwise.
          </p>
        </>
      ),
    },
    {
      id: 'who-sees',
      title: 'Who sees what',
      body: (
        <>
          <ul>
            <li>
              <strong>Users and observees</strong> see the observations that they made or that are
              about them, with their recordings, and figures of these alone.
            </li>
            <li>
              <strong>Observers</strong> see the observations, figures and people of their locations
              and departments.
            </li>
            <li>
              <strong>Super users</strong> see those of the whole company or, where some are chosen
              for them, of their locations. They also see the audit log.
            </li>
            <li>
              <strong>The provider’s</strong> super users see every company’s records, to set up and
              support the service.
            </li>
          </ul>
          <p>
            Names of people are offered in the fields of forms and filters to whoever has access to
            their locations and departments. A link to a video works for an hour, also for somebody
            to whom it is passed on. Whoever can see a list can save it as a file, which then is in
            your company’s care.
          </p>
        </>
      ),
    },
    {
      id: 'mails',
      title: 'Mails, and how to stop them',
      body: (
        <>
          <ul>
            <li>
              Campaign reminders, at 08:00, to those who still have something to do and whose level
              the campaign reminds.
            </li>
            <li>
              Alerts about people who have recorded nothing for months, or who had several incorrect
              observations in a row. They name these people.
            </li>
            <li>Weekly and monthly summaries with counts of the company.</li>
          </ul>
          <p>
            Each of these ends with a link that stops its kind for you, without signing in. It also
            leads back, should you want them again. Links to set a new password, word of a finished
            export and the copy of a request for help cannot be stopped: they only come because you
            asked.
          </p>
          <p>
            The only picture in them is your company’s logo, which travels inside the mail: nothing
            reports whether you have opened it.
          </p>
        </>
      ),
    },
    {
      id: 'audit',
      title: 'The audit log',
      body: (
        <p>
          Liftwise writes down who added, changed or deleted what, with the values before and after,
          every sign-in, also refused ones, and every mail that was sent, with its address, subject
          and outcome. It serves to trace mistakes and misuse. Entries cannot be changed or removed
          through Liftwise, also not by the provider, and are chained so that tampering shows. Super
          users and the provider can read it.
        </p>
      ),
    },
    {
      id: 'logs',
      title: 'Technical logs',
      body: (
        <p>
          The server’s log can hold the time, the page and the network address of requests. It never
          holds passwords, keys, links’ secrets or what mails say. To stop guessing of passwords,
          tries are counted for a quarter of an hour per email address and network address, and both
          are kept as a hash only.
        </p>
      ),
    },
    {
      id: 'retention',
      title: 'How long it is kept',
      body: (
        <>
          <ul>
            <li>
              Accounts, observations, recordings, campaigns and the audit log: as long as your
              company uses Liftwise. Nothing of them is removed by age alone.
            </li>
            <li>
              Deleting hides a record from lists and figures at once. It stays in the database, and
              readable where an older observation mentions it, until your company has the provider
              remove it for good.
            </li>
            <li>Videos that were sent and never became part of an observation: a day.</li>
            <li>
              A sign-in: until you log out, or 30 days after its last use. A link to set a password:
              30 minutes.
            </li>
            <li>
              What you write in a request for help: mailed to the provider and to you, and kept with
              the record of that mail.
            </li>
          </ul>
        </>
      ),
    },
    {
      id: 'browser',
      title: 'In your browser',
      body: (
        <p>
          Liftwise uses no cookies. It keeps in the browser’s storage what keeps you signed in, the
          choices that you make in lists, and, until you save or close the tab, forms that you have
          begun. There is no tracking, and but for videos that the provider may keep with a hosting
          company no page loads anything from another company’s servers.
        </p>
      ),
    },
    {
      id: 'security',
      title: 'How it is protected',
      body: (
        <p>
          Every request is checked against your level, your company and your places. Companies are
          kept apart in the database itself. Files are reached by signed links that expire. Changing
          a level or password, disabling and deleting an account end its sign-ins.
        </p>
      ),
    },
    {
      id: 'rights',
      title: 'Your rights',
      body: (
        <>
          <p>
            You can ask to see, correct, delete or receive the data about you, ask that its use be
            restricted, and object to it. You can also ask that a person looks at a result of the
            AI.
          </p>
          <p>
            Much of it you can see yourself: your observations are in the list, and the list can be
            saved as a file. For anything else ask your company first, for it decides. You can also
            complain to your country’s data protection authority.
          </p>
        </>
      ),
    },
    {
      id: 'contact',
      title: 'Contact',
      body: (
        <p>
          Questions about who is observed and why go to your company: your super user or its data
          protection officer. When you are signed in, ‘Ask us’ on the Help page reaches the
          provider. Without an account, your company passes your question on.
        </p>
      ),
    },
    {
      id: 'changes',
      title: 'Changes',
      body: (
        <p>
          This page changes when Liftwise does. The date at its top is that of the last change;
          important ones are told to your company beforehand.
        </p>
      ),
    },
  ],
}
