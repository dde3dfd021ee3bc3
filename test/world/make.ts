/**
 * Makes the files of this folder with the programs that write such files: `npx tsx test/world/make.ts [tables] [videos] [logos]`. Needs LibreOffice,
 * ffmpeg, ImageMagick, Chromium and Firefox; what these cannot write is made by hand here and marked so in the README.
 */
import { execFileSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { recordInBrowsers } from './recordInBrowsers.ts'

const FOLDER = import.meta.dirname
const work = mkdtempSync(join(tmpdir(), 'world-'))
const run = (program: string, ...args: string[]) => execFileSync(program, args, { stdio: 'ignore' })
for (const kind of ['tables', 'videos', 'logos']) mkdirSync(join(FOLDER, kind), { recursive: true })

/** Has LibreOffice open a table, with the filter `open`, and save it as CSV. `save`: separator, quote and character set. */
function saveWithLibreOffice(name: string, lines: string, save: string, open = TEXTS): void {
  const source = join(work, `${name}.csv`)
  writeFileSync(source, `${open === TEXTS ? '\uFEFF' : ''}${lines}\n`)
  const saved = `csv:Text - txt - csv (StarCalc):${save}`
  const profile = `-env:UserInstallation=file://${work}/profile`
  const out = join(work, 'out')
  run(
    'soffice',
    '--headless',
    profile,
    `--infilter=CSV:${open}`,
    '--convert-to',
    saved,
    '--outdir',
    out,
    source,
  )
  renameSync(join(out, `${name}.csv`), join(FOLDER, 'tables', `${name}.csv`))
}
/** 76 is UTF-8; columns are opened as texts, as a person does who wants to keep them. */
const TEXTS = '44,34,76,1,1/2/2/2/3/2/4/2/5/2/6/2/7/2'
/** As LibreOffice does when a person double-clicks it; 1033: English (USA), special numbers are detected. */
const NUMBERS = '44,34,76,1,,1033,false,true'

const table = (name: string, content: string | Uint8Array) =>
  writeFileSync(join(FOLDER, 'tables', name), content)

function makeTables(): void {
  const WESTERN = 'Lager Süd,\nGroße Halle,Lager Süd\nEntrepôt Besançon,\nNørre Ærø,'
  const CENTRAL = 'Magazyn Łódź,\nHala wąska,Magazyn Łódź\nDvořákova čtvrť,\nGyőr,'
  // The last number is LibreOffice's of the character set.
  for (const [name, places, save] of [
    ['utf8', WESTERN, '44,34,76'],
    ['semicolon-1252', WESTERN, '59,34,1'],
    ['mac-roman', WESTERN, '44,34,2'],
    ['iso-8859-15', WESTERN, '44,34,22'],
    ['utf16-tab', WESTERN, '9,34,65535'],
    ['windows-1250', CENTRAL, '59,34,33'],
  ] as const)
    saveWithLibreOffice(`libreoffice-${name}`, `name,parent\n${places}`, save)
  const ids = [
    'a@world.example,00042',
    'b@world.example,120000000000000042',
    'c@world.example,3-Apr',
  ]
  const lines = ['email,employee_id', ...ids, 'd@world.example,K-17'].join('\n')
  saveWithLibreOffice('libreoffice-changed-ids', lines, '44,34,76', NUMBERS)
  // By hand: programs that are not in Debian.
  table(
    'excel-windows-sep-line.csv',
    Buffer.from('sep=;\r\n"name";"parent"\r\n"Lager Süd";\r\n', 'latin1'),
  )
  table('excel-utf8-bom.csv', '\uFEFFname;parent;;\r\nLager Süd;;;\r\n;;;\r\n')
  table('excel-mac-returns.csv', Buffer.from('name,parent\rLager S\x9Fd,\rK\x9Aln,\r', 'latin1'))
  table('numbers-quoted.csv', 'name,parent\n"Lager “Süd”, hinten",\n')
  table('finder-decomposed.csv', 'name,parent\nLager Su\u0308d,\nBo\u0308rse,Lager Su\u0308d\n')
  table(
    'web-invisible.csv',
    'name,parent\n\u200BLager\u00A0S\u00FCd\u200B,\n\uFEFFHalle\u00AD 2,\n',
  )
  table('names-right-to-left.csv', 'name,parent\nמחסן צפון,\nمستودع الشمال,\n')
  const long = `${'Långelång '.repeat(20).trim()},\n${'x'.repeat(201)},\n`
  table('names-very-long.csv', `name,parent\n${long}`)
  const people =
    'Sukarno,,one@world.example,,Client User,,\n,Suharto,two@world.example,,Client User,,\n'
  const headers = 'firstname,lastname,email,employee_id,type,locations,departments'
  table('people-one-name.csv', `${headers}\n${people}`)
  table('empty.csv', '')
  table('workbook-renamed.csv', Buffer.from('504b0304140000000800', 'hex'))
}

const words = (text: string): string[] => text.split(' ')

const pattern = (size: string, rate = 12, seconds = 2) =>
  words(`-f lavfi -i testsrc2=size=${size}:rate=${rate}:duration=${seconds}`)
const PICTURE = pattern('160x120')
const H264 = words('-c:v libx264 -pix_fmt yuv420p -b:v 40k -g 12')
const VP8 = words('-c:v libvpx -b:v 40k')
const sine = (seconds: number) => words(`-f lavfi -i sine=duration=${seconds}`)
const OPUS = words('-c:a libopus -b:a 8k')

async function makeVideos(): Promise<void> {
  const film = (name: string, ...args: (string | string[])[]) =>
    run('ffmpeg', '-v', 'error', '-y', ...args.flat(), join(FOLDER, 'videos', name))
  const android = ['-i', join(FOLDER, 'videos', 'android.mp4')]
  film('android.mp4', PICTURE, H264)
  const fragmented = 'frag_keyframe+empty_moov+default_base_moof'
  film('fragmented.mp4', PICTURE, H264, '-movflags', fragmented)
  film('live-recorder.webm', PICTURE, VP8, '-live', '1')
  film('indexed.webm', PICTURE, VP8)
  const late = ['-itsoffset', '1.5', ...PICTURE, ...sine(3), ...words('-map 0:v -map 1:a')]
  film('picture-begins-late.webm', late, VP8, OPUS)
  const some = ['-vf', "select='not(mod(n,3))+between(n,10,20)'", '-fps_mode', 'vfr']
  film('variable-rate.mp4', pattern('160x120', 24), some, H264)
  film('odd-size.webm', PICTURE, '-vf', 'scale=161:121', VP8)
  film('edit-list.mov', '-ss', '0.3', android, '-c', 'copy')
  for (const turn of [90, 180, 270])
    film(`phone-turned-${turn}.mov`, android, '-c', 'copy', '-metadata:s:v', `rotate=${turn}`)
  film(
    'iphone-hevc.mov',
    PICTURE,
    words('-c:v libx265 -x265-params log-level=none -tag:v hvc1 -b:v 40k'),
  )
  film('no-picture.webm', PICTURE, VP8, '-frames:v', '0')
  const AAC = words('-c:a aac -b:a 16k')
  film('sound-first.mp4', sine(2), PICTURE, H264, AAC)
  film('sound-only.webm', sine(2), OPUS)
  film('sound-only.m4a', sine(2), AAC)
  film('long-key-frames.mp4', PICTURE, H264, words('-g 1000 -sc_threshold 0'))
  const moving = 'color=red@0.5:160x120:12:2,format=yuva420p,drawbox=t*40:30:40:40:blue@1:fill:1'
  film(
    'transparent.webm',
    '-f',
    'lavfi',
    '-i',
    moving,
    words('-c:v libvpx-vp9 -pix_fmt yuva420p -b:v 40k'),
  )
  const squat = join(FOLDER, '../support/clips/rendered/squat-60.mp4')
  film('sideways.mp4', '-i', squat, words('-vf scale=240:-2,transpose=2'), H264, '-b:v', '100k')
  // Files with more than one picture: covers, the small previews of cameras, two sizes.
  const cover = join(work, 'cover.png')
  run('convert', '-size', '320x240', 'xc:#808080', cover)
  const both = ['-i', cover, ...android, ...words('-map 0 -map 1')]
  film('cover.mp4', both, words('-c copy -disposition:v:0 attached_pic'))
  film('preview-first.mov', both, words('-c:v:0 mjpeg -c:v:1 copy'))
  const sizes = [...pattern('80x60'), ...PICTURE, ...words('-map 0 -map 1')]
  film('two-sizes.webm', sizes, VP8, words('-disposition:v default'))
  makeCutOff()
  for (const ending of ['jpg', 'heic'])
    run('convert', '-size', '120x60', 'xc:#faa61a', join(FOLDER, 'videos', `photo.${ending}`))
  writeFileSync(join(FOLDER, 'videos', 'notes.txt'), 'The lift of this morning, on aisle 4.\n')
  writeFileSync(join(FOLDER, 'videos', 'empty.mp4'), '')
  for (const [name, bytes] of await recordInBrowsers())
    writeFileSync(join(FOLDER, 'videos', name), bytes)
}

/** Copies that broke off. */
function makeCutOff(): void {
  const cut = (name: string, from: string, bytes: number) =>
    writeFileSync(join(FOLDER, 'videos', name), readFileSync(from).subarray(0, bytes))
  const seconds4 = pattern('160x120', 12, 4)
  const [mp4, webm] = [join(work, 'whole.mp4'), join(work, 'whole.webm')]
  run('ffmpeg', '-y', ...seconds4, ...H264, '-movflags', 'faststart', mp4)
  run('ffmpeg', '-y', ...seconds4, ...VP8, ...words('-g 12 -cluster_time_limit 500'), webm)
  cut('cut-off.mp4', mp4, 12_000)
  cut('cut-off.webm', webm, 12_000)
  cut('cut-off-early.mp4', mp4, 4_500)
  cut('cut-off-without-index.mp4', join(FOLDER, 'videos', 'android.mp4'), 7_000)
}

function makeLogos(): void {
  const logo = (name: string, ...args: string[]) =>
    run('convert', ...args, join(FOLDER, 'logos', name))
  const SHAPE = ['-size', '120x60', 'xc:#faa61a', '-fill', '#003057', '-draw', 'circle 60,30 60,10']
  logo('plain.png', ...SHAPE)
  logo('print-cmyk.jpg', ...SHAPE, '-colorspace', 'CMYK')
  logo('phone-exif-turned.jpg', ...SHAPE, '-orient', 'RightTop')
  logo('grey-16-bit.png', ...SHAPE, '-colorspace', 'Gray', '-depth', '16')
  logo('web.webp', ...SHAPE)
  logo('moving.webp', ...SHAPE, '(', '-clone', '0', '-negate', ')')
  logo('one-pixel.png', '-size', '1x1', 'xc:#faa61a')
  logo('line.png', '-size', '800x2', 'xc:#faa61a')
  logo('transparent.png', '-size', '120x60', 'xc:none')
  writeFileSync(
    join(FOLDER, 'logos', 'drawing.svg'),
    '<svg xmlns="http://www.w3.org/2000/svg" width="120" height="60"><circle cx="60" cy="30" r="20"/></svg>',
  )
}

const MAKERS = { tables: makeTables, videos: makeVideos, logos: makeLogos }
const asked = process.argv.slice(2)
for (const [kind, make] of Object.entries(MAKERS))
  if (asked.length === 0 || asked.includes(kind)) await make()
rmSync(work, { recursive: true })
