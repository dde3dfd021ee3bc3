/** Texts of the page where a recording is reviewed. */
import type { videos as en } from '../en/videos.ts'
import type { TextsLike } from '../keys.ts'

export const videos: TextsLike<typeof en> = {
  title: 'Nagranie',
  elsewhere: 'Wynik AI pochodzi z innego programu, który nie przesłał nagrania.',
  linkCopied: 'Link skopiowany.',
  skeletonFailed: 'Nie udało się wczytać szkieletu.',
  overlay: 'Film z nakładką',
  problems: {
    missing: 'Nie udało się wczytać filmu. Link mógł wygasnąć lub przerwało się połączenie.',
    unsupported:
      'Ta przeglądarka nie odtwarza filmów w tym formacie. Spróbuj w innej; analiza jest nadal dostępna.',
  },
  overall: 'Ogółem',
  /** A moment and its principle or verdict. */
  moment: '%{time} %{what}',
  incorrect: { title: 'Nieprawidłowe momenty', none: 'AI nie znalazła żadnych.' },
  frame: {
    title: 'Ta klatka',
    label: 'Klatka',
    position: '%{number} z %{total}, %{time}',
    bodyAngle: 'Kąt ciała',
    right: '%{angle}, dobrze',
    wrong: '%{angle}, źle',
    twistAngle: 'Kąt skrętu',
    lifting: 'Podnoszenie rozpoczęte',
    footForward: 'Stopa z przodu',
    scored: '%{verdict} (%{score})',
  },
  controls: {
    label: 'Odtwarzanie',
    play: 'Odtwórz',
    pause: 'Wstrzymaj',
    previousFrame: 'Poprzednia klatka',
    nextFrame: 'Następna klatka',
    reset: 'Od początku',
    elapsed: 'Czas bieżący i całkowity',
    speed: 'Szybkość %{speed}×',
    seek: 'Przewijanie',
    decided: 'Decydująca klatka |||| Decydujące klatki |||| Decydujące klatki',
  },
  printed: {
    correct: '%{time} %{lanes}: prawidłowo',
    incorrect: '%{time} %{lanes}: nieprawidłowo',
    unknown: '%{time} %{lanes}: nieznane',
    film: 'Nagranie w chwili %{time}',
  },
  skeleton: {
    show: 'Pokaż szkielet',
    view: 'Widok szkieletu',
    views: { side: 'Z boku', above: 'Z góry', filmed: 'Jak na filmie' },
    pictures: {
      side: 'Szkielet w tej klatce: z boku',
      above: 'Szkielet w tej klatce: z góry',
      filmed: 'Szkielet w tej klatce: jak na filmie',
    },
    colours: 'Kolory: ręce to Inside Base, plecy i nogi Big Engines, barki Turn Not Twist.',
  },
  timeline: {
    title: 'Oś czasu',
    colours:
      'Czerwony, pomarańczowy, zielony: wynik 0; 0,5; 1. × nieprawidłowo, kreskowanie nieznane.',
    bar: 'Pasek poniżej to wybrane podnoszenie.',
  },
  segment: {
    verdict: '%{lane}: %{verdict}',
    times: 'od %{start} do %{end}',
    score: 'Wynik %{score}',
    angleCorrect: 'Kąt ciała %{angle} (prawidłowo)',
    angleIncorrect: 'Kąt ciała %{angle} (nieprawidłowo)',
  },
  tools: {
    copyLink: 'Kopiuj link do tego momentu',
    keyboard: 'Skróty klawiszowe',
    timeline:
      'Na osi czasu przechodź między odcinkami strzałkami, a klawiszem Enter wybierz odcinek.',
    everywhere: 'Te skróty działają na całej stronie, poza polami formularzy',
  },
  keys: {
    toggle: 'Spacja',
    previousFrame: '←',
    nextFrame: '→',
    tenFramesBack: 'Shift + ←',
    tenFramesOn: 'Shift + →',
    toStart: 'Home',
    toEnd: 'End',
    slower: ',',
    faster: '.',
    previousMoment: 'P',
    nextMoment: 'N',
    help: '?',
  },
  commands: {
    toggle: 'Odtwórz lub wstrzymaj',
    previousFrame: 'Poprzednia klatka',
    nextFrame: 'Następna klatka',
    tenFramesBack: 'Dziesięć klatek wstecz',
    tenFramesOn: 'Dziesięć klatek dalej',
    toStart: 'Pierwsza klatka',
    toEnd: 'Ostatnia klatka',
    slower: 'Wolniej',
    faster: 'Szybciej',
    previousMoment: 'Poprzedni nieprawidłowy moment',
    nextMoment: 'Następny nieprawidłowy moment',
    help: 'Pokaż skróty',
  },
}
