import { both, dot, line, panel, stitch } from '../core/items.ts'
import type { Item } from '../core/items.ts'
import { flip, mirrored } from '../core/path.ts'
import type { Pt } from '../core/path.ts'
import { fold, lying } from './kit.ts'
import type { Goods, Making } from './kit.ts'
import { bodyFolds, bodyOutline, insideNeck, sleeves } from './top.ts'
import type { Cut } from './top.ts'

const flapPocket = (making: Making, x: number, y: number, lean: number): Item[] =>
  both(panel([[x - 56, y + lean, 1], [x + 56, y - lean, 1], [x + 58, y + 40 - lean, 1], [x - 54, y + 42 + lean, 1]], { ...lying(making, 0.4), roll: 6, puff: 5, lift: 5 }), stitch([[x - 48, y + 35 + lean], [x + 52, y + 33 - lean]], 0.22))

/** Notched lapels and a collar over crossed fronts: the revers runs from the neck to the button. */
const lapels = (making: Making, cut: Cut, breakY: number, width: number, over: number): Item[] => {
  const { neck, neckY } = cut
  const notchY = neckY + 118
  const revers: Pt[] = [[neck - 8, neckY + 16, 1], [neck + 22, neckY + 86], [neck + width * 0.55, notchY - 6, 1], [neck + width, notchY - 14, 1], [neck + width * 0.62, notchY + 100], [over + 4, breakY, 1], [neck * 0.32 + over * 0.5, notchY + 40]]
  const leaf: Pt[] = [[neck * 0.5, neckY - 26, 1], [neck + 4, neckY - 16], [neck + 44, neckY + 40], [neck + width * 0.9, notchY - 34, 1], [neck + width * 0.5, notchY - 4, 1], [neck + 12, neckY + 70], [neck - 10, neckY + 14, 1]]
  const style = { ...lying(making, 0.35), roll: 9, puff: 6, lift: 9 }
  const back = panel(mirrored([[0, neckY - 36], [neck * 0.6, neckY - 31], [neck + 6, neckY - 12, 1], [neck * 0.7, neckY + 8], [0, neckY + 4]]), { ...style, lift: 4 })
  const rightLeaf = panel(leaf, { ...style, turn: 40 })
  const right = [panel(revers, { ...style, turn: -14 }), rightLeaf]
  const left = [panel([...revers.slice(0, 5), [over - 3, breakY - 6, 1], ...revers.slice(6)].map((point) => flip(point as Pt)).reverse(), { ...style, turn: 14 }), panel(leaf.map(flip).reverse(), { ...style, turn: -40 })]
  return [back, ...right, ...left]
}

const coatCut = (hemY: number, flare: number): Cut => ({
  neck: 64, neckY: 148, neckDepth: 200, neckV: true, shoulder: 186, shoulderY: 186, chest: 184, armY: 366, waist: 178, waistY: 560, hem: 196 + flare, hemY, hemDip: 10,
})

const tie = (making: Making, y: number, half: number): Item[] => [
  panel([[-half, y - 20, 1], [0, y - 15], [half, y - 21, 1], [half + 2, y + 20, 1], [0, y + 26], [-half - 2, y + 20, 1]], { ...lying(making, 0.5), roll: 7, puff: 5, lift: 7 }),
  panel([[24, y + 6, 1], [44, y + 8, 1], [72, y + 150], [60, y + 254, 1], [26, y + 250, 1], [34, y + 140]], { ...lying(making, 0.6), turn: -6, roll: 8, lift: 10 }),
  panel([[-6, y - 26], [40, y - 22], [44, y + 28], [2, y + 30]], { ...lying(making, 0.3), roll: 10, puff: 8, lift: 7 }),
]

const coatBack = (making: Making, cut: Cut): Item[] => [
  panel(bodyOutline({ ...cut, neckDepth: 8, neckV: false }), { ...lying(making), roll: 26, folds: bodyFolds(making, cut, 1.2) }),
  line([[0, cut.neckY + 8], [0, cut.hemY + 8]], 2, 0.34), fold2(cut), panel([[-92, cut.waistY - 24, 1], [92, cut.waistY - 24, 1], [92, cut.waistY + 20, 1], [-92, cut.waistY + 20, 1]], { ...lying(making, 0.4), roll: 6, lift: 5 }),
  ...both(dot([74, cut.waistY - 2], 11)), panel(mirrored([[0, cut.neckY - 34], [60, cut.neckY - 28], [96, cut.neckY + 24, 1], [50, cut.neckY + 44], [0, cut.neckY + 50]]), { ...lying(making, 0.3), roll: 10, lift: 8 }),
]
const fold2 = (cut: Cut): Item => line([[4, cut.hemY - 250], [8, cut.hemY + 8]], 3, 0.4)

const coat = (making: Making): Item[] => {
  const { rng, back } = making
  const cut = coatCut(rng.between(1000, 1080), rng.between(0, 44))
  const double = rng.chance(0.5)
  const heavy: Making = { ...making, hand: { ...making.hand, puff: making.hand.puff + 4, wrinkle: making.hand.wrinkle * 1.1, grain: [110, 240] } }
  const arms = sleeves(heavy, cut, { length: 560, angle: 11, cuff: 104, belly: 14 }, { cuff: 0, wrinkles: 1.3 })
  if (back) return [...arms, ...coatBack(heavy, cut)]
  const over = double ? 62 : 26
  const breakY = double ? 470 : 500
  const edge: Pt[] = [[over, breakY], [over + 2, cut.waistY + 100], [over + 4, cut.hemY + 4]]
  const rows = double ? [0, 1, 2] : [0, 1, 2, 3]
  const buttons = rows.flatMap((i) => (double ? [dot([over - 22, breakY + 26 + i * 104], 14), dot([-over + 2, breakY + 26 + i * 104], 14)] : [dot([0, breakY + 20 + i * 112], 13)]))
  return [
    ...arms, ...insideNeck({ ...cut, neckDepth: 330 }, 18), panel(bodyOutline({ ...cut, neckDepth: breakY - cut.neckY }), { ...lying(heavy), roll: 28, folds: [...bodyFolds(making, cut, 1.3), fold(7, 8, 'none', ...edge)] }),
    line(edge, 2.2, 0.5), stitch(edge.map(([x, y]): Pt => [x - 9, y]), 0.2), ...flapPocket(heavy, 122, 720, 5), ...(rng.chance(0.45) ? tie(heavy, cut.waistY + 20, 180) : buttons), ...lapels(heavy, cut, breakY, rng.between(74, 104), over),
  ]
}

const zip = (top: number, bottom: number): Item[] => [
  panel([[-9, top, 1], [9, top, 1], [9, bottom, 1], [-9, bottom, 1]], { fill: '#3b3a3d', roll: 3, puff: 2, wrinkle: 0, lift: 2 }), line([[0, top], [0, bottom]], 7, '#b9b5ad', { dash: '2.4 2.2' }), dot([0, top + 16], 7, 'rivet', '#c4beb2'), line([[0, top + 20], [1, top + 48]], 6, '#c4beb2'),
]

const quilting = (cut: Cut): Item[] =>
  Array.from({ length: 7 }, (_, i): Item => {
    const y = cut.armY - 40 + i * 62
    return stitch([[-cut.waist, y - 8], [0, y + 4], [cut.waist, y - 8]], 0.3)
  })

const quiltFolds = (cut: Cut): ReturnType<typeof fold>[] => Array.from({ length: 7 }, (_, i) => fold(9, -9, 'none', [-cut.waist, cut.armY - 48 + i * 62], [0, cut.armY - 36 + i * 62], [cut.waist, cut.armY - 48 + i * 62]))

const jacket = (making: Making): Item[] => {
  const { rng, back, fabric } = making
  const quilted = fabric !== 'denim' && fabric !== 'leather' && rng.chance(0.4)
  const trucker = fabric === 'denim'
  const cut: Cut = { neck: 70, neckY: 252, neckDepth: back ? 12 : 40, shoulder: 206, shoulderY: 292, chest: 204, armY: 478, waist: 198, waistY: 680, hem: 190, hemY: 838, hemDip: 6 }
  const soft: Making = { ...making, hand: { ...making.hand, puff: quilted ? 16 : 11 } }
  const arms = sleeves(soft, cut, { length: 530, angle: 15, cuff: 92, belly: 16 }, { cuff: 50, wrinkles: 1.5 })
  const body = panel(bodyOutline(cut), { ...lying(soft), roll: 30, folds: [...bodyFolds(making, cut, 1.2), ...(quilted ? quiltFolds(cut) : [])] })
  const collarShape: Pt[] = [[3, cut.neckY + cut.neckDepth + 6, 1], [50, cut.neckY + 10], [64, cut.neckY - 26, 1], [100, cut.neckY + 24], [104, cut.neckY + 84, 1], [60, cut.neckY + 90]]
  const waistband = panel(mirrored([[0, cut.hemY - 6], [cut.hem + 2, cut.hemY - 12, 1], [cut.hem - 2, cut.hemY + 46, 1], [0, cut.hemY + 56]]), { ...lying(soft, 0.5), roll: 10, puff: 7, lift: 4 })
  const pockets = trucker ? both(panel([[58, 452, 1], [142, 446, 1], [142, 486, 1], [100, 508, 1], [60, 490, 1]], { ...lying(making, 0.4), roll: 5, lift: 5 }), dot([100, 490], 7, 'rivet', '#b98a54'), line([[64, 520], [82, 820]], 1.8, 0.4), line([[140, 516], [128, 820]], 1.8, 0.4), stitch([[70, 520], [88, 820]], '#c98d4a')) : both(line([[84, 640], [146, 740]], 7, 0.5), stitch([[78, 646], [140, 748]], 0.3))
  const closing = trucker ? [line([[14, 290], [14, 880]], 2, 0.4), stitch([[-14, 300], [-14, 880]], '#c98d4a'), ...[0, 1, 2, 3, 4, 5].map((i) => dot([0, 330 + i * 104], 9, 'rivet', '#b98a54'))] : zip(cut.neckY + cut.neckDepth, cut.hemY + 46)
  if (back) return [...arms, body, ...(quilted ? quilting(cut) : []), line([[-196, 400], [0, 412], [196, 400]], 2, 0.36), waistband, panel(mirrored([[0, cut.neckY - 40], [60, cut.neckY - 34], [90, cut.neckY + 20, 1], [0, cut.neckY + 36]]), { ...lying(soft, 0.3), roll: 10, lift: 7 })]
  return [...arms, ...insideNeck(cut, 24), body, ...(quilted ? quilting(cut) : []), waistband, ...pockets, ...closing, panel(mirrored([[0, cut.neckY - 44], [50, cut.neckY - 40], [66, cut.neckY - 24, 1], [40, cut.neckY - 6], [0, cut.neckY - 8]]), { ...lying(soft, 0.3), roll: 8, lift: 3 }), ...both(panel(collarShape, { ...lying(soft, 0.4), roll: 9, turn: 30, lift: 8 }))]
}

export const COAT: Goods = { make: coat, focus: [20, 330, 420], cloth: true }
export const JACKET: Goods = { make: jacket, focus: [20, 380, 400], cloth: true }
