/** Messages of rules that pages before signing in never say. */
import type { appMessages as en } from '../en/appMessages.ts'
import type { TextsLike } from '../keys.ts'

export const appMessages: TextsLike<typeof en> = {
  tooManyContests:
    'Sie haben innerhalb einer Stunde viele Ergebnisse angefochten. Warten Sie auf Antworten oder fechten Sie dieses später an.',
  jobUnreadable:
    'Das wurde mit einer anderen Version von Liftwise angefordert. Fordern Sie es noch einmal an.',
  jobStillRunning: 'Das läuft noch.',
  jobCancelled: 'Abgebrochen.',
  jobAccessRevoked: 'Sie haben darauf keinen Zugriff mehr.',
  jobInterrupted: 'Der Server hielt an, bevor das fertig war.',
  jobDiskFull:
    'Auf dem Server ist kein Speicherplatz mehr, deshalb konnte die Datei nicht gespeichert werden. Versuchen Sie es später noch einmal.',
  tooManyJobs:
    'Bei Ihnen laufen zu viele Importe und Exporte. Warten Sie, bis einer fertig ist, oder brechen Sie einen unter „Importe und Exporte“ ab.',
  notAnImportCheck: 'Das ist keine Prüfung eines Imports.',
  checkHasProblems: 'Beheben Sie die Probleme in dieser Datei und wählen Sie sie dann noch einmal.',
  jobFileExpired: 'Die Datei ist abgelaufen. Wählen Sie sie noch einmal.',
  retentionOutOfRange:
    'Geben Sie 30 bis 36.500 Tage ein oder lassen Sie das Feld leer, um ohne Frist aufzubewahren',
  holdReasonRequired: 'Geben Sie einen Grund ein',
  holdPlacedAlready: 'Hierfür gilt schon eine Löschsperre.',
  holdOfClientRefused: 'Nur der Anbieter setzt oder beendet die Löschsperre eines Kunden.',
  holdOfOneself:
    'Eine Löschsperre für Sie und für Beobachtungen von Ihnen oder über Sie setzt und beendet jemand anderes.',
  holdOfSomebodyElse: 'Nur wer diese Löschsperre gesetzt hat oder der Anbieter beendet sie.',
  underLegalHold:
    'Für diese Person oder ihre Beobachtungen gilt eine Löschsperre. Beenden Sie sie zuerst.',
  superUserPersonalData: 'Mit den Daten eines Superusers darf das nur der Anbieter tun.',

  calibrationTruthRequired: 'Geben Sie für mindestens ein Prinzip an, was richtig ist.',
  calibrationTruthOfTask: 'Nur die Prinzipien der Tätigkeit können beurteilt werden.',
  calibrationWithoutRecording: 'Diese Beobachtung hat keine Aufnahme, die beurteilt werden könnte.',
  calibrationClipExists: 'Diese Beobachtung ist bereits ein Kalibrierclip.',
  calibrationAgreedByOneself:
    'Einem Ergebnis, das Sie eingetragen haben, muss jemand anderes zustimmen.',
  followUpNotIncorrect:
    'Eine Nachbereitung braucht eine falsche Beobachtung einer Person mit Konto.',
  followUpOfOthers:
    'Eine Nachbereitung kann nur öffnen, wer die Beobachtung gemacht hat, oder ein Superuser, und niemand für sich selbst.',
  followUpOpenAlready: 'Diese Person hat schon eine offene Nachbereitung zu dieser Tätigkeit.',
  followUpCorrectSince: 'Eine spätere Beobachtung dieser Person und Tätigkeit ist schon richtig.',
  followUpCoachRequired: 'Wählen Sie einen Coach.',
  followUpCoachUnknown: 'Wählen Sie eine andere Person mit Konto, die an diesem Ort arbeitet.',
  followUpDueDateRequired: 'Wählen Sie, wann sie fällig ist.',
  followUpDueDatePast: 'Wählen Sie heute oder einen späteren Tag.',
  followUpAgreedRequired: 'Schreiben Sie, was Sie vereinbart haben.',
  followUpNotYours:
    'Diese Nachbereitung können nur der Coach, die Person, die sie geöffnet hat, und Superuser ändern.',
  followUpNotOpen: 'Das Coaching ist schon vermerkt, oder diese Nachbereitung ist abgeschlossen.',
  followUpCountInvalid: 'Wählen Sie 1 bis 10 falsche Beobachtungen.',
  taskActionSubjectRequired: 'Eine Maßnahme betrifft eine Tätigkeit oder einen Standort.',
  taskActionNoteRequired: 'Schreiben Sie, was geändert wird.',
  taskActionOwnerRequired: 'Wählen Sie eine verantwortliche Person.',
  taskActionOwnerUnknown:
    'Wählen Sie einen Beobachter oder Superuser mit Konto, der diese Tätigkeit oder diesen Standort sieht.',
  taskActionDone: 'Diese Maßnahme ist bereits erledigt.',
  taskActionNotDone: 'Diese Maßnahme ist noch nicht erledigt.',
  taskActionPrincipleDone:
    'Das Prinzip einer erledigten Maßnahme bleibt. Öffnen Sie sie wieder, um es zu ändern.',
  taskActionOfOthers: 'Nur wer diese Maßnahme vergeben hat und Superuser können sie löschen.',
  commentRequired: 'Schreiben Sie einen Kommentar.',
  tooManyMentions: 'Erwähnen Sie höchstens %{max} Personen.',
  mentionUnknown:
    'Jemand, den Sie erwähnen, sieht diese Beobachtung nicht. Wählen Sie Personen aus der Liste.',
  commentMomentInvalid: 'Ein Kommentar kann nur an einem Zeitpunkt der Aufnahme stehen.',
  commentGone: 'Dieser Kommentar wurde gelöscht. Beginnen Sie einen neuen.',
  commentOfOthers: 'Nur die Person, die diesen Kommentar geschrieben hat, kann ihn ändern.',
  commentIsAnswer: 'Markieren Sie den ersten Kommentar der Unterhaltung als erledigt.',
  percentOutOfRange: 'Geben Sie eine ganze Zahl von 0 bis 100 ein.',
  blindAnswerRequired:
    'Beantworten Sie mindestens ein Prinzip, oder überspringen Sie diese Beobachtung.',
  notInBlindSample: 'Diese Beobachtung gehört nicht zur Blindstichprobe.',
  contestReasonRequired: 'Schreiben Sie, was am Ergebnis nicht stimmt.',
  contestAnswerRequired: 'Schreiben Sie, warum das Ergebnis bleibt oder sich geändert hat.',
  contestOfOthers:
    'Nur die beobachtete Person und der Beobachter können dieses Ergebnis anfechten.',
  contestWithoutResult: 'Es gibt noch kein Ergebnis, das Sie anfechten könnten.',
  contestOpen:
    'Sie haben dieses Ergebnis schon angefochten. Sie werden benachrichtigt, sobald es eine Antwort gibt.',
  contestAnsweredByOneself:
    'Was Sie anfechten, was Sie betrifft oder was Sie erfasst haben, muss jemand anderes beantworten.',
  aiReviewRefused: 'Dieser Kunde prüft seine KI nicht.',
  observationDuplicateFromServer: 'Eine Beobachtung mit denselben Angaben gibt es schon',
  liftsOutOfRange: 'Wählen Sie 1 bis 10 Hebevorgänge.',
  campaignTypeRequired: 'Wählen Sie eine Art der Kampagne.',
  campaignTypeRefused:
    'Kampagnen dieser Art brauchen die KI-Analyse, die dieser Kunde nicht nutzt.',
  campaignFrequencyRequired: 'Wählen Sie, wie oft sich die Kampagne wiederholt.',
  campaignModesConflict:
    'Wählen Sie entweder bestimmte Benutzer oder einen Standort und eine Abteilung.',
  campaignPlaceRequired: 'Wählen Sie einen Standort oder eine Abteilung.',
  campaignNotRunning: 'Diese Kampagne läuft am Tag der Beobachtung nicht.',
  campaignOutsideOwnScope:
    'Wählen Sie einen Standort oder bestimmte Benutzer: Sie haben nur Zugriff auf einige Standorte.',
  videoRequired: 'Wählen Sie ein Video',
  observationPseudonymised:
    'Namen und Notizen dieser Beobachtung wurden entfernt. Sie kann nicht mehr geändert werden.',
  campaignElsewhere:
    'Diese Kampagne gilt für eine andere Tätigkeit, einen anderen Standort oder eine andere Abteilung.',
  videoElsewhere: 'Dieses Video gehört zu einer anderen Beobachtung.',
  videoWithoutRecording: 'Dieses Video ist keine Aufnahme.',
  analysisReviewed:
    'Eine Person hat dieses Ergebnis geprüft oder korrigiert, deshalb bleibt es, wie es ist.',
  skeletonMisfit:
    'Wo das Skelett nicht passt, beurteilt eine Person: Erfassen Sie es als manuelle Beurteilung.',
  videoLimits: 'Eine MP4-, WEBM- oder MOV-Datei, bis zu %{megabytes} MB.',
  campaignWasDeleted: 'Die Kampagne „%{name}“ wurde gelöscht.',

  // Saved views
  viewNameRequired: 'Benennen Sie die Ansicht.',
  viewNameTaken: 'Sie haben schon eine Ansicht mit diesem Namen.',
  viewQueryInvalid: 'Dieser Filter kann nicht gespeichert werden.',
  viewSharedBySuperUsers: 'Nur Superuser teilen eine Ansicht mit dem Unternehmen.',
  viewOfOthers: 'Das kann nur die Person ändern, der die Ansicht gehört.',
  tooManyViews: 'Sie haben %{max} Ansichten. Löschen Sie zuerst eine.',
}
