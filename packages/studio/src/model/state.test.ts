import { themes } from '@vitrine/tokens';
import { describe, expect, it } from 'vitest';
import type { BrandDraft } from '../types.ts';
import { seedOf, seedPathFor, tidyName, withSeed } from './brandDraft.ts';
import { firstLook, toggleWidth } from './look.ts';
import { houseOf, placeOf, reduce, startState } from './state.ts';
import type { StudioAction, StudioState } from './state.ts';

const fjord: BrandDraft = { name: 'Fjord', style: themes.fjord, logo: null, logoDark: null };
const start = startState(fjord, firstLook('light', 'en'));

const brand =
  (colour: string) =>
  (brandDraft: BrandDraft): BrandDraft => ({ ...brandDraft, style: withSeed(brandDraft.style, 'seeds.brand', colour) });

const paint = (colour: string, at: number, about = 'seeds.brand'): StudioAction => ({
  do: 'edit',
  edit: brand(colour),
  about,
  at,
});

const after = (...actions: StudioAction[]): StudioState => actions.reduce(reduce, start);
const colourOf = (state: StudioState): string => houseOf(state).style.seeds.brand;

describe('what the studio holds', () => {
  it('takes one drag of a colour back in one step, and brings it again', () => {
    const dragged = after(paint('#100000', 0), paint('#200000', 300), paint('#300000', 900), paint('#400000', 1800));
    expect(colourOf(dragged)).toBe('#400000');
    const undone = reduce(dragged, { do: 'undo' });
    expect(colourOf(undone)).toBe(themes.fjord.seeds.brand);
    expect(colourOf(reduce(undone, { do: 'redo' }))).toBe('#400000');
  });

  it('keeps changes apart that were made one after the other, or of different things', () => {
    const late = after(paint('#100000', 0), paint('#200000', 5000));
    expect(colourOf(reduce(late, { do: 'undo' }))).toBe('#100000');
    const other = after(paint('#100000', 0), paint('#200000', 10, 'import'));
    expect(colourOf(reduce(other, { do: 'undo' }))).toBe('#100000');
  });

  it('forgets what was undone once something new is done, and does nothing at either end', () => {
    const again = [{ do: 'undo' } as const, paint('#500000', 9000)].reduce(reduce, after(paint('#100000', 0)));
    expect(reduce(again, { do: 'redo' })).toEqual({ ...again, history: again.history });
    expect(colourOf(reduce(again, { do: 'redo' }))).toBe('#500000');
    expect(reduce(start, { do: 'undo' }).history).toBe(start.history);
  });

  it('compares with a copy that is worked on alone, and returns to the first when that is undone', () => {
    const compared = after({ do: 'compare', beside: fjord, at: 0 }, paint('#100000', 10));
    expect(compared.history.present.map(({ style }) => style.seeds.brand)).toEqual([
      themes.fjord.seeds.brand,
      '#100000',
    ]);
    const first = reduce(compared, { do: 'switch', side: 0 });
    expect(colourOf(first)).toBe(themes.fjord.seeds.brand);
    const gone = [{ do: 'undo' } as const, { do: 'undo' } as const].reduce(reduce, compared);
    expect(gone.history.present).toHaveLength(1);
    expect(gone.editing).toBe(0);
    expect(reduce(compared, { do: 'compare', beside: fjord, at: 20 }).history.present).toHaveLength(1);
  });

  it('puts the look one began with beside a changed draft, which is changed further', () => {
    const compared = after(paint('#100000', 0), { do: 'compare', beside: fjord, at: 10 }, paint('#200000', 20));
    expect(compared.history.present.map(({ style }) => style.seeds.brand)).toEqual([
      '#200000',
      themes.fjord.seeds.brand,
    ]);
  });

  it('tells a second draft from an earlier one, which gets nothing that is still on its way to it', () => {
    const on = { do: 'compare', beside: fjord, at: 0 } as const;
    const off = { do: 'compare', beside: fjord, at: 10 } as const;
    const earlier = after(on);
    const later = after(on, off, { do: 'compare', beside: fjord, at: 20 });
    expect(placeOf(later)).not.toEqual(placeOf(earlier));
    const late = (state: StudioState): StudioState =>
      reduce(state, { do: 'edit', edit: brand('#100000'), about: 'logo', at: 30, place: placeOf(earlier) });
    expect(late(later)).toBe(later);
    expect(colourOf(late(earlier))).toBe('#100000');
    expect(placeOf(reduce(later, { do: 'switch', side: 0 }))).toEqual(placeOf(start));
    const back = [off, { do: 'undo' } as const].reduce<StudioState>(reduce, earlier);
    expect(colourOf(late({ ...back, editing: 1 }))).toBe('#100000');
  });

  it('leaves how one looks at it out of the steps', () => {
    const looked = after(paint('#100000', 0), { do: 'look', look: { mode: 'dark', widths: [768] } });
    const undone = reduce(looked, { do: 'undo' });
    expect(undone.look).toMatchObject({ mode: 'dark', widths: [768], viewer: 'visitor' });
  });
});

describe('a brandDraft', () => {
  it('names a colour for the mode it opens in or for the other, and takes the last one away whole', () => {
    expect(seedPathFor(themes.fjord, 'brand', 'light')).toBe('seeds.brand');
    expect(seedPathFor(themes.fjord, 'brand', 'dark')).toBe('seeds.other.brand');
    const { other: _, ...seeds } = themes.fjord.seeds;
    const plain = { ...themes.fjord, seeds };
    const named = withSeed(plain, 'seeds.other.accent', '#ABCDEF');
    expect(seedOf(named, 'seeds.other.accent')).toBe('#abcdef');
    expect(withSeed(named, 'seeds.other.accent', undefined)).toEqual(plain);
    expect('ground' in withSeed(themes.fjord, 'seeds.ground', undefined).seeds).toBe(false);
  });

  it('has a name of one line, as the server takes it', () => {
    expect(tidyName('  Maison\n\u202EÉtoile  ')).toBe('Maison Étoile');
    expect(tidyName('x'.repeat(90))).toHaveLength(60);
  });

  it('is looked at in at least one width', () => {
    expect(toggleWidth([390, 1440], 390)).toEqual([1440]);
    expect(toggleWidth([1440], 1440)).toEqual([1440]);
    expect(toggleWidth([1440], 390)).toEqual([390, 1440]);
  });
});
