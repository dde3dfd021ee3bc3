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

/** Has LibreOffice open a table of texts and save it as CSV. `filter`: separator, quote and character set. */
function saveWithLibreOffice(name: string, lines: readonly string[], filter: string): void {
  const source = join(work, `${name}.csv`)
  writeFileSync(source, `\uFEFF${lines.join('\n')}\n`)
  // 76 is UTF-8; columns are opened as texts, as a person does who wants to keep them.
  run(
    'soffice',
    '--headless',
    `-env:UserInstallation=file://${work}/profile`,
    '--infilter=CSV:44,34,76,1,1/2/2/2/3/2/4/2/5/2/6/2/7/2',
    '--convert-to',
    `csv:Text - txt - csv (StarCalc):${filter}`,
    '--outdir',
    join(work, 'out'),
    source,
  )
  renameSync(join(work, 'out', `${name}.csv`), join(FOLDER, 'tables', `${name}.csv`))
}

/** Has LibreOffice open a table as it does when a person double-clicks it: numbers and dates are recognised. */
function reopenWithLibreOffice(name: string, lines: readonly string[]): void {
  const source = join(work, `${name}.csv`)
  writeFileSync(source, `${lines.join('\n')}\n`)
  run(
    'soffice',
    '--headless',
    `-env:UserInstallation=file://${work}/profile`,
    // 1033: English (USA); special numbers are detected.
    '--infilter=CSV:44,34,76,1,,1033,false,true',
    '--convert-to',
    'csv:Text - txt - csv (StarCalc):44,34,76',
    '--outdir',
    join(work, 'out'),
    source,
  )
  renameSync(join(work, 'out', `${name}.csv`), join(FOLDER, 'tables', `${name}.csv`))
}

const table = (name: string, content: string | Uint8Array) =>
  writeFileSync(join(FOLDER, 'tables', name), content)

function makeTables(): void {
  const WESTERN = [
    'name,parent',
    'Lager Süd,',
    'Große Halle,Lager Süd',
    'Entrepôt Besançon,',
    'Nørre Ærø,',
  ]
  const CENTRAL = [
    'name,parent',
    'Magazyn Łódź,',
    'Hala wąska,Magazyn Łódź',
    'Dvořákova čtvrť,',
    'Győr,',
  ]
  // LibreOffice's numbers of character sets.
  saveWithLibreOffice('libreoffice-utf8', WESTERN, '44,34,76')
  saveWithLibreOffice('libreoffice-semicolon-1252', WESTERN, '59,34,1')
  saveWithLibreOffice('libreoffice-mac-roman', WESTERN, '44,34,2')
  saveWithLibreOffice('libreoffice-dos-850', WESTERN, '59,34,4')
  saveWithLibreOffice('libreoffice-iso-8859-15', WESTERN, '44,34,22')
  saveWithLibreOffice('libreoffice-utf16-tab', WESTERN, '9,34,65535')
  saveWithLibreOffice('libreoffice-windows-1250', CENTRAL, '59,34,33')
  saveWithLibreOffice('libreoffice-iso-8859-2', CENTRAL, '44,34,13')
  saveWithLibreOffice(
    'libreoffice-windows-1251',
    ['name,parent', 'Склад Север,', 'Цех 1,Склад Север'],
    '59,34,34',
  )
  saveWithLibreOffice(
    'libreoffice-koi8-r',
    ['name,parent', 'Склад Север,', 'Цех 1,Склад Север'],
    '44,34,74',
  )
  saveWithLibreOffice(
    'libreoffice-windows-1253',
    ['name,parent', 'Αποθήκη Βορρά,', 'Πειραιάς,'],
    '59,34,35',
  )
  saveWithLibreOffice(
    'libreoffice-windows-1254',
    ['name,parent', 'Çağlar Deposu,', 'Işık Şubesi,'],
    '59,34,36',
  )
  saveWithLibreOffice(
    'libreoffice-windows-1257',
    ['name,parent', 'Šiaulių sandėlis,', 'Žemaitės gatvė,'],
    '59,34,39',
  )
  saveWithLibreOffice(
    'libreoffice-shift-jis',
    ['name,parent', '東京倉庫,', 'トラックヤード,東京倉庫'],
    '44,34,64',
  )
  reopenWithLibreOffice('libreoffice-changed-ids', [
    'email,employee_id',
    'a@world.example,00042',
    'b@world.example,120000000000000042',
    'c@world.example,3-Apr',
    'd@world.example,K-17',
  ])
  // By hand: programs that are not in Debian.
  table(
    'excel-windows-sep-line.csv',
    Buffer.from('sep=;\r\n"name";"parent"\r\n"Lager Süd";\r\n', 'latin1'),
  )
  table('excel-utf8-bom.csv', '\uFEFFname;parent;;\r\nLager Süd;;;\r\n;;;\r\n')
  table('excel-mac-returns.csv', Buffer.from('name,parent\rLager S\x9Fd,\rK\x9Aln,\r', 'latin1'))
  table('numbers-quoted.csv', 'Table 1\n'.slice(8) + 'name,parent\n"Lager “Süd”, hinten",\n')
  table('finder-decomposed.csv', 'name,parent\nLager Su\u0308d,\nBo\u0308rse,Lager Su\u0308d\n')
  table(
    'web-invisible.csv',
    'name,parent\n\u200BLager\u00A0S\u00FCd\u200B,\n\uFEFFHalle\u00AD 2,\n',
  )
  table('names-right-to-left.csv', 'name,parent\nמחסן צפון,\nمستودع الشمال,\n')
  table(
    'names-very-long.csv',
    `name,parent\n${'Långelång '.repeat(20).trim()},\n${'x'.repeat(201)},\n`,
  )
  table(
    'people-one-name.csv',
    'firstname,lastname,email,employee_id,type,locations,departments\nSukarno,,one@world.example,,Client User,,\n,Suharto,two@world.example,,Client User,,\n',
  )
  table('empty.csv', '')
  table('workbook-renamed.csv', Buffer.from('504b0304140000000800', 'hex'))
}

async function makeVideos(): Promise<void> {
  const PICTURE = ['-f', 'lavfi', '-i', 'testsrc2=size=160x120:rate=12:duration=2']
  const H264 = ['-c:v', 'libx264', '-pix_fmt', 'yuv420p', '-b:v', '40k', '-g', '12']
  const VP8 = ['-c:v', 'libvpx', '-b:v', '40k']
  const film = (name: string, ...args: string[]) =>
    run('ffmpeg', '-v', 'error', '-y', ...args, join(FOLDER, 'videos', name))
  film('android.mp4', ...PICTURE, ...H264)
  film(
    'fragmented.mp4',
    ...PICTURE,
    ...H264,
    '-movflags',
    'frag_keyframe+empty_moov+default_base_moof',
  )
  film('live-recorder.webm', ...PICTURE, ...VP8, '-live', '1')
  film('indexed.webm', ...PICTURE, ...VP8)
  film(
    'picture-begins-late.webm',
    '-itsoffset',
    '1.5',
    ...PICTURE,
    '-f',
    'lavfi',
    '-i',
    'sine=duration=3',
    '-map',
    '0:v',
    '-map',
    '1:a',
    ...VP8,
    '-c:a',
    'libopus',
    '-b:a',
    '8k',
  )
  film(
    'variable-rate.mp4',
    '-f',
    'lavfi',
    '-i',
    'testsrc2=size=160x120:rate=24:duration=2',
    '-vf',
    "select='not(mod(n,3))+between(n,10,20)'",
    '-fps_mode',
    'vfr',
    ...H264,
  )
  film(
    'odd-size.webm',
    '-f',
    'lavfi',
    '-i',
    'testsrc2=size=160x120:rate=12:duration=2',
    '-vf',
    'scale=161:121',
    ...VP8,
  )
  film('edit-list.mov', '-ss', '0.3', '-i', join(FOLDER, 'videos', 'android.mp4'), '-c', 'copy')
  for (const turn of [90, 180, 270]) {
    const turned = ['-c', 'copy', '-metadata:s:v', `rotate=${turn}`]
    film(`phone-turned-${turn}.mov`, '-i', join(FOLDER, 'videos', 'android.mp4'), ...turned)
  }
  const hevc = ['-c:v', 'libx265', '-x265-params', 'log-level=none', '-tag:v', 'hvc1']
  film('iphone-hevc.mov', ...PICTURE, ...hevc, '-b:v', '40k')
  film(
    'no-picture.webm',
    '-f',
    'lavfi',
    '-i',
    'testsrc2=size=160x120:rate=12:duration=2',
    ...VP8,
    '-frames:v',
    '0',
  )
  const SOUND = ['-f', 'lavfi', '-i', 'sine=duration=2']
  film('sound-first.mp4', ...SOUND, ...PICTURE, ...H264, '-c:a', 'aac', '-b:a', '16k')
  film('sound-only.webm', ...SOUND, '-c:a', 'libopus', '-b:a', '8k')
  film('sound-only.m4a', ...SOUND, '-c:a', 'aac', '-b:a', '16k')
  film('long-key-frames.mp4', ...PICTURE, ...H264, '-g', '1000', '-sc_threshold', '0')
  const moving = 'color=red@0.5:160x120:12:2,format=yuva420p,drawbox=t*40:30:40:40:blue@1:fill:1'
  film(
    'transparent.webm',
    '-f',
    'lavfi',
    '-i',
    moving,
    ...words('-c:v libvpx-vp9 -pix_fmt yuva420p -b:v 40k'),
  )
  film(
    'sideways.mp4',
    '-i',
    join(FOLDER, '../support/clips/rendered/squat-60.mp4'),
    ...words('-vf scale=240:-2,transpose=2'),
    ...H264,
    ...words('-b:v 100k'),
  )
  makeTracks(film)
  makeCutOff()
  run('convert', '-size', '120x60', 'xc:#faa61a', join(FOLDER, 'videos', 'photo.jpg'))
  run('convert', '-size', '120x60', 'xc:#faa61a', join(FOLDER, 'videos', 'photo.heic'))
  writeFileSync(join(FOLDER, 'videos', 'notes.txt'), 'The lift of this morning, on aisle 4.\n')
  writeFileSync(join(FOLDER, 'videos', 'empty.mp4'), '')
  for (const [name, bytes] of await recordInBrowsers())
    writeFileSync(join(FOLDER, 'videos', name), bytes)
}

const words = (text: string): string[] => text.split(' ')

type Film = (name: string, ...args: string[]) => void

/** Files with more than one picture: covers, the small previews of cameras, two sizes. */
function makeTracks(film: Film): void {
  const cover = join(work, 'cover.png')
  run('convert', '-size', '320x240', 'xc:#808080', cover)
  const both = ['-i', cover, '-i', join(FOLDER, 'videos', 'android.mp4'), '-map', '0', '-map', '1']
  film('cover.mp4', ...both, '-c', 'copy', '-disposition:v:0', 'attached_pic')
  film('preview-first.mov', ...both, '-c:v:0', 'mjpeg', '-c:v:1', 'copy')
  film(
    'two-sizes.webm',
    ...words('-f lavfi -i testsrc2=size=80x60:rate=12:duration=2'),
    ...words('-f lavfi -i testsrc2=size=160x120:rate=12:duration=2'),
    ...words('-map 0 -map 1 -c:v libvpx -b:v 40k -disposition:v default'),
  )
}

/** Copies that broke off. */
function makeCutOff(): void {
  const cut = (name: string, from: string, bytes: number) =>
    writeFileSync(join(FOLDER, 'videos', name), readFileSync(from).subarray(0, bytes))
  const seconds4 = ['-f', 'lavfi', '-i', 'testsrc2=size=160x120:rate=12:duration=4']
  const [mp4, webm] = [join(work, 'whole.mp4'), join(work, 'whole.webm')]
  const h264 = ['-c:v', 'libx264', '-pix_fmt', 'yuv420p', '-b:v', '40k', '-g', '12']
  run('ffmpeg', '-y', ...seconds4, ...h264, '-movflags', 'faststart', mp4)
  const vp8 = ['-c:v', 'libvpx', '-b:v', '40k', '-g', '12', '-cluster_time_limit', '500']
  run('ffmpeg', '-y', ...seconds4, ...vp8, webm)
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
