/** Faces for wordmarks: an open font package and the weight that suits a name. */
export const FACES = {
  instrument: { family: 'instrument-serif', weight: 400 },
  bodoni: { family: 'bodoni-moda', weight: 500 },
  jost: { family: 'jost', weight: 400 },
  archivo: { family: 'archivo', weight: 900 },
  bricolage: { family: 'bricolage-grotesque', weight: 800 },
  'dm-serif': { family: 'dm-serif-display', weight: 400 },
  figtree: { family: 'figtree', weight: 700 },
  syne: { family: 'syne', weight: 800 },
  fraunces: { family: 'fraunces', weight: 600 },
  grotesk: { family: 'space-grotesk', weight: 500 },
  italiana: { family: 'italiana', weight: 400 },
} as const;
export type Face = keyof typeof FACES;
export const FACE_NAMES = Object.keys(FACES) as Face[];
