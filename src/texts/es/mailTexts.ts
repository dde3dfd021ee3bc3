import type {
  mailFigures as enMailFigures,
  mailParts as enMailParts,
  mails as enMails,
} from '../en/mailTexts.ts'
import type { TextsLike } from '../keys.ts'

export const mails: TextsLike<typeof enMails> = {
  campaignReminder: {
    subject: '%{campaign}: %{owed} por hacer',
    why: 'Recibe este correo porque participa en la campaña %{campaign} de %{company}.',
    body: `
Hola, %{firstname}:

Aún tiene observaciones por hacer en la campaña %{campaign}:

| Por hacer | %{owed}
| Necesarias | %{required}
| Plazo | %{end}
| Tarea | %{task}

[Abrir la campaña]

Los recordatorios se detienen en cuanto termine.
`,
  },
  inactivityAlert: {
    subject: '%{company}: %{count} sin observaciones desde hace %{months}',
    why: 'Recibe este correo porque %{company} le avisa cuando hay personas que no registran ninguna observación durante %{months}.',
    body: `
Hola, %{firstname}:

Personas de %{company} que no han registrado ninguna observación durante %{months}, con la fecha de la última:

* %{person} | %{last}

[Ver las observaciones]
`,
  },
  badLiftsAlert: {
    subject: '%{person}: %{count}',
    why: 'Recibe este correo porque %{company} le avisa de las observaciones incorrectas repetidas.',
    body: `
Hola, %{firstname}:

%{person}, de %{company}, tiene ahora %{count}.

Revise qué ha fallado y háblelo pronto con %{person}.

[Ver las observaciones]
`,
  },
  weeklySummary: {
    subject: '%{company}, %{period}: %{observations}',
    why: 'Recibe este correo cada semana porque %{company} ha activado los resúmenes semanales.',
    body: `
Hola, %{firstname}:

Esta es la semana en %{company}, %{period}:

| Registradas | %{observations}
| Correctas | %{correct}
| Incorrectas | %{incorrect}
| % de correctas | %{share}
| En comparación con la semana anterior | %{change}

Lo más observado:
* %{label} | %{value}

[Ver las observaciones]
`,
  },
  monthlySummary: {
    subject: '%{company}, %{period}: %{observations}',
    why: 'Recibe este correo cada mes porque %{company} ha activado los resúmenes mensuales.',
    body: `
Hola, %{firstname}:

Este es el resumen de %{period} en %{company}:

| Registradas | %{observations}
| Correctas | %{correct}
| Incorrectas | %{incorrect}
| % de correctas | %{share}
| En comparación con el mes anterior | %{change}

Lo más observado:
* %{label} | %{value}

[Ver las observaciones]
`,
  },
  commentMention: {
    subject: '%{company}: le han mencionado en un comentario',
    why: 'Recibe este correo porque alguien de %{company} le ha mencionado en un comentario.',
    body: `
Hola, %{firstname}:

%{author} le menciona en un comentario sobre una observación de %{task}:

> %{text}

[Abrir la observación]
`,
  },
  followUp: {
    subject: '%{subject}',
    why: 'Recibe este correo porque participa en un seguimiento en %{company}.',
    body: `
Hola, %{firstname}:

> %{text}

| Tarea | %{task}
| Fecha límite | %{due}

[Abrir seguimiento]
`,
  },
  followUpsOverdue: {
    subject: '%{company}: %{count}',
    why: 'Recibe este correo porque gestiona a las personas de %{company}.',
    body: `
Hola, %{firstname}:

%{count} en %{company}. Quizá los tutores necesiten tiempo o ayuda.

[Ver seguimientos]
`,
  },
  savedView: {
    subject: '%{company}: su vista semanal, %{week}',
    why: 'Recibe este correo cada semana porque pidió la vista %{view} de %{company}.',
    body: `
Hola, %{firstname}:

Su vista %{view} de %{company}:

| Ahora en la vista | %{total}
| De ellas, %{period} | %{week}
| En comparación con la semana anterior | %{change}

[Abrir la vista]

Para dejar de recibirla, abra las vistas guardadas de la lista de observaciones.
`,
  },
  taskAction: {
    subject: '%{subject}',
    why: 'Recibe este correo porque es responsable de una acción en %{company} o la asignó.',
    body: `
Hola, %{firstname}:

> %{text}

| Qué se va a cambiar | %{note}
| Vence | %{due}

[Abrir acciones]
`,
  },
  passwordReset: {
    subject: 'Elija una contraseña nueva de Liftwise',
    why: 'Recibe este correo porque se solicitó restablecer la contraseña de su cuenta.',
    body: `
Hola, %{firstname}:

Hemos recibido una solicitud para restablecer su contraseña de Liftwise. Elija una nueva en los próximos 30 minutos:

[Elegir una contraseña nueva]

El enlace funciona una vez. Si no lo ha solicitado usted, ignore este correo; su contraseña no cambiará.
`,
  },
  secondFactorRemoved: {
    subject: 'Se quitó su segundo factor',
    why: 'Recibe este correo porque ha cambiado la forma en que inicia sesión en Liftwise.',
    body: `
Hola, %{firstname}:

%{by} ha quitado el segundo factor de su cuenta de Liftwise. Hasta que configure otro, para iniciar sesión basta con su contraseña.

[Abrir su cuenta]

Si no lo esperaba, elija una contraseña nueva y avise al superusuario de su empresa.
`,
  },
  invitation: {
    subject: 'Le han invitado a %{company} en Liftwise',
    why: 'Recibe este correo porque alguien de %{company} le ha invitado.',
    body: `
Hola, %{firstname}:

Le han invitado a %{company} en Liftwise, donde su empresa registra y revisa cómo se levanta, se empuja y se tira en el trabajo. Elija una contraseña en los próximos 7 días e inicie sesión con esta dirección de correo:

[Elegir una contraseña]

El enlace funciona una vez. Si ya no funciona, seleccione «¿Ha olvidado su contraseña?» en la página de inicio de sesión o pida una invitación nueva a la persona que le invitó.
`,
  },
  exportFinished: {
    subject: 'Su exportación de %{what} está lista',
    why: 'Recibe este correo porque solicitó esta exportación.',
    body: `
Hola, %{firstname}:

Su exportación de %{what} de %{company} está lista para descargar:

| Filas | %{count}
| Disponible hasta | %{until}

[Descargar la exportación]

Inicie sesión para descargarla.
`,
  },
  auditLogChanged: {
    subject: 'Se modificó un registro de auditoría',
    why: 'Recibe este correo porque tiene una cuenta del proveedor de Liftwise.',
    body: `
Hola, %{firstname}:

La comprobación de los registros de auditoría encontró que estos se modificaron, cada uno a partir de la entrada indicada aquí:

* %{company} | %{entry}

El producto nunca modifica una entrada, así que lo hizo alguien con acceso a la base de datos, o está dañada.

[Abrir la página de estado]
`,
  },
  auditHashes: {
    subject: 'Huellas del registro de auditoría del %{day}',
    why: 'Recibe este correo porque las huellas diarias de los registros de auditoría se envían a esta dirección.',
    body: `
El archivo adjunto contiene la última huella del registro de auditoría de %{clients} del %{day}.

Guárdelo donde nadie que gestione la base de datos pueda modificarlo. Para comparar más adelante la base de datos con él:

> %{command}

[Abrir el registro de auditoría]
`,
  },
  helpRequest: {
    subject: 'Solicitud de ayuda de %{name}, %{company}: %{subject}',
    why: 'Recibe este correo porque las solicitudes de ayuda de Liftwise se envían a esta dirección. Responda para escribir directamente a la persona.',
    body: `
Se ha enviado una solicitud de ayuda desde Liftwise:

| De | %{name}
| Correo | %{email}
| Empresa | %{company}
| Asunto | %{subject}

> %{message}

[Ver el usuario]
`,
  },
  helpRequestCopy: {
    subject: 'Hemos recibido su solicitud de ayuda: %{subject}',
    why: 'Recibe este correo porque ha enviado una solicitud de ayuda.',
    body: `
Hola, %{firstname}:

Gracias por su solicitud. Responderemos a esta dirección de correo. Usted escribió:

| Asunto | %{subject}

> %{message}

[Volver a la ayuda]
`,
  },
}

/** Parts around every mail, and what fills the placeholders of the mails. */
export const mailParts: TextsLike<typeof enMailParts> = {
  buttonFails: 'Si el botón no funciona, abra esta dirección:',
  labelled: '%{label}:',
  unsubscribe: 'Cancelar la suscripción',
  unsubscribeSentence: '%{link} a este tipo de correo.',
  unsubscribeLine: 'Cancelar la suscripción: %{address}',

  observations: '1 observación |||| %{smart_count} observaciones',
  noObservations: 'ninguna observación',
  rows: '%{count}',
  anyTask: 'Cualquier tarea',
  noEndDate: 'sin fecha de fin',
  dueLastDay: 'hasta el %{day} (último día)',
  due: 'hasta el %{day} (queda 1 día) |||| hasta el %{day} (quedan %{smart_count} días)',
  followUpsOverdue: '1 seguimiento está atrasado |||| %{smart_count} seguimientos están atrasados',
  followUpSubject: {
    OPENED: '%{task}: alguien le acompañará',
    TO_COACH: '%{task}: se le pide que acompañe a alguien',
    UNCOACHED: '%{task}: hace falta un tutor',
    COACHED: '%{task}: observe de nuevo',
    REOPENED: '%{task}: vuelvan a intentarlo juntos',
    CLOSED: '%{task}: ahora se hace correctamente',
  },
  followUpOwn: {
    OPENED: '%{coach} volverá a intentar «%{task}» con usted.',
    REOPENED:
      'La última observación sobre usted en «%{task}» aún no es correcta. %{coach} volverá a intentarlo con usted.',
    CLOSED: 'La última observación sobre usted en «%{task}» es correcta. Bien hecho.',
  },
  followUpOther: {
    TO_COACH: 'Vuelva a intentar «%{task}» con %{person} y anote lo que han acordado.',
    UNCOACHED: 'Nadie acompaña aún a %{person} en «%{task}». Elija un tutor.',
    COACHED:
      '%{person} ya ha tenido tutoría en «%{task}». Observe de nuevo: una observación correcta cierra el seguimiento.',
    REOPENED:
      'La última observación de %{person} en «%{task}» vuelve a ser incorrecta. Vuelvan a intentarlo juntos.',
    CLOSED:
      'La última observación de %{person} en «%{task}» es correcta. El seguimiento está cerrado.',
  },
  taskActionSubject: {
    GIVEN: '%{name}: se le pide un cambio',
    OVERDUE: '%{name}: un cambio está atrasado',
  },
  taskAction: {
    GIVEN: 'Se le pide que se ocupe del cambio siguiente para «%{name}».',
    OVERDUE:
      'El cambio de «%{name}» está atrasado. Si necesita tiempo o ayuda, elija otro día u otra persona responsable.',
  },
  incorrectInARow:
    '1 observación incorrecta |||| %{smart_count} observaciones incorrectas seguidas',
  months: '1 mes |||| %{smart_count} meses',
  people: '1 persona |||| %{smart_count} personas',
  morePeople: 'y 1 persona más |||| y %{smart_count} personas más',
  notListed: 'no se muestran aquí',
  never: 'nunca',
  noneAtYourPlaces: 'ninguna en sus lugares',
  you: 'Usted',
  administrator: 'Un administrador',
  clients: '1 cliente |||| %{smart_count} clientes',
  entry: 'entrada %{number}',
}

/** Figures of summaries, and what an export holds within a sentence. */
export const mailFigures: TextsLike<typeof enMailFigures> = {
  period: 'del %{from} al %{to}',
  noResults: 'ningún resultado',
  tooFewResults: 'menos de %{least} resultados: no hay datos suficientes',
  nothingToCompare: 'ninguna observación con la que comparar',
  notEnoughToCompare: 'muy pocas para comparar: %{now} ahora, %{previous} antes',
  countAndShare: '%{count}; %{share}',
  same: 'igual que antes (%{previous})',
  more: '%{count} más que antes (%{previous})',
  fewer: '%{count} menos que antes (%{previous})',
  shareSame: 'porcentaje de correctas sin cambios: %{share}',
  shareUp: 'porcentaje de correctas más alto; antes %{share}',
  shareDown: 'porcentaje de correctas más bajo; antes %{share}',
  placeShare: '%{observations}, %{share} correctas',
  exported: {
    exportObservations: 'observaciones',
    exportUsers: 'usuarios',
    exportLocations: 'centros',
    exportDepartments: 'departamentos',
    exportTasks: 'tareas',
    exportClients: 'clientes',
    exportGbsVideos: 'vídeos GBS',
    exportCampaigns: 'campañas',
    exportFollowUps: 'seguimientos',
  },
}
