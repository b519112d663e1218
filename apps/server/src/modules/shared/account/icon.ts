import { createHash } from 'node:crypto';
import { derive } from '@vitrine/tokens';
import type { Branding } from '@vitrine/tokens';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { AccountRecord } from '../../../domain/account.ts';
import { notFound } from '../../../domain/refusal.ts';
import { filePolicy } from '../../../platform/policies.ts';
import type { Icon } from '../media/icon.ts';
import type { Face } from '../media/lettering/index.ts';

/** A colour of the mode the account opens in, by its name in the contract. */
export const colourOf = (style: Branding, name: 'ground' | 'brand' | 'on-brand'): string =>
  derive(style, style.mode)[`--v-color-${name}`] ?? '';

/** The outlines we have that are closest to a display family. */
const faces: Readonly<Partial<Record<Branding['type']['display'], Face>>> = {
  'Instrument Serif': 'instrument',
  'Bodoni Moda': 'bodoni',
  'DM Serif Display': 'dm-serif',
  'Playfair Display': 'dm-serif',
  Fraunces: 'fraunces',
  Jost: 'jost',
  Archivo: 'archivo',
  'Bricolage Grotesque': 'bricolage',
  'Space Grotesk': 'grotesk',
};

const corners: Readonly<Record<Branding['shape']['radius'], number>> = { none: 0, sm: 6, md: 10, lg: 16, xl: 20 };

/** Raises this when icons look different. */
const edition = 1;

/** The account's sign for browser tabs, and its path, which changes with it. */
export const iconOf = (account: AccountRecord): { path: string; icon: Icon } => {
  const { style } = account;
  const icon: Icon = {
    name: account.name,
    face: faces[style.type.display] ?? 'figtree',
    radius: style.shape.button === 'pill' ? 32 : corners[style.shape.radius],
    ground: colourOf(style, 'brand'),
    ink: colourOf(style, 'on-brand'),
  };
  const digest = createHash('sha256')
    .update(JSON.stringify([edition, icon]))
    .digest('base64url')
    .slice(0, 12);
  return { path: `/media/icons/${account.hash}/${digest}.svg`, icon };
};

/** Icons by account in the path, so that they are right also where the account is told by a header. */
export const accountIcons = async (app: FastifyInstance): Promise<void> => {
  app.get('/media/icons/:hash/:file', async (request: FastifyRequest<{ Params: { hash: string } }>, reply) => {
    const account = (await app.platform.accounts.all()).find(({ hash }) => hash === request.params.hash);
    const found = account && iconOf(account);
    if (!found || found.path !== request.url.split('?')[0]) throw notFound();
    return reply
      .header('cache-control', 'public, max-age=31536000, immutable')
      .header('content-security-policy', filePolicy)
      .type('image/svg+xml')
      .send(await app.pictures.get(found.path, { icon: found.icon }));
  });
};
