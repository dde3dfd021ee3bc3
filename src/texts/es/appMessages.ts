/** Messages of rules that pages before signing in never say. */
import type { appMessages as en } from '../en/appMessages.ts'
import type { TextsLike } from '../keys.ts'

export const appMessages: TextsLike<typeof en> = {
  tooManyContests:
    'Ha impugnado muchos resultados en una hora. Espere las respuestas o impugne este más tarde.',
  jobUnreadable: 'Esto lo solicitó otra versión de Liftwise. Solicítelo de nuevo.',
  jobStillRunning: 'Esto sigue en curso.',
  jobCancelled: 'Cancelado.',
  jobAccessRevoked: 'Ya no tiene acceso a esto.',
  jobInterrupted: 'El servidor se detuvo antes de terminar.',
  jobDiskFull:
    'El servidor no tiene espacio en disco, así que no se pudo guardar el archivo. Inténtelo más tarde.',
  tooManyJobs:
    'Tiene demasiadas importaciones y exportaciones en curso. Espere a que termine una o cancele otra en «Importaciones y exportaciones».',
  notAnImportCheck: 'Esto no es la comprobación de una importación.',
  checkHasProblems: 'Corrija los problemas de este archivo y elíjalo de nuevo.',
  jobFileExpired: 'El archivo ha caducado. Elíjalo de nuevo.',
  retentionOutOfRange:
    'Escriba un número de días de 30 a 36.500 o déjelo vacío para conservar sin límite',
  holdReasonRequired: 'El motivo es obligatorio',
  holdPlacedAlready: 'Ya está bajo retención legal.',
  holdOfClientRefused: 'Solo el proveedor establece o levanta la retención legal de un cliente.',
  holdOfOneself:
    'La retención legal sobre usted o sobre observaciones hechas por usted o sobre usted la establece y la levanta otra persona.',
  holdOfSomebodyElse:
    'Solo puede levantar esta retención legal quien la estableció o el proveedor.',
  underLegalHold:
    'Una retención legal afecta a esta persona o a sus observaciones. Levántela primero.',
  superUserPersonalData: 'Solo el proveedor puede hacer esto con los datos de un superusuario.',

  calibrationTruthRequired: 'Indique qué es lo correcto en al menos un principio.',
  calibrationTruthOfTask: 'Solo se pueden evaluar los principios de la tarea.',
  calibrationWithoutRecording: 'Esta observación no tiene ninguna grabación que se pueda evaluar.',
  calibrationClipExists: 'Esta observación ya es un clip de calibración.',
  calibrationAgreedByOneself:
    'Otra persona debe estar de acuerdo con el veredicto que usted introdujo.',
  followUpNotIncorrect:
    'Un seguimiento requiere una observación incorrecta de una persona con cuenta.',
  followUpOfOthers:
    'Solo quien hizo la observación y los superusuarios pueden abrir un seguimiento, y nadie para sí mismo.',
  followUpOpenAlready: 'Esta persona ya tiene un seguimiento abierto de esta tarea.',
  followUpCorrectSince: 'Una observación posterior de esta persona y tarea ya es correcta.',
  followUpCoachRequired: 'Elija un tutor.',
  followUpCoachUnknown: 'Elija a otra persona con cuenta que trabaje en este lugar.',
  followUpDueDateRequired: 'Elija una fecha límite.',
  followUpDueDatePast: 'Elija hoy o un día posterior.',
  followUpAgreedRequired: 'Escriba lo que han acordado.',
  followUpNotYours:
    'Solo el tutor, quien lo abrió y los superusuarios pueden cambiar este seguimiento.',
  followUpNotOpen: 'La tutoría ya está anotada o este seguimiento está cerrado.',
  followUpCountInvalid: 'Elija de 1 a 10 observaciones incorrectas.',
  taskActionSubjectRequired: 'Una acción se refiere a una tarea o a un centro.',
  taskActionNoteRequired: 'Escriba qué se va a cambiar.',
  taskActionOwnerRequired: 'Elija una persona responsable.',
  taskActionOwnerUnknown:
    'Elija un observador o superusuario con cuenta que vea esta tarea o este centro.',
  taskActionDone: 'Esta acción ya está hecha.',
  taskActionNotDone: 'Esta acción todavía no está hecha.',
  taskActionPrincipleDone:
    'El principio de una acción hecha no cambia. Vuelva a abrirla para cambiarlo.',
  taskActionOfOthers: 'Solo quien asignó esta acción y los superusuarios pueden eliminarla.',
  commentRequired: 'Escriba un comentario.',
  tooManyMentions: 'Mencione como máximo a %{max} personas.',
  mentionUnknown: 'Alguien a quien menciona no ve esta observación. Elija personas de la lista.',
  commentMomentInvalid: 'Un comentario solo puede referirse a un momento de la grabación.',
  commentGone: 'Este comentario se ha eliminado. Empiece uno nuevo.',
  commentOfOthers: 'Solo quien escribió este comentario puede cambiarlo.',
  commentIsAnswer: 'Resuelva el primer comentario del hilo.',
  percentOutOfRange: 'Escriba un número entero de 0 a 100.',
  blindAnswerRequired: 'Responda al menos a un principio u omita esta observación.',
  notInBlindSample: 'Esta observación no forma parte de la muestra ciega.',
  contestReasonRequired: 'Indique qué es incorrecto en el resultado.',
  contestAnswerRequired: 'Indique por qué el resultado se mantiene o ha cambiado.',
  contestOfOthers: 'Solo la persona observada y el observador pueden impugnar este resultado.',
  contestWithoutResult: 'Todavía no hay ningún resultado que pueda impugnar.',
  contestOpen: 'Ya ha impugnado este resultado. Se le avisará de la respuesta.',
  contestAnsweredByOneself:
    'Otra persona debe responder a lo que usted impugna, a lo que trata sobre usted y a lo que usted registró.',
  aiReviewRefused: 'Este cliente no revisa su IA.',
  observationDuplicateFromServer: 'Ya existe una observación con los mismos datos',
  liftsOutOfRange: 'Elija de 1 a 10 levantamientos.',
  campaignTypeRequired: 'Elija un tipo de campaña.',
  campaignTypeRefused: 'Las campañas de este tipo necesitan la IA, que este cliente no utiliza.',
  campaignFrequencyRequired: 'Elija con qué frecuencia se repite la campaña.',
  campaignModesConflict: 'Elija usuarios concretos, o bien un centro y un departamento.',
  campaignPlaceRequired: 'Elija un centro o un departamento.',
  campaignNotRunning: 'Esta campaña no está en marcha en la fecha de la observación.',
  campaignOutsideOwnScope:
    'Elija un centro o usuarios concretos: solo tiene acceso a algunos centros.',
  videoRequired: 'El vídeo es obligatorio',
  observationPseudonymised:
    'Se eliminaron los nombres y las notas de esta observación. Ya no se puede modificar.',
  campaignElsewhere: 'Esta campaña es para otra tarea, otro centro u otro departamento.',
  videoElsewhere: 'Este vídeo pertenece a otra observación.',
  videoWithoutRecording: 'Este vídeo no es una grabación.',
  analysisReviewed:
    'Una persona ha revisado o corregido este resultado, así que se queda como está.',
  skeletonMisfit:
    'Cuando el esqueleto no encaja, responde una persona: regístrelo como tarea manual.',
  videoLimits: 'Un archivo MP4, WEBM o MOV de hasta %{megabytes} MB.',
  campaignWasDeleted: 'Se eliminó la campaña «%{name}».',

  // Saved views
  viewNameRequired: 'Ponga nombre a la vista.',
  viewNameTaken: 'Ya tiene una vista con este nombre.',
  viewQueryInvalid: 'Este filtro no se puede guardar.',
  viewSharedBySuperUsers: 'Solo los superusuarios comparten una vista con la empresa.',
  viewOfOthers: 'Solo la persona dueña de esta vista puede cambiarlo.',
  tooManyViews: 'Tiene %{max} vistas. Elimine antes una.',
}
