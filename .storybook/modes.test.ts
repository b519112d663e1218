import { expect, it } from 'vitest';
import { brandingOf, brandings, everyPartner, modeOf, partners, readGlobals, visualModes } from './modes.ts';

it('names each look by partner and mode, as Chromatic shows it', () => {
  expect(Object.keys(everyPartner)).toHaveLength(partners.length * 2);
  expect(everyPartner['tropico dark']).toEqual({ partner: 'tropico', mode: 'dark' });
});

it('adds the screen to the name where more than one is looked at', () => {
  expect(visualModes({ partners: ['fjord'], modes: ['light'], viewports: ['phone', 'desktop'] })).toEqual({
    'fjord light phone': { partner: 'fjord', mode: 'light', viewport: 'phone' },
    'fjord light desktop': { partner: 'fjord', mode: 'light', viewport: 'desktop' },
  });
});

it('leaves to partner and story what the toolbar does not say', () => {
  expect(readGlobals({})).toEqual({
    partner: 'vitrine',
    locale: 'en',
    mode: undefined,
    density: undefined,
    stage: undefined,
  });
});

it('takes what it knows from an address and passes over the rest', () => {
  expect(readGlobals({ partner: 'nobody', mode: 'dark', stage: 'admin', density: 'compact' })).toMatchObject({
    partner: 'vitrine',
    mode: 'dark',
    stage: undefined,
    density: 'compact',
  });
});

it('expands a partner in another density, and opens it in its own mode unless told', () => {
  expect(brandingOf({ partner: 'fjord', density: 'compact' })).toEqual({ ...brandings.fjord, density: 'compact' });
  expect(brandingOf({ partner: 'fjord', density: undefined })).toBe(brandings.fjord);
  expect(modeOf({ partner: 'atelier-noir', mode: undefined })).toBe('dark');
  expect(modeOf({ partner: 'atelier-noir', mode: 'light' })).toBe('light');
});
