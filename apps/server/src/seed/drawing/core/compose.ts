import { groundFor, lighter, mix } from './colour.ts'
import { gridOver } from './grid.ts'
import type { Item, Panel } from './items.ts'
import { grainDef, shadeLayer, shadowLayer, weaveDef } from './layers.ts'
import { fabricDefs, paintedItems, paintedOver } from './paint.ts'
import type { Paints } from './paint.ts'
import { toD } from './path.ts'
import { reliefOf } from './relief.ts'

/** The part of the drawing that is shown, in drawing units. */
export type Frame = { x: number; y: number; width: number; height: number }
export type Sheet = { items: readonly Item[]; paints: Paints; frame: Frame; ground?: string | undefined; cloth: boolean; columns?: number }

const groundOf = ({ x, y, width, height }: Frame, ground: string, id: string): { defs: string; body: string } => {
  const area = `x="${x}" y="${y}" width="${width}" height="${height}"`
  const stops = `<stop offset="0" stop-color="${lighter(ground, 0.34)}"/><stop offset=".55" stop-color="${ground}"/><stop offset="1" stop-color="${mix(ground, '#2b2430', 0.13)}"/>`
  return {
    defs: `<radialGradient id="${id}ground" cx=".3" cy=".22" r="1">${stops}</radialGradient>`,
    body: `<rect ${area} fill="url(#${id}ground)"/>`,
  }
}

/** Lays the items on a quiet ground in window light. The whole drawing as one SVG text. */
export const composed = ({ items, paints, frame, ground, cloth, columns = 290 }: Sheet): string => {
  const { id } = paints
  const panels = items.filter((item): item is Panel => item.type === 'panel')
  const margin = frame.width * 0.08
  const grid = gridOver(frame.x - margin, frame.y - margin, frame.width + margin * 2, frame.height + margin * 2, columns)
  const relief = reliefOf(grid, panels, paints.seed * 101 + 7)
  const paper = ground ?? groundFor(paints.colour)
  const { defs, body } = groundOf(frame, paper, id)
  const area = `x="${frame.x}" y="${frame.y}" width="${frame.width}" height="${frame.height}"`
  const silhouette = panels.filter((panel) => !panel.flat).map((panel) => `<path d="${toD(panel.points)}"/>`).join('')
  const weave = cloth ? `<rect ${area} fill="url(#${id}weave)"/>` : ''
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${frame.x} ${frame.y} ${frame.width} ${frame.height}" width="${frame.width}" height="${frame.height}">`
    + `<defs>${defs}${fabricDefs(panels, paints)}${cloth ? weaveDef(`${id}weave`, 0.13) : ''}${grainDef(`${id}grain`, 0.09)}<clipPath id="${id}clip">${silhouette}</clipPath></defs>`
    + `${body}${shadowLayer(grid, relief.shadow, paper)}${paintedItems(items, paints)}`
    + `<g clip-path="url(#${id}clip)">${weave}${shadeLayer(grid, relief.shade, paints.colour)}</g>`
    + `${paintedOver(items, paints)}<rect ${area} fill="url(#${id}grain)"/></svg>`
}
