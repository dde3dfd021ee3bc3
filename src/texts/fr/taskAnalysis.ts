/** Comparaison des tâches et des sites. */
import type { taskAnalysis as en } from '../en/taskAnalysis.ts'
import type { TextsLike } from '../keys.ts'

export const taskAnalysis: TextsLike<typeof en> = {
  title: 'Tâches et lieux',
  intro:
    'Là où beaucoup de personnes différentes peinent sur le même principe, regardez la tâche, pas une personne. Chaque tâche est comparée à ce que les mêmes personnes font ailleurs.',
  failed: 'La comparaison n’a pas pu être chargée.',
  by: { label: 'Comparer', TASK: 'Tâches', LOCATION: 'Sites' },
  namesHidden: 'Votre entreprise a choisi que rien sur cette page ne mène aux noms des personnes.',
  sample:
    'Il y a tant d’observations qu’un échantillon de %{people} personnes est comparé, toujours les mêmes. Les nombres de personnes sont ceux de l’échantillon ; les parts comptent toutes les observations.',
  none: {
    title: 'Rien à comparer pour l’instant',
    text: 'Il n’y a pas d’observation de personnes sur cette période et dans ces lieux.',
  },
  answer: {
    title: 'Ce qui se détache',
    lookAt: 'À regarder d’abord : %{name}',
    named:
      '%{name} : %{principle} est incorrect dans %{share} des observations de %{people} personnes. On attendrait ici %{expected} des mêmes personnes.',
    clear: 'Aucune tâche et aucun site ne se détache. Les différences ne dépassent pas le hasard.',
    look: 'Regarder cette tâche',
    lookPlace: 'Regarder ce site',
    observers:
      'La sévérité des observateurs ailleurs est prise en compte. Regardez tout de même qui a observé : qui n’observe rien d’autre ne peut pas être comparé.',
  },
  chart: {
    title: 'Part incorrecte, avec limites',
    principle: 'Principe',
    note: 'En gris : où la part peut se trouver par hasard, pour les personnes observées. Ligne : la part du client, %{centre}. Moins de 5 personnes ne sont jamais montrées.',
    noCentre: 'Moins de 5 personnes ont été observées pour ce principe.',
    row: '%{name} : %{share} incorrect, limites de %{low} à %{high}',
    rowAbove: '%{name} : %{share} incorrect, au-dessus des limites de %{low} à %{high}',
    rowUncompared: '%{name} : %{share} incorrect, trop peu d’observations pour comparer',
  },
  table: {
    title: 'Degré de certitude',
    hint: 'Le plus sûr d’abord. Est nommé ce qui sort de ses limites chez beaucoup de personnes.',
    caption: 'Tâches ou sites par principe, le plus sûr d’abord',
    name: 'Tâche ou site',
    observations: 'Observations',
    people: 'Personnes',
    incorrect: 'Incorrect',
    share: 'Part incorrecte (intervalle à 95 %)',
    expected: 'Attendu',
    limits: 'Limites',
    fewPeople: 'Moins de 5 personnes',
    fewOfSample: 'Moins de 5 personnes dans l’échantillon',
    notCompared: 'Trop peu pour comparer',
    fewInSample: 'Trop peu dans l’échantillon',
    incorrectOf:
      '%{smart_count} observation incorrecte : %{name}, %{principle} |||| %{smart_count} observations incorrectes : %{name}, %{principle}',
    all: 'Tout afficher (%{count})',
  },
  /** Headings of the file. */
  export: {
    named: 'À regarder',
    share: 'Part incorrecte',
    intervalLow: 'Intervalle à 95 %, de',
    intervalHigh: 'Intervalle à 95 %, à',
    limitLow: 'Limite inférieure',
    limitHigh: 'Limite supérieure',
  },
  prompts: {
    title: 'Questions pour regarder',
    hint: 'Placez-vous à côté de la tâche et observez. Ce sont des questions, pas une note.',
    handDistance:
      'À quelle distance du corps sont les mains au début et à la fin ? Qu’est-ce qui empêche de s’approcher ?',
    verticalZone:
      'Prend-on une charge sous les genoux ou la pose-t-on au-dessus des épaules ? Pourrait-elle être plus haute ou plus basse ?',
    twist:
      'Où se tourne-t-on ? La charge est-elle au début ou à la fin à côté ou derrière la personne ?',
    sidewaysBend: 'Se penche-t-on sur le côté ou porte-t-on d’une seule main ?',
    weight:
      'Combien pèse la charge ? Pourrait-elle être plus petite, partagée ou déplacée par un appareil ?',
    frequency: 'Combien de fois par minute, et combien de temps sans pause ?',
    grip: 'Peut-on bien la tenir des deux mains ? A-t-elle des poignées ?',
    floor: 'Le sol est-il sec, plat et dégagé ? Y a-t-il des marches, des rebords ou des pentes ?',
    obstacles: 'Qu’est-ce qui gêne : palettes, bacs, câbles, trop peu de place pour les pieds ?',
    carryDistance:
      'Sur quelle distance porte-t-on, pousse-t-on ou tire-t-on ? Le départ pourrait-il être plus près ?',
    wheels: 'Les roues roulent-elles facilement ? Conviennent-elles à ce sol ?',
    handleHeight:
      'Les poignées sont-elles entre la hanche et le coude, pour les grands et les petits ?',
  },
}
