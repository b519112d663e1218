import { expect, it } from 'vitest';
import { changedOf, linkTo, readValues } from './link.ts';

const path = '/story/sections-hero-hero-c--playground';
const workshop = 'https://example.com/vitrine/?path=/docs/old--docs&full=1#top';

it('writes story, partner, mode, language, density, stage, second partner and width into a link', () => {
  const globals = {
    partner: 'tropico',
    mode: 'dark',
    locale: 'pt-BR',
    density: 'compact',
    stage: 'in_review',
    beside: 'fjord',
    viewport: { value: 'phone', isRotated: false },
    measureEnabled: true,
  };
  expect(linkTo(workshop, { path, globals, changed: {} })).toBe(
    `https://example.com/vitrine/?path=${path}&globals=partner:tropico;mode:dark;locale:pt-BR;density:compact;stage:in_review;beside:fjord;viewport.value:phone;viewport.isRotated:!false`,
  );
});

it('carries changed texts with commas and accents, and no file of the reader’s disk', () => {
  const changed = { title: 'Verão, à beira-mar & mais', image: 'blinds', imageFile: ['blob:https://example.com/1'] };
  const link = new URL(linkTo(workshop, { path, globals: { mode: undefined }, changed }));
  expect(readValues(link.searchParams.get('values') ?? '')).toEqual({ title: changed.title, image: 'blinds' });
  expect(link.searchParams.has('globals')).toBe(false);
});

it('carries what was said about the story', () => {
  const review = '{"comments":[],"verdicts":[]}';
  const link = new URL(linkTo(workshop, { path, globals: {}, changed: {}, review }));
  expect(link.searchParams.get('review')).toBe(review);
});

it('knows what a reader changed, and reads nothing from a broken link', () => {
  const initial = { title: 'A', buttons: [{ label: 'Log in' }] };
  expect(changedOf({ title: 'A', buttons: [{ label: 'Enter' }] }, initial)).toEqual({ buttons: [{ label: 'Enter' }] });
  expect(readValues('{"title":')).toEqual({});
  expect(readValues('[1]')).toEqual({});
});
