import type { Surface } from '@vitrine/studio';
import { lazy } from 'react';
import type { Goods } from './goods.ts';
import { PreviewShop } from './PreviewShop.tsx';
import { surfaceEntries, type SurfaceEntry } from './surfaceEntries.ts';

type Say = (id: string, values?: Record<string, string>) => string;

const surfaceOf = (
  { id, group, viewers, inSheet, need, address, parts }: SurfaceEntry,
  goods: Goods,
  say: Say,
): Surface => {
  const Content = parts && lazy(parts);
  return {
    id,
    title: say(`preview.surface.${id}`),
    group: say(`preview.group.${group}`),
    viewers,
    inSheet,
    note: (viewer) => (goods.supply(viewer, need, 'en').standsIn ? say('preview.samples') : null),
    render: (scene) => (
      <PreviewShop scene={scene} goods={goods} need={need} address={address}>
        {Content && <Content />}
      </PreviewShop>
    ),
  };
};

/** The marketplace for a preview: its real screens and parts, filled with these goods. `say` speaks the studio's language. */
export const createSurfaces = (goods: Goods, say: Say): readonly Surface[] =>
  surfaceEntries.map((entry) => surfaceOf(entry, goods, say));
