import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { themes } from '../themes/index.ts';
import { exportCss, exportDtcg, exportFigma, exportTokensStudio, importAny, importCss, importDtcg } from './index.ts';
import { anyFilename, anyText, expectAnswers, sample } from './testing/anyText.ts';

const base = themes.fjord;

const changed = (text: string, change: (document: never) => void): string => {
  const document = JSON.parse(text) as never;
  change(document);
  return JSON.stringify(document);
};

describe('files made for something else', () => {
  it('proposes a branding from variables exported by Figma, and says what came from where', () => {
    const { branding, problems, notes } = importDtcg(sample('figma.light.tokens.json'), base);
    expect(problems).toEqual([]);
    expect(branding).toMatchObject({
      seeds: { brand: '#1f6184', accent: '#a9d6e5', neutral: '#475a69', ground: '#f8fafb' },
      type: { display: 'Playfair Display', text: 'Instrument Sans' },
      shape: { radius: 'md', button: 'pill' },
      mode: 'light',
    });
    expect(notes.map(({ code, path, from }) => [code, path, from])).toContainEqual([
      'taken',
      'seeds.brand',
      'colors.brand.primary',
    ]);
    expect(notes.find(({ path }) => path === 'type.text')?.message).toBe(
      'type.text is Instrument Sans, the nearest to Helvetica Neue in font.family.body.',
    );
  });

  it('reads sets, themes and aliases of Tokens Studio as its first theme does', () => {
    expect(importDtcg(sample('tokens-studio.json'), base).branding).toMatchObject({
      seeds: { brand: '#155638', accent: '#ff6f61', neutral: '#4b5563', ground: '#fbf6ec' },
      type: { display: 'DM Serif Display', text: 'DM Sans' },
      shape: { radius: 'lg' },
      elevation: 'hard',
      mode: 'light',
    });
  });

  it('reads what Tokens Studio wrote before the format had a $', () => {
    expect(importDtcg(sample('tokens-studio-legacy.json'), base).branding).toMatchObject({
      seeds: { brand: '#7a1f3d', accent: '#daa520', neutral: '#5b5250' },
      type: { display: 'Instrument Serif' },
      shape: { radius: 'none', button: 'square' },
      elevation: 'soft',
      density: base.density,
    });
  });

  it('reads custom properties of any style sheet, each as first declared', () => {
    const { branding, notes } = importCss(sample('foreign.css'), base);
    expect(branding).toMatchObject({
      seeds: { accent: '#e0b04c', neutral: '#7b746c', ground: '#12100f' },
      type: { display: 'Bodoni Moda', text: 'Inter' },
      mode: 'dark',
    });
    expect(notes.find(({ path }) => path === 'seeds.brand')?.from).toBe('brand');
  });

  it('reads colours of which a style sheet keeps the parts alone', () => {
    const { branding, notes } = importCss(
      ':root{--background:0 0% 100%;--primary:222 47% 11%;--primary-foreground:#fafafa;--muted-foreground:#64748b;--radius:8px}',
      base,
    );
    expect(branding?.seeds).toMatchObject({ brand: '#0f1729', neutral: '#64748b', ground: '#ffffff' });
    expect(notes.find(({ path }) => path === 'shape.radius')?.given).toBe('8px');
  });

  it('says what the file did not tell', () => {
    const { branding, notes } = importDtcg('{"primary":{"$type":"color","$value":"#336699"}}', base);
    expect(branding?.seeds).toEqual({ brand: '#336699', accent: base.seeds.accent, neutral: base.seeds.neutral });
    expect(notes.filter(({ code }) => code === 'kept').map(({ path }) => path)).toEqual([
      'seeds.accent',
      'seeds.neutral',
    ]);
  });

  it.each([
    [
      'a circle',
      '{"a":{"$type":"color","$value":"{b}"},"b":{"$type":"color","$value":"{a}"},"c":{"$type":"color","$value":"#fff"}}',
      'alias-cycle',
    ],
    ['a loose end', '{"a":{"$type":"color","$value":"{gone}"},"c":{"$type":"color","$value":"#fff"}}', 'alias-missing'],
    [
      'a pointer to itself',
      '{"a":{"$type":"color","$ref":"#/a/$value"},"c":{"$type":"color","$value":"#fff"}}',
      'alias-cycle',
    ],
  ])('names %s of aliases and reads the rest', (_, text, code) => {
    const { branding, problems } = importDtcg(text, base);
    expect(problems[0]).toMatchObject({ code });
    expect(branding?.seeds.brand).toBe('#ffffff');
  });
});

describe('our files changed elsewhere', () => {
  it('takes a seed that was changed in Figma, although the file still carries the branding', () => {
    const text = changed(
      exportFigma(themes.fjord)['light.tokens.json'] ?? '',
      (document: { seed: { brand: { $value: unknown } } }) => {
        document.seed.brand.$value = { colorSpace: 'srgb', components: [1, 0, 0], alpha: 1 };
      },
    );
    const { branding, notes } = importDtcg(text);
    expect(branding).toEqual({ ...themes.fjord, seeds: { ...themes.fjord.seeds, brand: '#ff0000' } });
    expect(notes).toMatchObject([{ code: 'edited', path: 'seeds.brand', from: 'seed.brand' }]);
  });

  it('says of a changed derived colour that it follows from the seeds', () => {
    const text = changed(
      exportTokensStudio(themes.fjord),
      (document: { light: { color: { brand: { $value: string } } } }) => {
        document.light.color.brand.$value = '#ff00ff';
      },
    );
    expect(importDtcg(text)).toMatchObject({
      branding: themes.fjord,
      notes: [{ code: 'derived', params: { count: 1 } }],
    });
    const css = exportCss(themes.fjord).replace(/--v-color-brand: #\w+/, '--v-color-brand: #ff00ff');
    expect(importCss(css)).toMatchObject({
      branding: themes.fjord,
      notes: [{ code: 'derived', from: '--v-color-brand' }],
    });
  });

  it('finds the branding where a tool dropped the extensions of others', () => {
    const bare = exportTokensStudio(themes.signal).replaceAll('org.vitrine.branding', 'gone');
    expect(importDtcg(bare).branding).toEqual(themes.signal);
  });

  it('explains a carried branding that is broken, and repairs it', () => {
    const text = exportDtcg(themes.fjord).light.replace('"density": "airy"', '"density": "dense"');
    expect(importDtcg(text)).toMatchObject({
      branding: null,
      problems: [{ path: 'density' }],
      repaired: { density: 'compact' },
    });
  });
});

describe('bad files', () => {
  it.each([
    ['nothing', '', 'x.json', 'empty'],
    ['white space', ' \n', '', 'empty'],
    ['a branding of seeds alone', '{"seeds": 1}', '', 'not-group'],
    ['half a file', '{"seeds": {', '', 'not-json'],
    ['a list', '[1, 2]', '', 'not-object'],
    ['a picture', '\u0089PNG\r\n', 'logo.png', 'unknown-format'],
    ['other JSON', '{"name": "x"}', '', 'unknown-format'],
    ['CSS without properties', 'body { color: red }', 'a.css', 'not-css'],
    ['tokens without colour', '{"a":{"$type":"number","$value":1}}', '', 'no-colours'],
    ['more than 256 KB', `{"a":"${'x'.repeat(262_144)}"}`, '', 'too-large'],
    ['deep nesting', `${'{"a":'.repeat(5000)}1${'}'.repeat(5000)}`, '', 'too-deep'],
  ])('answers %s with a plain message (D-113)', (_, text, filename, code) => {
    const { branding, problems } = importAny(text, filename);
    expect(branding).toBeNull();
    expect(problems[0]).toMatchObject({ code });
    expect(problems[0]?.message).toMatch(/^[\w"].{20,300}\.$/);
  });

  it('answers any text with a valid branding or a problem, and never throws (D-113)', () => {
    fc.assert(fc.property(anyText, anyFilename, expectAnswers), { numRuns: 200 });
  });
});
