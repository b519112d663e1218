import type { CssHint, Token, Tokens } from './tokens.ts';

interface Measure {
  value: number;
  unit: string;
}

interface Shadow {
  color: string | { components: number[]; alpha?: number };
  offsetX: Measure;
  offsetY: Measure;
  blur: Measure;
  spread: Measure;
  inset?: boolean;
}

const alias = (value: unknown): string | undefined =>
  typeof value === 'string' ? /^\{([^}]+)\}$/.exec(value)?.[1] : undefined;

const measure = ({ value, unit }: Measure): string => `${value}${unit}`;

/** Fluid sizes grow between two widths of the screen, or by a share of it, and stand still outside. */
const fluid = (to: Measure, { from, viewport, slope }: NonNullable<CssHint['fluid']>): string => {
  if (slope !== undefined) return `clamp(${measure(from)}, ${slope}vw, ${measure(to)})`;
  const [narrow, wide] = viewport as [number, number];
  const growth = (to.value - from.value) / ((wide - narrow) / 16);
  const start = from.value - growth * (narrow / 16);
  return `clamp(${measure(from)}, ${start.toFixed(3)}rem + ${(growth * 100).toFixed(3)}vw, ${measure(to)})`;
};

const number = (value: number, { keywords, unit = '' }: CssHint): string => keywords?.[value] ?? `${value}${unit}`;

const family = (names: string[]): string => names.map((name) => (name.includes(' ') ? `'${name}'` : name)).join(', ');

const shadow = (value: Shadow | Shadow[], colorOf: (color: Shadow['color']) => string): string => {
  const drawn = [value].flat().filter(({ color }) => typeof color === 'string' || color.alpha !== 0);
  const parts = drawn.map(({ color, offsetX, offsetY, blur, spread, inset }) =>
    [...(inset ? ['inset'] : []), ...[offsetX, offsetY, blur, spread].map(measure), colorOf(color)].join(' '),
  );
  return parts.join(', ') || 'none';
};

/** The CSS value of a token. `known` are values that were derived from the branding, by path; aliases lead to them too. */
export const cssOf = (
  path: string,
  tokens: Tokens,
  known: Readonly<Record<string, string>>,
  hints: CssHint = {},
): string => {
  const derived = known[path];
  if (derived !== undefined) return derived;
  const token = tokens[path];
  if (!token)
    throw new Error(`There is no token "${path}". Aliases in packages/tokens/source must name one that exists.`);
  const hint = { ...token.hint, ...hints };
  const target = alias(token.value);
  return target === undefined ? literal(token, hint, tokens, known) : cssOf(target, tokens, known, hint);
};

const literal = (
  { type, value }: Token,
  hint: CssHint,
  tokens: Tokens,
  known: Readonly<Record<string, string>>,
): string => {
  const colorOf = (color: Shadow['color']): string =>
    typeof color === 'string'
      ? cssOf(alias(color) ?? '', tokens, known)
      : `rgb(${color.components.map((part) => part * 255).join(' ')} / ${color.alpha ?? 1})`;
  switch (type) {
    case 'dimension':
      return hint.fluid ? fluid(value as Measure, hint.fluid) : measure(value as Measure);
    case 'duration':
      return measure(value as Measure);
    case 'fontWeight':
      return String(value);
    case 'number':
      return number(value as number, hint);
    case 'fontFamily':
      return family(value as string[]);
    case 'cubicBezier':
      return `cubic-bezier(${(value as number[]).join(', ')})`;
    case 'shadow':
      return shadow(value as Shadow | Shadow[], colorOf);
    default:
      throw new Error(`A token of type "${type}" has no value in CSS. Derive it, or teach contract/css.ts.`);
  }
};
