/** How much each word in a token's path speaks for it, or against. */
export type Weights = Record<string, number>;

const weigh = (text: string): Weights =>
  Object.fromEntries(
    text.split(' ').map((pair): [string, number] => [pair.split(':')[0] ?? '', Number(pair.split(':')[1])]),
  );

const surfaces = weigh('text:-7 ink:-7 foreground:-7 icon:-7 background:-7 bg:-7 surface:-7 ground:-7');
const lines = weigh('border:-7 line:-7 stroke:-7 outline:-7 shadow:-9 link:-3 gradient:-5');
const states = weigh('on:-9 hover:-6 hovered:-6 pressed:-6 active:-5 disabled:-9 focus:-6 visited:-6');
const moods = weigh('inverse:-6 error:-9 danger:-9 success:-9 warning:-9 info:-9 critical:-9');
const shades = weigh('500:2 600:2 400:1 700:1 default:2 base:2 solid:1');
const faint = weigh('subtle:-4 muted:-4 soft:-4 light:-2 lightest:-4 dark:-2 darkest:-4 contrast:-4');
const fills = { ...surfaces, ...lines, ...states, ...moods, ...shades, ...faint };
const hues = { ...lines, ...states, ...moods };
const parts = weigh('raised:-4 sunken:-4 overlay:-6 scrim:-9 selected:-5 card:-4 dialog:-4 input:-4 button:-6');

/** Words that speak for and against a token being a seed, as design systems commonly name theirs. */
export const seedWords = {
  brand: { ...fills, ...weigh('brand:10 primary:9 main:5 action:5 interactive:5 cta:5 key:4') },
  accent: { ...fills, ...weigh('accent:10 secondary:8 highlight:6 tertiary:4 brand:1 primary:-2') },
  neutral: {
    ...hues,
    ...shades,
    ...weigh('brand:-6 primary:-6 secondary:-6 tertiary:-6 accent:-6 50:-3 100:-3 900:-1 950:-2'),
    ...weigh('neutral:10 gray:9 grey:9 slate:8 stone:8 zinc:8 ink:5 text:5 foreground:5 muted:1'),
  },
  ground: {
    ...hues,
    ...parts,
    ...weigh('background:10 bg:9 ground:10 page:7 canvas:8 paper:6 surface:6 default:2 base:2 primary:1'),
    ...weigh('text:-6 secondary:-3 tertiary:-4 brand:-5 accent:-5'),
  },
} satisfies Record<string, Weights>;

export const fontWords = {
  display: weigh(
    'display:8 heading:7 headings:7 headline:7 title:6 hero:6 h1:6 serif:2 body:-6 text:-3 mono:-9 code:-9',
  ),
  text: weigh('text:7 body:8 base:5 paragraph:6 copy:6 sans:4 ui:4 default:4 display:-5 heading:-5 mono:-9 code:-9'),
} satisfies Record<string, Weights>;

/** Corners of the things one touches speak for the shape of the whole. */
export const sizeWords = weigh(
  'control:6 md:5 medium:5 default:5 base:5 input:4 field:4 card:2 full:-9 pill:-9 button:-1',
);
