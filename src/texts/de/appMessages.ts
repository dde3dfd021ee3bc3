/** Messages of rules that pages before signing in never say. */
import type { appMessages as en } from '../en/appMessages.ts'
import type { TextsLike } from '../keys.ts'

export const appMessages: TextsLike<typeof en> = {
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
