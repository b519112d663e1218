import { expect, it } from 'vitest';
import { inWidths } from './pictures.ts';

it('A picture of the own server is offered in every width it is kept in, with the point that stays in sight', () => {
  expect(inWidths('/media/files/pictures/0b6e/600.webp')).toBe('/media/files/pictures/0b6e/{w}.webp');
  expect(inWidths('/media/files/pictures/0b6e/1200.webp#focus=30-70')).toBe(
    '/media/files/pictures/0b6e/{w}.webp#focus=30-70',
  );
  expect(inWidths('/media/drawn/goods.dress.linen/300.webp')).toBe('/media/drawn/goods.dress.linen/{w}.webp');
});

it('Any other address stays as it is', () => {
  for (const address of [
    '',
    'https://pictures.example/media/files/pictures/0b6e/600.webp',
    '/media/files/logos/0b6e.webp',
    '/media/files/pictures/0b6e/640.webp',
    '/media/files/pictures/0b6e/600.webp?v=2',
    '/media/files/pictures/0b6e/600.jpg',
    '/media/drawn/logo.lume.svg',
    '/media/drawn/a/b/600.webp',
  ])
    expect(inWidths(address)).toBe(address);
});
