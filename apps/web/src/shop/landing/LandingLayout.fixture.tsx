import { contract } from '@vitrine/api';
import { fixtures, mockCall } from '@vitrine/api/testing';
import { expect, waitFor, within } from 'storybook/test';

export type Hero = (typeof fixtures.landing.hero)[number];

const [leading] = fixtures.landing.hero;
if (!leading) throw new Error('The fixtures have no hero.');
export const hero: Hero = leading;

export const landingWith = (heroes: Hero[]) =>
  mockCall(contract.landing.content, { status: 200, data: { ...fixtures.landing, hero: heroes } });

export const boxOf = (element: Element | null | undefined): DOMRect => {
  if (!element) throw new Error('A part of the hero is missing.');
  return element.getBoundingClientRect();
};

export const pictureOf = (canvasElement: HTMLElement): string =>
  canvasElement.querySelector<HTMLImageElement>('[data-component=Hero] img')?.currentSrc ?? '';

/** The address of a drawn picture without its width. */
export const stem = (address: string | null): string => address?.split('{w}')[0] ?? '';

interface Slider {
  inView: number;
  step: number;
}

/** Measures how many brands are in view, the gap, and how far one press moves. */
export const expectSlider = async (canvasElement: HTMLElement, { inView, step }: Slider) => {
  const slider = await within(canvasElement).findByRole('region', { name: 'Our brands' });
  const viewport = slider.querySelector<HTMLElement>('[data-part=viewport]');
  if (!viewport) throw new Error('The slider of brands has no viewport.');
  const [first, second] = [...viewport.children].map(boxOf);
  const { paddingLeft, paddingRight } = getComputedStyle(viewport);
  const room = viewport.clientWidth - Number.parseFloat(paddingLeft) - Number.parseFloat(paddingRight);
  const width = first?.width ?? 0;
  await expect((second?.left ?? 0) - (first?.right ?? 0)).toBeCloseTo(10, 1);
  await expect((room + 10) / (width + 10)).toBeCloseTo(inView, 1);
  within(slider).getByRole('button', { name: 'Next' }).click();
  await waitFor(() => expect(Math.abs(viewport.scrollLeft - step * (width + 10))).toBeLessThan(2));
};
