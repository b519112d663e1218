import type { Move, Reason } from './moves.ts';

const plain = (name: string): string => name.replace('--v-color-', '').replaceAll('-', ' ');

const reasons: { [Code in Reason['code']]: (reason: Extract<Reason, { code: Code }>, move: Move) => string } = {
  contrast: ({ against, ratio, required }) =>
    `as given it would reach ${ratio}:1 on ${plain(against)}, where ${required}:1 is needed`,
  'no-ink': ({ ratio, required }) =>
    `as given no text could reach more than ${ratio}:1 on it, where ${required}:1 is needed`,
  'other-mode': ({ home }) => `it is the ground of the ${home} mode alone; name another in seeds.other.ground`,
  'own-choice': (_, { seed }) => `the branding names another one for this mode in seeds.other.${seed}`,
};

/** A move in an English sentence: what was asked for, what it became, why. */
export const explainMove = (move: Move): string => {
  const reason = reasons[move.because.code] as (reason: Reason, move: Move) => string;
  return `The ${move.seed} seed ${move.from} became ${move.to} as ${plain(move.role)}: ${reason(move.because, move)}.`;
};
