import { line, panel, stitch } from '../core/items.ts'
import type { Fold, Item, Panel } from '../core/items.ts'
import { along, flip, mirrored, moved } from '../core/path.ts'
import type { Pt } from '../core/path.ts'
import { bends, fold, lying } from './kit.ts'
import type { Making } from './kit.ts'

/** Half measures of an upper garment; lengths from the centre line, heights from the top of the sheet. */
export type Cut = {
  neck: number; neckY: number; neckDepth: number; neckV?: boolean
  shoulder: number; shoulderY: number
  chest: number; armY: number
  waist: number; waistY: number
  hem: number; hemY: number; hemDip?: number; vent?: boolean
}

export type Arm = { length: number; angle: number; upper?: number; cuff: number; belly?: number }

const neckline = (cut: Cut): Pt[] =>
  cut.neckV
    ? [[0, cut.neckY + cut.neckDepth, 1], [cut.neck * 0.62, cut.neckY + cut.neckDepth * 0.36], [cut.neck, cut.neckY, 1]]
    : [[0, cut.neckY + cut.neckDepth], [cut.neck * 0.58, cut.neckY + cut.neckDepth * 0.74], [cut.neck, cut.neckY, 1]]

/** The outline of a body from neck to hem. */
export const bodyOutline = (cut: Cut): Pt[] => {
  const drop = cut.armY - cut.shoulderY
  const arm: Pt[] = [[cut.shoulder, cut.shoulderY, 1], [cut.shoulder - 9, cut.shoulderY + drop * 0.55], [cut.chest, cut.armY, 1]]
  const side: Pt[] = [[cut.waist, cut.waistY], [cut.hem, cut.hemY - (cut.vent ? 26 : 0), 1]]
  const dip = cut.hemDip ?? 8
  const hem: Pt[] = cut.vent ? [[cut.hem * 0.72, cut.hemY + dip * 0.7], [0, cut.hemY + dip]] : [[cut.hem * 0.5, cut.hemY + dip * 0.75], [0, cut.hemY + dip]]
  return mirrored([...neckline(cut), ...arm, ...side, ...hem])
}

/** Folds of a body lying flat: from the armpits inward, and down from the chest. */
export const bodyFolds = (making: Making, cut: Cut, strength = 1): Fold[] => {
  const { rng } = making
  const pull = (side: number): Fold[] => [
    fold(11, 6 * strength, 'end', [side * cut.chest * 0.97, cut.armY + 4], [side * cut.chest * 0.72, cut.armY + rng.between(24, 60)], [side * cut.chest * 0.42, cut.armY + rng.between(30, 120)]),
    fold(8, 4 * strength, 'end', [side * cut.chest * 0.96, cut.armY + 12], [side * cut.chest * 0.8, cut.armY + rng.between(80, 130)], [side * cut.waist * 0.66, cut.waistY - rng.between(0, 60)]),
    fold(15, -5 * strength, 'both', [side * cut.shoulder * 0.72, cut.shoulderY + 30], [side * cut.chest * 0.62, cut.armY + 40], [side * cut.waist * rng.between(0.5, 0.7), cut.waistY]),
  ]
  const fall = Array.from({ length: 5 }, (_, i) => {
    const x = cut.hem * (-0.76 + i * 0.38 + rng.between(-0.12, 0.12))
    return fold(rng.between(12, 22), rng.between(3, 6) * strength * (rng.chance(0.5) ? 1 : -1), 'both', [x * 0.9, cut.waistY - rng.between(20, 120)], [x + rng.between(-10, 10), cut.waistY + 60], [x * 1.05, cut.hemY - rng.between(8, 60)])
  })
  return [...pull(1), ...pull(-1), ...fall]
}

export type Sleeve = { outline: Pt[]; from: Pt; to: Pt; outer: Pt; inner: Pt; turn: number }

/** The right sleeve, from under the body's shoulder to the cuff. */
export const sleeveShape = (cut: Cut, arm: Arm): Sleeve => {
  const angle = (arm.angle * Math.PI) / 180
  const [dx, dy] = [Math.sin(angle), Math.cos(angle)]
  const [px, py] = [Math.cos(angle), -Math.sin(angle)]
  const belly = arm.belly ?? 8
  const slope = (cut.shoulderY - cut.neckY) / (cut.shoulder - cut.neck)
  const start: Pt = [cut.shoulder - 2, cut.shoulderY]
  const outer: Pt = [start[0] + dx * arm.length, start[1] + dy * arm.length]
  const inner: Pt = [outer[0] - px * arm.cuff, outer[1] - py * arm.cuff]
  const pit: Pt = [cut.chest - 2, cut.armY]
  const mid = along(start, outer, 0.42)
  const innerMid = along(pit, inner, 0.45)
  const outline: Pt[] = [
    [cut.shoulder - 46, cut.shoulderY - 46 * slope - 1, 1], [start[0] + 6, start[1] + 8], [mid[0] + px * belly, mid[1] + py * belly], [outer[0], outer[1], 1],
    [inner[0], inner[1], 1], [innerMid[0] - px * belly * 0.5, innerMid[1] - py * belly * 0.5], [pit[0], pit[1], 1], [cut.chest - 50, cut.armY - 16, 1],
  ]
  return { outline, from: along(start, pit, 0.5), to: along(outer, inner, 0.5), outer, inner, turn: -arm.angle }
}

const cuffBand = (sleeve: Sleeve, depth: number, flare = 2): Pt[] => {
  const [ox, oy] = [sleeve.from[0] - sleeve.to[0], sleeve.from[1] - sleeve.to[1]]
  const length = Math.hypot(ox, oy) || 1
  const up = (point: Pt, out: number): Pt => [point[0] + (ox / length) * depth + out, point[1] + (oy / length) * depth, 1]
  return [up(sleeve.outer, flare), [sleeve.outer[0] + flare, sleeve.outer[1], 1], [sleeve.inner[0] - flare, sleeve.inner[1], 1], up(sleeve.inner, -flare)]
}

export type SleeveStyle = { cuff?: number; cuffStyle?: Partial<Panel>; hem?: boolean; wrinkles?: number }

/** Both sleeves with their cuffs or hems; lay these before the body. */
export const sleeves = (making: Making, cut: Cut, arm: Arm, style: SleeveStyle = {}): Item[] => {
  const shape = sleeveShape(cut, arm)
  const one = (side: 1 | -1): Item[] => {
    const turned = (points: readonly Pt[]): Pt[] => (side === 1 ? [...points] : moved(points, flip).reverse())
    const at = (point: Pt): Pt => (side === 1 ? point : flip(point))
    const count = Math.round(arm.length / 90)
    const folds = [
      ...bends(making.rng, at(along(shape.from, shape.to, 0.12)), at(along(shape.from, shape.to, 0.86)), arm.cuff * 0.62, count, 5 * (style.wrinkles ?? 1)),
      fold(12, 5, 'both', at(along(shape.from, shape.to, 0.02)), at(along(shape.from, shape.to, 0.4)), at(along(shape.from, shape.to, 0.8))),
    ]
    const body = panel(turned(shape.outline), { ...lying(making), turn: shape.turn * side + (making.across ?? 0), folds, roll: 20 })
    const band = turned(cuffBand(shape, style.cuff ?? 16, style.cuff ? 2 : 0))
    if (style.cuff) return [body, panel(band, { ...lying(making, 0.5), turn: shape.turn * side, roll: 9, lift: 4, ...style.cuffStyle })]
    const [a, , , b] = band
    return style.hem === false || !a || !b ? [body] : [body, stitch(side === 1 ? [a, b] : [a, b])]
  }
  return [...one(1), ...one(-1)]
}

/** The inside of the back seen through the neck opening, with its label. */
export const insideNeck = (cut: Cut, rise: number, label = true): Item[] => {
  const outline = mirrored([[0, cut.neckY - rise], [cut.neck * 0.6, cut.neckY - rise * 0.9], [cut.neck + 2, cut.neckY, 1], [cut.neck * 0.8, cut.neckY + cut.neckDepth + 12], [0, cut.neckY + cut.neckDepth + 22]])
  const tag: Item[] = label
    ? [panel([[-17, cut.neckY - rise + 12, 1], [17, cut.neckY - rise + 12, 1], [17, cut.neckY - rise + 40, 1], [-17, cut.neckY - rise + 40, 1]], { fill: '#f4f0e8', roll: 2, puff: 1, wrinkle: 0, lift: 3 }), line([[-8, cut.neckY - rise + 26], [8, cut.neckY - rise + 26]], 2.2, '#6b655f')]
    : []
  return [panel(outline, { fill: 'inside', roll: 8, puff: 2, wrinkle: 1, lift: 0 }), line([[-cut.neck * 0.93, cut.neckY + 8], [0, cut.neckY - rise + 13], [cut.neck * 0.93, cut.neckY + 8]], 1.6, 0.5, { opacity: 0.5 }), ...tag]
}

/** A stitched hem following the bottom of the cut. */
export const hemStitch = (cut: Cut, rise = 16): Item => {
  const dip = cut.hemDip ?? 8
  const half: Pt[] = [[cut.hem * 0.975, cut.hemY - rise - (cut.vent ? 24 : 0)], [cut.hem * 0.6, cut.hemY - rise + dip * 0.7], [0, cut.hemY - rise + dip]]
  return stitch([...half, ...half.slice(0, -1).reverse().map(flip)])
}
