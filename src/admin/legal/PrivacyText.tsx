/** What Liftwise keeps about people, why, who sees it and what they can ask for. */
import type { ReactElement } from 'react'

export function PrivacyText(): ReactElement {
  return (
    <>
      <p>
        Liftwise helps companies see how their people lift, push and pull, so that fewer of them get
        hurt. To do that it keeps information about people at work. This page says which, why, and
        what you can do about it.
      </p>

      <h2>Who is responsible</h2>
      <p>
        The company that you work for decides who is observed, where and why. It is the controller
        of your data. The provider of Liftwise runs the service on the company’s behalf and acts on
        its instructions.
      </p>

      <h2>What is kept</h2>
      <ul>
        <li>
          <strong>Your account:</strong> name, email address, role, and, where your company uses
          them, your title and employee ID; the locations and departments that you have access to.
        </li>
        <li>
          <strong>Observations:</strong> who was observed doing which task, where and when, who
          observed it, the answer for each principle, the result and any notes.
        </li>
        <li>
          <strong>Videos:</strong> a recording, where one was made, and the body positions measured
          in it. Your company can choose anonymous observations: then the recording shows a figure
          in place of the person.
        </li>
        <li>
          <strong>Use of the service:</strong> sign-ins and changes, with the time and the account,
          so that mistakes and misuse can be traced.
        </li>
      </ul>
      <p>Passwords are stored only as a hash that cannot be turned back into the password.</p>

      <h2>What it is used for</h2>
      <ul>
        <li>to judge and improve handling technique, and to show where guidance is needed;</li>
        <li>to report figures by task, location, department and person to those in charge;</li>
        <li>to remind people of campaigns, and to alert about repeated incorrect technique;</li>
        <li>to keep the service working and secure.</li>
      </ul>
      <p>
        Where a video is analysed automatically, the result is an aid: people in your company can
        review and correct it. Your data is not sold, not used for advertising, and not shared with
        other companies that use Liftwise.
      </p>

      <h2>Who can see it</h2>
      <p>
        You see the observations that you made or that are about you. Observers see those within
        their locations and departments. Your company’s super users see those of the company. The
        provider’s staff can see them where that is needed to run and support the service.
      </p>

      <h2>How long it is kept</h2>
      <p>
        For as long as your company uses Liftwise, or until your company deletes it or asks for its
        removal. A deleted record is hidden first, and may still be shown where an older observation
        refers to it. Recordings that belong to no observation are removed after a day.
      </p>

      <h2>In your browser</h2>
      <p>
        Liftwise stores what keeps you signed in and the choices that you make in lists. There are
        no advertising or tracking cookies, and no page calls another company’s servers.
      </p>

      <h2>Your rights</h2>
      <p>
        You can ask to see, correct, delete or receive the data about you, and object to its use.
        Ask your company first: it decides. When you are signed in, the Help page reaches the
        provider. You can also complain to your country’s data protection authority.
      </p>
    </>
  )
}
