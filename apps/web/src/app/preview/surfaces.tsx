import type { Surface } from '@vitrine/studio';
import { lazy } from 'react';
import type { Goods } from './goods.ts';
import { PreviewShop } from './PreviewShop.tsx';
import { surfaceEntries, type SurfaceEntry } from './surfaceEntries.ts';

type Translate = (id: string, values?: Record<string, string>) => string;

const surfaceOf = (
  { id, group, viewers, inSheet, need, address, parts }: SurfaceEntry,
  goods: Goods,
  t: Translate,
): Surface => {
  const Content = parts && lazy(parts);
  return {
    id,
    title: t(`preview.surface.${id}`),
    group: t(`preview.group.${group}`),
    viewers,
    inSheet,
    note: (viewer) => (goods.supply(viewer, need, 'en').standsIn ? t('preview.samples') : null),
    render: (scene) => (
      <PreviewShop scene={scene} goods={goods} need={need} address={address}>
        {Content && <Content />}
      </PreviewShop>
    ),
  };
};

/** The marketplace for a preview: its real screens and parts, filled with these goods. `say` speaks the studio's language. */
export const createSurfaces = (goods: Goods, t: Translate): readonly Surface[] =>
  surfaceEntries.map((entry) => surfaceOf(entry, goods, t));
