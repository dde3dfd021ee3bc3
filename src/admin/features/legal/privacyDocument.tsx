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
          <li>Whether your account is enabled, and which emails you have unsubscribed from.</li>
          <li>
            Your password, stored only as an irreversible hash, and the hash of a random key for
            each device on which you are signed in.
          </li>
        </ul>
        <p>
          People without an account can also be observed; the observation then contains the name or
          employee ID entered by the observer.
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
        <p>
          A video that is chosen or recorded in Liftwise is analysed on the device of the person who
          does so. It is not uploaded, unless your company allows that and this person switches it
          on. The observation then holds:
        </p>
        <ul>
          <li>
            a drawing of the movement, which shows lines on a plain background and no person, and
            the video itself only if it was uploaded;
          </li>
          <li>
            for each analysed frame the positions of body parts in space (keypoints), the angle and
            the twist of the body, and when the lift started and ended;
          </li>
          <li>
            device information such as platform and app version, and whether a camera warning was
            ignored.
          </li>
        </ul>
        <p>
          An observation from another app can hold its video. If your company uses anonymous
          observations, such an app uploads a video that shows a drawn figure instead of the person,
          and each such recording is marked as anonymous. The observation still names the person,
          unless it was recorded without a name.
        </p>
        <p>
          The positions are used to judge a movement. Liftwise does not use them, or the video, to
          identify people.
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
          Where your company uses AI, a recorded lift is assessed automatically against the four
          principles. The result is an aid. It can be wrong, and people of your company and of the
          provider can review it, say whether it was right, and override it with a reason. The AI’s
          result is kept alongside theirs.
        </p>
        <p>
          Liftwise makes no decisions about you by itself. Two things happen without human review:
          results count in the figures, and your company can have super users or observers emailed
          when a person has several incorrect observations in a row.
        </p>
      </>
    ),
  },
]

export const privacyDocument: LegalDocument = {
  title: 'Privacy Policy',
  changedOn: '2026-11-22',
  intro: (
    <p>
      Liftwise helps companies see how their people lift, push and pull, so that fewer of them get
      hurt. To do that it keeps information about people at work. This page explains what
      information that is, why it is kept, who can see it, and what your rights are.
    </p>
  ),
  sections: [
    {
      id: 'responsible',
      title: 'Who is responsible',
      body: (
        <p>
          The company that you work for decides who is observed, where and why. It is the controller
          of your data and must tell you the legal basis for observing you. The provider of Liftwise
          runs the service for the company and acts on its instructions. It chooses where the data
          is hosted; your company can tell you where that is.
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
              <strong>Users and observees</strong> see the observations they made or that are about
              them, with the recordings, and figures for these only.
            </li>
            <li>
              <strong>Observers</strong> see the observations, figures and people of their locations
              and departments.
            </li>
            <li>
              <strong>Super users</strong> see those of the whole company or, if they are assigned
              to locations, of those locations. They also see the audit log.
            </li>
            <li>
              <strong>The provider’s</strong> super users see every company’s records, to set up and
              support the service.
            </li>
          </ul>
          <p>
            People with access to your locations and departments can see your name in forms and
            filters. Links to videos work for one hour for anyone who has them. Anyone who can see a
            list can export it; your company is responsible for exported files.
          </p>
        </>
      ),
    },
    {
      id: 'mails',
      title: 'Emails and unsubscribing',
      body: (
        <>
          <ul>
            <li>
              Campaign reminders, at 08:00, to people at the campaign’s user levels who still have
              observations to do.
            </li>
            <li>
              Alerts about people who have recorded nothing for months, or who had several incorrect
              observations in a row. They name these people.
            </li>
            <li>Weekly and monthly summaries with counts of the company.</li>
          </ul>
          <p>
            Each of these has an unsubscribe link that works without signing in, where you can also
            resubscribe. Password links, export messages and copies of help requests cannot be
            turned off, because they are only sent when you ask for them.
          </p>
          <p>
            The only image is your company’s logo, embedded in the email. Emails are not tracked.
          </p>
        </>
      ),
    },
    {
      id: 'audit',
      title: 'The audit log',
      body: (
        <p>
          Liftwise records who added, changed or deleted what, with the values before and after;
          every sign-in, including failed ones; and every email sent, with its address, subject and
          outcome. This helps to trace mistakes and misuse. Nobody, including the provider, can
          change or remove entries through Liftwise, and they are chained so that tampering is
          detected. Super users and the provider can read it.
        </p>
      ),
    },
    {
      id: 'logs',
      title: 'Technical logs',
      body: (
        <p>
          The server’s log can hold the time, the page and the network address of requests. It never
          contains passwords, keys, secret links or email contents. To prevent password guessing,
          attempts are counted for 15 minutes per email address and network address, both stored
          only as hashes.
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
              company uses Liftwise. They are not deleted based on age.
            </li>
            <li>
              Deleting hides a record from lists and figures immediately. It stays in the database,
              and visible in older observations that refer to it, until your company asks the
              provider to erase it.
            </li>
            <li>Uploaded videos that were never added to an observation: one day.</li>
            <li>
              A sign-in: until you sign out, or 30 days after its last use. A link to set a
              password: 30 minutes.
            </li>
            <li>
              Your help requests: emailed to the provider and to you, and kept with the record of
              that email.
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
          Liftwise uses no cookies. It uses browser storage to keep you signed in, to remember your
          list settings and, until you save or close the tab, to keep unfinished forms. There is no
          tracking. Apart from videos that the provider may store with a hosting company, no page
          loads anything from other companies’ servers.
        </p>
      ),
    },
    {
      id: 'security',
      title: 'How it is protected',
      body: (
        <p>
          Every request is checked against your level, your company and your places. Companies are
          kept apart in the database itself. Files are only available through signed links that
          expire. Changing a level or password, or disabling or deleting an account, signs the
          person out.
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
            restricted, and object to it. You can also ask for an AI result to be reviewed by a
            person.
          </p>
          <p>
            You can see much of it yourself: your observations are in the list, and you can export
            the list. For anything else, ask your company first: it makes these decisions. You can
            also complain to your country’s data protection authority.
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
          provider. If you do not have an account, your company can forward your question.
        </p>
      ),
    },
    {
      id: 'changes',
      title: 'Changes',
      body: (
        <p>
          This page changes when Liftwise does. The date at the top shows the last change; your
          company is informed of important changes in advance.
        </p>
      ),
    },
  ],
}
