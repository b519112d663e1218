import { darker, lighter, mix } from '../core/colour.ts'
import { gleam, line, panel } from '../core/items.ts'
import type { Fill, Item, Panel } from '../core/items.ts'
import { ellipse, rounded } from '../core/path.ts'
import type { Pt } from '../core/path.ts'
import { fold } from './kit.ts'
import type { Goods, Making } from './kit.ts'

const hex = (colour: string): Fill => `#${colour.replace('#', '')}`
const turned = (points: readonly Pt[], fill: Fill, rest: Partial<Panel> = {}): Item => panel(points, { fill, round: true, gloss: 0.35, lift: 5, ...rest })

/** Reflections of a window on a turned or flat shiny side. */
const shine = (x: number, y: number, width: number, height: number, strength = 0.55): Item[] => [
  gleam(rounded(x + width * 0.09, y + 6, width * 0.13, height - 12, 8), '#ffffff', [[0, 0.05], [0.4, strength], [1, 0.02]]), gleam(rounded(x + width * 0.9, y + 8, width * 0.04, height - 16, 4), '#ffffff', [[0, 0], [0.6, strength * 0.5], [1, 0]]),
]

const label = (x: number, y: number, width: number, ink: string): Item[] => [
  line([[x - width * 0.3, y], [x + width * 0.3, y]], 5, ink), line([[x - width * 0.18, y + 20], [x + width * 0.18, y + 20]], 2.2, ink, { opacity: 0.8 }), line([[x - width * 0.14, y + 31], [x + width * 0.14, y + 31]], 2.2, ink, { opacity: 0.8 }),
]

const capOf = (making: Making): Fill => (making.fabric === 'leather' ? '#2a2628' : making.fabric === 'linen' ? '#c9a57c' : making.fabric === 'satin' ? '#d5b878' : hex(making.extra))
const inkOn = (making: Making): string => (making.fabric === 'linen' ? darker(making.colour, 0.7) : mix(darker(making.colour, 0.85), '#ffffff', 0.08))

/** Thick glass: a pale shell, the liquid inside with its level, a heavy foot. */
const glassBody = (making: Making, x: number, y: number, width: number, height: number, radius: number): Item[] => {
  const wall = Math.max(10, width * 0.055)
  const pale = mix(making.colour, '#f7f7f4', 0.72)
  const level = y + height * 0.16
  return [
    panel(rounded(x, y, width, height, radius), { fill: hex(pale), roll: wall * 1.4, puff: wall, wrinkle: 0, gloss: 0.5, lift: 8 }), panel(rounded(x + wall, level, width - wall * 2, y + height - level - wall * 2.2, radius * 0.6), { fill: hex(mix(making.colour, '#ffffff', 0.1)), roll: wall, puff: -wall * 0.3, wrinkle: 0.4, lift: 0 }),
    line([[x + wall + 3, level + 1], [x + width - wall - 3, level + 1]], 3, lighter(making.colour, 0.5)), gleam(rounded(x + wall, level, width - wall * 2, y + height - level - wall * 2.2, radius * 0.6), darker(making.colour, 0.5), [[0, 0.3], [0.3, 0], [0.75, 0], [1, 0.42]]),
    gleam(rounded(x + 4, y + height - wall * 2, width - 8, wall * 1.8, radius * 0.4), '#ffffff', [[0, 0.1], [0.5, 0.75], [1, 0.1]]), ...shine(x, y, width, height, 0.6),
  ]
}

const perfume = (making: Making): Item[] => {
  const [width, height] = [making.rng.between(270, 350), making.rng.between(320, 430)]
  const top = 860 - height
  const cap = making.rng.between(100, 140)
  return [turned(rounded(-42, top - 40, 84, 46, 6), '#d8c08a', { gloss: 0.6 }), ...glassBody(making, -width / 2, top, width, height, making.rng.pick([16, 46, 110])), panel(rounded(-75, top + height * 0.42, 150, height * 0.3, 3), { fill: '#f6f2ea', roll: 3, puff: 2, wrinkle: 0.3, lift: 3 }), ...label(0, top + height * 0.52, 150, '#3a3436'), turned(rounded(-cap / 2, top - 176, cap, 142, making.rng.pick([6, 30])), capOf(making), { gloss: 0.6, lift: 6 }), ...shine(-cap / 2, top - 176, cap, 142)]
}

const serum = (making: Making): Item[] => [
  turned(rounded(-44, 224, 88, 130, 38), capOf(making), { gloss: 0.2 }), turned(rounded(-58, 344, 116, 84, 6), making.fabric === 'satin' ? '#d5b878' : '#2b282a', { gloss: 0.5 }), ...Array.from({ length: 12 }, (_, i) => line([[-52 + i * 9.5, 350], [-52 + i * 9.5, 422]], 1.6, '#ffffff', { opacity: 0.14 })),
  turned([[-58, 424, 1], [58, 424, 1], [66, 446], [128, 486], [136, 540], [136, 880, 1], [120, 906], [0, 912], [-120, 906], [-136, 880, 1], [-136, 540], [-128, 486], [-66, 446]], hex(making.colour), { gloss: making.fabric === 'linen' ? 0.12 : 0.6, lift: 8 }), ...shine(-136, 500, 272, 380, making.fabric === 'linen' ? 0.2 : 0.5), panel(rounded(-100, 600, 200, 210, 3), { fill: '#f6f2ea', roll: 3, puff: 1, wrinkle: 0.2, lift: 1 }), gleam(rounded(-100, 600, 200, 210, 3), '#2b2228', [[0, 0.22], [0.25, 0], [0.7, 0], [1, 0.34]]), ...label(0, 660, 200, '#3a3436'),
]

const bottle = (making: Making): Item[] => making.rng.pick([perfume, serum])(making)

const jar = (making: Making): Item[] => {
  const width = making.rng.between(380, 460)
  const x = -width / 2
  const open = making.rng.chance(0.4)
  const lid = turned(rounded(x - 6, 470, width + 12, 128, 14), capOf(making), { gloss: 0.5, lift: 6 })
  const cream: Item[] = [panel(ellipse(0, 590, width / 2, 56), { fill: hex(lighter(making.colour, 0.3)), roll: 14, puff: 9, wrinkle: 0, gloss: 0.4 }), panel(ellipse(0, 590, width / 2 - 24, 43), { fill: '#f8f1e6', roll: 26, puff: 10, wrinkle: 0, lift: 0, folds: [fold(16, 12, 'both', [-110, 596], [0, 566], [90, 590]), fold(14, 11, 'both', [-60, 612], [30, 612], [70, 584])] })]
  return [turned(rounded(x, 580, width, 290, 44), hex(making.colour), { gloss: making.fabric === 'linen' ? 0.15 : 0.55, lift: 8 }), ...shine(x, 600, width, 250), ...label(0, 716, width * 0.7, inkOn(making)), ...(open ? cream : [lid, line([[x - 4, 594], [x + width + 4, 594]], 3, darker(making.extra, 0.5), { opacity: 0.6 }), ...shine(x - 6, 474, width + 12, 118)])]
}

const tube = (making: Making): Item[] => [
  panel([[-128, 230, 1], [128, 230, 1], [130, 262, 1], [112, 700], [92, 820, 1], [0, 834], [-92, 820, 1], [-112, 700], [-130, 262, 1]], { fill: hex(making.colour), roll: 90, puff: 56, wrinkle: 0.4, gloss: 0.4, lift: 8, folds: [fold(30, 8, 'end', [-60, 270], [-40, 420], [-20, 560]), fold(24, -7, 'end', [64, 270], [40, 380], [30, 520])] }), ...Array.from({ length: 21 }, (_, i) => line([[-120 + i * 12, 233], [-120 + i * 12, 258]], 2, darker(making.colour, 0.4), { opacity: 0.45 })),
  turned(rounded(-84, 822, 168, 130, 14), capOf(making), { gloss: 0.5 }), ...shine(-84, 826, 168, 120), ...label(0, 450, 220, inkOn(making)), line([[0, 520], [0, 650]], 2, inkOn(making), { opacity: 0.5 }),
]

const lipstick = (making: Making): Item[] => {
  const metalFill: Fill = making.fabric === 'leather' ? '#2a2628' : '#d5b878'
  const bullet: Pt[] = [[-64, 470, 1], [-64, 330], [-46, 290], [18, 226], [54, 220], [64, 262, 1], [64, 470, 1]]
  return [turned(bullet, hex(making.colour), { gloss: 0.35, lift: 7 }), panel([[-62, 330, 1], [-40, 286], [18, 230], [52, 224, 1], [58, 262], [10, 320], [-36, 344]], { fill: hex(lighter(making.colour, 0.12)), roll: 16, puff: 6, wrinkle: 0, gloss: 0.4, lift: 0 }), turned(rounded(-72, 462, 144, 130, 5), metalFill, { gloss: 0.9 }), ...shine(-72, 466, 144, 122, 0.8), turned(rounded(-92, 586, 184, 330, 8), capOf(making), { gloss: 0.6, lift: 8 }), ...shine(-92, 592, 184, 316), line([[-92, 612], [92, 612]], 3, '#d5b878'), ...label(0, 760, 150, '#e9dcc0')]
}

const palette = (making: Making): Item[] => {
  const pans = Array.from({ length: 9 }, (_, i): Item[] => {
    const [x, y] = [-210 + (i % 3) * 146, 640 + Math.floor(i / 3) * 112 - 6]
    const tone = mix(mix(making.colour, making.extra, (i % 3) / 2), i < 3 ? '#fff3e6' : '#3b2430', [0.45, 0.08, 0.38][Math.floor(i / 3)] ?? 0)
    const pan = rounded(x, y, 128, 94, 10)
    return [panel(pan, { fill: hex(tone), roll: 8, puff: -6, wrinkle: 1.4, grain: [14, 14], gloss: i % 2 ? 0.5 : 0, lift: 0 })]
  })
  const shell = hex(making.fabric === 'linen' ? '#c9a57c' : making.fabric === 'satin' ? '#d5b878' : mix(making.colour, '#2a2428', 0.75))
  const mirror = rounded(-226, 250, 452, 310, 18)
  return [panel(rounded(-256, 222, 512, 366, 34), { fill: shell, roll: 14, puff: 11, wrinkle: 0, gloss: 0.5 }), panel(mirror, { fill: '#c8ced2', roll: 5, puff: -3, wrinkle: 0, lift: 0 }), gleam(mirror, '#ffffff', [[0, 0.7], [0.3, 0.15], [0.42, 0.6], [0.5, 0.12], [1, 0.3]]), panel(rounded(-256, 600, 512, 386, 34), { fill: shell, roll: 14, puff: 11, wrinkle: 0, gloss: 0.5 }), panel(rounded(-150, 582, 300, 26, 8), { fill: '#b9a070', roll: 8, puff: 7, wrinkle: 0, gloss: 0.8, lift: 3 }), ...pans.flat()]
}

const soap = (making: Making): Item[] => {
  const bar = (x: number, y: number, fill: Fill): Item[] => [panel(rounded(x, y, 400, 250, 56), { fill, roll: 58, puff: 34, wrinkle: 1.4, grain: [90, 60], gloss: 0.16, lift: 16 }), panel(rounded(x + 90, y + 74, 220, 102, 46), { fill, roll: 14, puff: -8, wrinkle: 0.5, lift: 0 }), ...label(x + 200, y + 112, 150, darker(fill, 0.4))]
  return [...bar(-230, 370, hex(making.extra)), ...bar(-170, 580, hex(making.colour))]
}

const candle = (making: Making): Item[] => {
  const fill = hex(making.colour)
  return [turned(rounded(-170, 470, 340, 440, 30), fill, { gloss: making.fabric === 'linen' ? 0.12 : 0.5, lift: 8 }), panel(ellipse(0, 474, 170, 42), { fill: hex(lighter(making.colour, 0.3)), roll: 9, puff: 8, wrinkle: 0, lift: 3 }), panel(ellipse(0, 478, 152, 33), { fill: '#f5ead6', roll: 26, puff: -8, wrinkle: 1, lift: 0 }), line([[0, 478], [-2, 440], [4, 414]], 6, '#3a2f2a'), ...shine(-170, 500, 340, 390), panel(rounded(-104, 610, 208, 180, 3), { fill: '#f6f2ea', roll: 3, puff: 2, wrinkle: 0.3, lift: 2 }), gleam(rounded(-104, 610, 208, 180, 3), '#2b2228', [[0, 0.18], [0.25, 0], [0.7, 0], [1, 0.3]]), ...label(0, 668, 190, '#3a3436')]
}

const goods = (make: Goods['make'], focus: Goods['focus'], fill: Goods['fill'] = [460, 720]): Goods => ({ make, focus, cloth: false, fill })
export const BOTTLE = goods(bottle, [0, 600, 380])
export const JAR = goods(jar, [0, 620, 400])
export const TUBE = goods(tube, [0, 500, 380])
export const LIPSTICK = goods(lipstick, [0, 420, 380], [400, 780])
export const PALETTE = goods(palette, [0, 760, 400], [560, 820])
export const SOAP = goods(soap, [0, 640, 400], [560, 720])
export const CANDLE = goods(candle, [0, 580, 380])
