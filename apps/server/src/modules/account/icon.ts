import { createHash } from 'node:crypto';
import { brandingSchema, expandBranding, themes } from '@vitrine/tokens';
import type { Branding } from '@vitrine/tokens';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { AccountRecord } from '../../domain/account.ts';
import { notFound } from '../../domain/refusal.ts';
import { filePolicy } from '../../platform/policies.ts';
import { drawLogo } from '../../seed/drawing/index.ts';
import type { Face } from '../../seed/drawing/index.ts';
import { openFace } from '../../seed/drawing/faces.ts';

/** The branding of an account as its type. What cannot be read counts as the house's own. */
export const brandingOf = ({ style }: Pick<AccountRecord, 'style'>): Branding => {
  const parsed = brandingSchema.safeParse(style);
  return parsed.success ? parsed.data : themes.vitrine;
};

/** A colour of the mode the account opens in, by its name in the contract. */
export const colourOf = (style: Branding, name: 'ground' | 'brand' | 'on-brand'): string =>
  expandBranding(style, style.mode).vars[`--v-color-${name}`] ?? '';

/** The outlines at hand that come nearest to a display family. */
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

/** The letter in the middle; a dot when the face has no such letter. */
const mark = (name: string, face: Face, colour: string): string => {
  const font = openFace(face);
  const letter = /[\p{L}\p{N}]/u.exec(name)?.[0]?.toUpperCase() ?? '';
  if (letter === '' || !font.hasGlyphForCodePoint(letter.codePointAt(0) ?? 0))
    return `<circle cx="32" cy="32" r="14" fill="${colour}"/>`;
  return drawLogo({ name: letter, face, style: 'plain', colour }, font).replace(
    / width="\d+" height="\d+">/,
    ' x="14" y="14" width="36" height="36">',
  );
};

const drawIcon = (account: AccountRecord): string => {
  const style = brandingOf(account);
  const radius = style.shape.button === 'pill' ? 32 : corners[style.shape.radius];
  return [
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 64 64" width="64" height="64">',
    `<rect width="64" height="64" rx="${radius}" fill="${colourOf(style, 'brand')}"/>`,
    mark(account.name, faces[style.type.display] ?? 'figtree', colourOf(style, 'on-brand')),
    '</svg>',
  ].join('');
};

interface Icon {
  path: string;
  svg: string;
}

const drawn = new WeakMap<AccountRecord, Icon>();

/** The account's sign for browser tabs: its first letter on its brand colour. The path changes with the drawing. */
export const iconOf = (account: AccountRecord): Icon => {
  const known = drawn.get(account);
  if (known) return known;
  const svg = drawIcon(account);
  const digest = createHash('sha256').update(svg).digest('base64url').slice(0, 12);
  const icon = { path: `/media/icons/${account.hash}/${digest}.svg`, svg };
  drawn.set(account, icon);
  return icon;
};

/** Icons by account in the path, so that they are right also where the account is told by a header. */
export const accountIcons = async (app: FastifyInstance): Promise<void> => {
  app.get('/media/icons/:hash/:file', async (request: FastifyRequest<{ Params: { hash: string } }>, reply) => {
    const account = (await app.platform.accounts.all()).find(({ hash }) => hash === request.params.hash);
    const icon = account && iconOf(account);
    if (icon?.path !== request.url.split('?')[0]) throw notFound();
    return reply
      .header('cache-control', 'public, max-age=31536000, immutable')
      .header('content-security-policy', filePolicy)
      .type('image/svg+xml')
      .send(icon?.svg);
  });
};
