import type { clients as en } from '../en/clients.ts'
import type { TextsLike } from '../keys.ts'

/** Pages of clients. */
export const clients: TextsLike<typeof en> = {
  sections: {
    company: 'Empresa',
    alerts: 'Alertas',
    emails: 'Correos',
    ai: 'IA',
    review: 'Revisión y seguimiento',
    signIn: 'Inicio de sesión',
    display: 'Visualización',
    appearance: 'Aspecto',
  },
  alertsHint:
    'Correos que nombran a personas. Quien los recibe solo ve a las personas a las que tiene acceso, una vez por caso.',
  emailsHint:
    'Recuentos, porcentaje de correctas y cambio respecto al periodo anterior, enviados al responsable de la cuenta y a todos los superusuarios del cliente. Cada cual puede cancelar su suscripción.',
  hints: {
    blindReview:
      'Quien revisa los responde antes de ver lo que dice la IA, para que no influya. 0: ninguno.',
    namesHidden:
      'Lo que puede pedir el comité de empresa: la página «Tareas y lugares» no tiene nombres de personas ni enlaces a listas que los tengan.',
    accountManager: 'La persona de contacto del proveedor para este cliente.',
    inactiveLevel: 'Quién recibe un correo cuando alguien deja de registrar observaciones.',
    inactiveMonths:
      'Desde la última observación de la persona. Se envía a las 06:00 en la zona horaria del cliente.',
    badLiftLevel:
      'Quién recibe un correo cuando las últimas observaciones de alguien son todas incorrectas.',
    badLifts:
      'Observaciones incorrectas seguidas de una persona. Se envía en cuanto se alcanza este número.',
    weeklyEmail: 'Los lunes a las 06:00 en la zona horaria del cliente, sobre la semana anterior.',
    monthlyEmail: 'El día 1 a las 06:00 en la zona horaria del cliente, sobre el mes anterior.',
    ai: 'Sin ella, todas las tareas requieren una comprobación manual.',
    rawVideo:
      'Se puede elegir subir también la grabación, que muestra a la persona. Sin esto, solo salen del dispositivo los puntos clave y un dibujo.',
    secondFactor:
      'Todas las personas de este cliente deben configurar un segundo factor antes de poder hacer nada más, también las que tienen ahora la sesión abierta.',
    pickObserver: 'Los observadores y los superusuarios pueden elegir quién hizo una observación.',
    notApplicable: 'A los principios se puede responder «no aplicable».',
    timeZone: 'Se usa para las fechas en listas, gráficos y correos.',
    colour: 'Déjelo vacío para usar el naranja predeterminado.',
  },
  months: '1 mes |||| %{smart_count} meses',
  lifts: '1 levantamiento |||| %{smart_count} levantamientos',
  noTimeZones: 'No se encontraron zonas horarias',
  colourPicker: '%{field}, selector de color',
  lowContrast:
    'El texto sobre este color tiene un contraste de %{contrast}:1 y es difícil de leer. Debería ser de %{least}:1 o más: elija un color más claro o más oscuro.',
  preview: {
    label: 'Un botón, un enlace y un elemento del menú en %{colour}',
    link: 'Un enlace',
    menuItem: 'Elemento del menú',
  },
  logo: 'El logotipo',
  open: 'Abrir este cliente',
  active: 'Activo',
  on: 'Sí',
  off: 'No',
}
