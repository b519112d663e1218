import { describe, expect, it } from 'vitest';
import { currentAddress, nearestTo, renamed } from './findStory.ts';

const [[oldId, newId] = ['', '']] = Object.entries(renamed);

describe('A link to a story', () => {
  it('opens a renamed story with the settings of the link', () => {
    const link = (id: string) => `https://example.com/vitrine/?path=/story/${id}&globals=partner:fjord;mode:dark`;
    expect(currentAddress(link(oldId))).toBe(link(newId));
    expect(currentAddress(link(newId))).toBeUndefined();
    expect(currentAddress('https://example.com/vitrine/')).toBeUndefined();
  });

  it('leads from an unknown story to the first of its component, or of the workshop', () => {
    const entries = [
      { id: 'components-button--docs', type: 'docs' },
      { id: 'welcome-start--vitrine', type: 'story' },
      { id: 'components-button--playground', type: 'story' },
    ];
    expect(nearestTo('components-button--gone', entries)).toBe('components-button--playground');
    expect(nearestTo('nothing', entries)).toBe('welcome-start--vitrine');
  });
});
