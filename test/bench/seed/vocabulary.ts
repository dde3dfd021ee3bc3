/** The words that seeded records are made of, the frequent ones first. */
export const FIRSTNAMES =
  words(`Robin Kim Sam Chris Alex Jo Max Lou Anna Peter Maria Jan Emma Lucas Sofie Daan Eva
  Noah Julia Finn Sara Omar Fatima Yusuf Aisha Wei Mei Ravi Priya Diego Lucía Mateo José Zoë Chloé Łukasz Søren Ingrid
  Bjørn Ana`)
export const LASTNAMES =
  words(`Jansen Smith Brown Garcia Nguyen Kumar Wang Müller Silva Khan Jones Taylor Visser Bakker
  Meijer Mulder Peters Kowalski Novák Andersson Hansen Rossi Ferrari Dubois Lefèvre Moreau O'Brien Murphy Walsh Kelly
  Okafor Mensah Diallo Abebe Haddad Rahman Ahmed Ali Yilmaz Demir Popescu Ivanova Petrov Horvat Papadopoulos Cohen Levy
  Tanaka Sato Suzuki Kimura Park Choi Singh Patel Sharma Gupta Fernández Lopez Martínez Sánchez Ramírez Torres Flores
  Pereira Costa Santos Almeida Van-Dijk De-Vries Van-den-Berg Schmidt Schneider Fischer Weber Wagner Becker Hoffmann`)
export const SITES =
  words(`Rotterdam Antwerp Hamburg Leeds Dublin Lyon Gdańsk Porto Bilbao Turin Graz Malmö Aarhus
  Tampere Tallinn Brno Győr Zagreb Sofia Patras`)
export const PLACES = words(`Hall Aisle Dock Rack Bay Line Yard Freezer Office Workshop`)
export const TEAMS =
  words(`Picking Packing Inbound Outbound Returns Assembly Maintenance Kitchen Laundry Nursing Stores
  Quality Cleaning Dispatch`)
export const ACTS = ['Lift', 'Push', 'Pull', 'Carry', 'Lower', 'Turn', 'Stack', 'Load']
export const THINGS =
  words(`box crate pallet barrel trolley bag drum keg cage tray patient bed door tyre roll bin
  ladder gas-bottle`)
export const NOTED = [
  'Lifted with a straight back',
  'Feet too far apart',
  'Good posture',
  'Turned while lifting',
  'Asked a colleague for help',
  'Load held away from the body',
  'Knees bent well',
  'Reached above the shoulders',
  'Looked ahead before moving',
  'Bent the back instead of the knees',
  'Used the trolley',
  'Did it too fast',
  'Took small steps',
  'Grip slipped once',
  'Cleared the floor first',
]
/** Each in a handful of notes. */
export const RARE =
  words(`wheelbarrow forceps pergola crowbar harmonium anvil chandelier gargoyle tombola zeppelin
  quarry lighthouse mahogany kayak bassoon icebox obelisk trampoline vineyard windlass`)

function words(text: string): string[] {
  return text
    .trim()
    .split(/\s+/)
    .map((one) => one.replaceAll('-', ' '))
}
