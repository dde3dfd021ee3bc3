/** Which information about people Liftwise keeps, and what the AI makes of it. */
import type { LegalSection } from './legalDocument.ts'

export const storedDataSections: readonly LegalSection[] = [
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
