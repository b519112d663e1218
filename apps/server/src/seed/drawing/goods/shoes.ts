import { dot, line, panel, stitch } from '../core/items.ts'
import type { Item } from '../core/items.ts'
import { carried } from '../core/items.ts'
import { placed, strip } from '../core/path.ts'
import type { Pt } from '../core/path.ts'
import { bends, fold, lying } from './kit.ts'
import type { Goods, Making } from './kit.ts'

const SOLE = '#3a2d26'
const CREPE = '#efe8da'

const skin = (making: Making): ReturnType<typeof lying> & { roll: number } => ({ ...lying(making, 0.4), gloss: Math.max(0.18, making.hand.gloss), puff: 22, roll: 60 })

const pump = (making: Making): Item[] => {
  const { rng } = making
  const high = rng.between(80, 190)
  const seat = 800 - high
  const upper: Pt[] = [[-352, 792, 1], [-338, 752], [-270, 712], [-170, 672, 1], [-60, seat - 10], [80, seat - 58], [190, seat - 104], [262, seat - 168, 1], [290, seat - 90], [282, seat - 4, 1], [190, seat + 14], [40, 790 - high * 0.42], [-110, 798, 1]]
  const heel: Pt[] = rng.chance(0.5) ? [[282, seat - 6, 1], [272, 700], [262, 806, 1], [232, 806, 1], [226, 720], [186, seat + 14, 1]] : [[284, seat - 6, 1], [282, 806, 1], [196, 806, 1], [178, seat + 14, 1]]
  const lining: Pt[] = [[-168, 674, 1], [-60, seat - 10], [80, seat - 58], [190, seat - 104], [262, seat - 168, 1], [210, seat - 144], [80, seat - 92], [-60, seat - 36], [-130, 644]]
  const bow = rng.chance(0.4) ? [panel([[-176, 676], [-230, 640], [-246, 690], [-200, 704]], { ...skin(making), roll: 16, puff: 9 }), panel([[-176, 676], [-118, 636], [-104, 676], [-140, 700]], { ...skin(making), roll: 16, puff: 9 }), dot([-176, 678], 10, 'bead')] : []
  return [panel(lining, { fill: '#d9c3a5', roll: 12, puff: 3, wrinkle: 0.5 }), panel(heel, { ...skin(making), roll: 22, puff: 14 }), panel([[-352, 790, 1], [-110, 797], [40, 790 - high * 0.42], [190, seat + 13, 1], [188, seat + 24, 1], [40, 802 - high * 0.42], [-112, 810], [-346, 806, 1]], { fill: SOLE, roll: 4, puff: 3, wrinkle: 0, lift: 2 }), panel(upper, { ...skin(making), folds: [fold(16, 5, 'both', [-140, 720], [-120, 760], [-130, 790])] }), stitch([[-164, 684], [-60, seat], [80, seat - 48], [190, seat - 94], [256, seat - 156]], 0.24), ...bow]
}

const laces = (): Item[] =>
  [0, 1, 2, 3].flatMap((i): Item[] => {
    const [x, y] = [-152 + i * 44, 650 - i * 32]
    return [panel(strip([[x - 22, y - 16], [x + 2, y - 6], [x + 26, y + 22]], 13), { fill: CREPE, wrinkle: 0, roll: 6, puff: 6, lift: 5 }), dot([x + 27, y + 23], 4.5, 'hole')]
  })

const sneaker = (making: Making): Item[] => {
  const upper: Pt[] = [[-346, 788, 1], [-352, 748], [-322, 706], [-256, 684], [-190, 656], [-96, 588], [-16, 530, 1], [60, 548], [150, 566], [214, 548], [262, 512, 1], [286, 530], [298, 640], [294, 788, 1]]
  const sole: Pt[] = [[-364, 772, 1], [-330, 768], [-200, 782], [100, 776], [304, 756, 1], [316, 790], [306, 832], [250, 842], [-280, 842], [-346, 832]]
  const tongue: Pt[] = [[-52, 562, 1], [-34, 500], [0, 466], [46, 484], [56, 552, 1], [0, 590]]
  const toe: Pt[] = [[-346, 786, 1], [-352, 748], [-322, 706], [-262, 686, 1], [-236, 720], [-232, 786, 1]]
  const tab: Pt[] = [[244, 526, 1], [264, 510], [286, 528, 1], [298, 640], [296, 720, 1], [262, 700], [250, 610]]
  const eyestay: Pt[] = [[-206, 662, 1], [-96, 586], [-18, 530, 1], [22, 540], [-30, 610], [-110, 676], [-180, 712, 1]]
  const leather = skin(making)
  const creases = [fold(10, 5, 'both', [-210, 690], [-190, 730], [-196, 776]), fold(10, 4, 'both', [-176, 700], [-150, 740], [-156, 776]), fold(26, 6, 'both', [60, 600], [140, 650], [240, 640])]
  return [
    panel([[-16, 532, 1], [60, 550], [150, 568], [214, 550], [262, 514, 1], [190, 512], [80, 516]], { fill: 'inside', roll: 12, puff: 3 }), panel(tongue, { ...leather, roll: 18, puff: 10 }), panel(upper, { ...leather, folds: creases }), panel(toe, { ...leather, roll: 26, puff: 12, lift: 3 }), stitch([[-268, 692], [-244, 724], [-240, 780]], 0.3),
    panel(strip([[-60, 776], [40, 716], [150, 676], [262, 650]], [16, 36, 34, 20]), { ...leather, fill: 'extra', roll: 9, puff: 5, lift: 4 }), panel(eyestay, { ...leather, roll: 12, puff: 7, lift: 4 }), stitch([[-182, 702], [-112, 666], [-34, 602], [12, 546]], 0.3), panel(tab, { ...leather, fill: 'extra', roll: 10, puff: 6, lift: 4 }), ...laces(),
    line([[20, 546], [60, 640], [50, 776]], 1.8, 0.3), panel(sole, { fill: CREPE, roll: 16, puff: 12, wrinkle: 0.4, lift: 5 }), line([[-354, 806], [0, 814], [310, 798]], 2.4, '#cfc4b0'),
  ]
}

const loafer = (making: Making): Item[] => {
  const leather = skin(making)
  const upper: Pt[] = [[-350, 788, 1], [-346, 736], [-290, 690], [-190, 650, 1], [-130, 604], [-70, 590, 1], [60, 640], [180, 640], [262, 576, 1], [290, 640], [288, 784, 1], [0, 796]]
  const apron: Pt[] = [[-312, 704, 1], [-250, 680], [-190, 652, 1], [-130, 606], [-72, 592, 1], [-96, 660], [-190, 712], [-290, 724]]
  const strapShape: Pt[] = [[-156, 628, 1], [-76, 588, 1], [-20, 700], [10, 790, 1], [-66, 792, 1], [-96, 706]]
  return [panel([[-70, 592], [60, 642], [180, 642], [262, 580], [170, 590], [40, 600]], { fill: '#c9a981', roll: 12, puff: 3 }), panel(upper, leather), panel(apron, { ...leather, roll: 22, puff: 12, lift: 4 }), stitch([[-306, 716], [-200, 704], [-106, 658]], 0.34), panel(strapShape, { ...leather, roll: 16, puff: 9, lift: 5 }), line([[-132, 640], [-96, 622]], 9, '#c7a253'), dot([-134, 640], 8, 'rivet', '#c7a253'), dot([-94, 622], 8, 'rivet', '#c7a253'), panel([[-356, 782, 1], [0, 792], [292, 780, 1], [294, 804, 1], [60, 812], [-348, 808, 1]], { fill: SOLE, roll: 6, puff: 4, wrinkle: 0, lift: 3 }), panel([[176, 804, 1], [294, 800, 1], [290, 846, 1], [184, 846, 1]], { fill: SOLE, roll: 8, puff: 5, wrinkle: 0, lift: 2 })]
}

/** The second of a pair, standing behind. */
const paired = (items: Item[]): Item[] => [...items.map((item) => carried(item, placed(64, -168, 0, 0.94))), ...items.map((item) => carried(item, placed(-20, 30)))]

const shoe = (making: Making): Item[] => {
  const style = making.rng.pick([pump, sneaker, loafer])
  return paired(style(making))
}

const boot = (making: Making): Item[] => {
  const { rng } = making
  const top = rng.pick([200, 330, 420])
  const leather = skin(making)
  const upper: Pt[] = [[-300, 850, 1], [-304, 806], [-240, 764], [-120, 726], [-40, 660], [-8, 560], [-14, top + 60], [-26, top, 1], [110, top - 14], [222, top, 1], [222, 560], [234, 700], [256, 760], [252, 852, 1]]
  const folds = [...bends(rng, [100, 580], [60, 740], 110, 5, 6), fold(16, 7, 'both', [-30, 700], [80, 730], [200, 700])]
  const gusset: Pt[] = [[70, top + 4, 1], [150, top + 4, 1], [140, top + 150], [112, top + 220, 1], [82, top + 150]]
  const shaft = top > 300 ? [panel(gusset, { fill: '#2a2729', roll: 7, puff: 3, wrinkle: 0.5, lift: 0 }), ...Array.from({ length: 8 }, (_, i) => line([[77 + i * 9, top + 8], [84 + i * 8, top + 150]], 1.6, '#454046'))] : [line([[200, top + 10], [206, 600]], 3, 0.5), dot([200, top + 24], 6, 'rivet', '#c9c2b4')]
  const sole = panel([[-308, 846, 1], [0, 856], [258, 846, 1], [258, 872, 1], [40, 878], [-304, 874, 1]], { fill: SOLE, roll: 6, puff: 5, wrinkle: 0, lift: 3 })
  const one = [panel([[-24, top + 2], [110, top - 12], [220, top + 2], [110, top + 14]], { fill: 'inside', roll: 8, puff: 2 }), panel(upper, { ...leather, folds, roll: 70 }), ...shaft, stitch([[-20, top + 18], [110, top + 6], [220, top + 18]], 0.26), line([[-60, 684], [30, 760], [40, 852]], 1.8, 0.34), stitch([[-52, 680], [40, 758], [50, 850]], 0.24), panel([[120, 868, 1], [258, 864, 1], [252, 930, 1], [134, 930, 1]], { fill: SOLE, roll: 8, puff: 6, wrinkle: 0, lift: 2 }), sole]
  return [...one.map((item) => carried(item, placed(110, -66, 0, 0.95))), ...one.map((item) => carried(item, placed(-60, 10)))].map((item) => carried(item, placed(10, 20)))
}

/** A pair of flat sandals from above. */
const sandal = (making: Making): Item[] => {
  const { rng } = making
  const foot: Pt[] = [[0, 300], [74, 330], [104, 430], [92, 560], [66, 690], [82, 820], [62, 906], [0, 930], [-60, 900], [-72, 810], [-54, 690], [-86, 540], [-100, 420], [-66, 326]]
  const bed = foot.map(([x, y]): Pt => [x * 0.86, 615 + (y - 615) * 0.955])
  const leather = { ...skin(making), roll: 18, puff: 13, lift: 12 }
  const edge = (y: number): number => (y < 500 ? 100 : 92)
  const strapAt = (y: number, width: number): Item[] => {
    const band = strip([[-edge(y), y + 8], [-40, y - 14], [36, y - 15], [edge(y), y + 4]], width)
    return [panel(band, leather), stitch(strip([[5 - edge(y), y + 8], [-40, y - 14], [36, y - 15], [edge(y) - 5, y + 4]], width - 12), 0.26, { closed: true })]
  }
  const style = rng.pick(['slide', 'cross', 'thong'] as const)
  const straps = style === 'slide' ? [...strapAt(446, 96), ...strapAt(576, 56)] : style === 'cross' ? [panel(strip([[-94, 392], [-10, 450], [88, 570]], 44), leather), panel(strip([[100, 392], [20, 450], [-84, 576]], 44), leather)] : [panel(strip([[-6, 372], [-40, 450], [-78, 590]], [16, 26, 30]), leather), panel(strip([[-6, 372], [36, 450], [82, 580]], [16, 26, 30]), leather), dot([-6, 372], 12, 'bead')]
  const ankle = style === 'slide' ? [] : [panel(strip([[-64, 730], [-70, 664], [0, 632], [72, 664], [70, 730]], 22), leather), panel([[50, 646], [74, 650], [72, 678], [48, 676]], { fill: '#c7a253', roll: 5, puff: 5, wrinkle: 0, lift: 4 })]
  const one = [panel(foot, { fill: '#7d5a3c', roll: 16, puff: 9, wrinkle: 0.5 }), panel(bed, { fill: '#c9a27a', roll: 14, puff: 5, wrinkle: 1, lift: 0, folds: [fold(50, -5, 'both', [0, 780], [4, 830], [0, 880])] }), stitch(bed.map(([x, y]): Pt => [x * 0.93, 615 + (y - 615) * 0.975]), '#8f6a48', { closed: true }), ...straps, ...ankle]
  return [...one.map((item) => carried(carried(item, placed(0, -615)), placed(-140, 615, -5), -5)), ...one.map((item) => carried(carried(carried(item, ([x, y, c]) => (c ? [-x, y, c] : [-x, y])), placed(0, -615)), placed(140, 585, 7), 7))]
}

export const SHOE: Goods = { make: shoe, focus: [-100, 660, 360], cloth: false }
export const BOOT: Goods = { make: boot, focus: [0, 640, 360], cloth: false }
export const SANDAL: Goods = { make: sandal, focus: [-140, 500, 340], cloth: false }
