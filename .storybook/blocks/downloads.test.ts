import { importAny } from '@vitrine/tokens/exchange';
import { expect, it } from 'vitest';
import { brandings } from '../modes.ts';
import { downloadsOf } from './downloads.ts';

it.each(Object.entries(brandings))('brings %s back from every file it is taken away as', (_, style) => {
  for (const { name, text } of downloadsOf(style)) {
    const { branding, problems } = importAny(text(), name);
    expect(branding, `${name}: ${problems.map(({ message }) => message).join(' ')}`).toEqual(style);
  }
});
