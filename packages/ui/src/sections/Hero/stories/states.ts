import { expect, fn } from 'storybook/test';
import type { HeroProps } from '../types.ts';
import { expectInside, expectLegible } from './measure.ts';
import { logo, pictures } from './pictures.ts';
import { heroTexts } from './words.ts';

interface Shown {
  canvasElement: HTMLElement;
}

const inside = async ({ canvasElement }: Shown) => expectInside(canvasElement);

/** What every template's stories begin with. */
export const heroArgs = (
  template: string,
  scene: Exclude<keyof typeof pictures, 'none'>,
  logoColour = '#ffffff',
): HeroProps => ({
  template,
  title: heroTexts.title[0],
  text: heroTexts.text[0],
  logo: logo(logoColour),
  ...pictures[scene](),
  imageAlt: heroTexts.imageAlt[0],
  buttons: [
    { label: heroTexts.apply[0], onPress: fn() },
    { label: heroTexts.login[0], emphasis: 'secondary', onPress: fn() },
  ],
  lead: true,
});

const radio = (name: string, options: readonly string[], description: string) => ({
  name,
  description,
  control: { type: 'inline-radio' as const },
  options: [...options],
});

/** Closed choices as such: the letter of the template, and each part of `styles`. */
export const heroControls = {
  template: radio('template', ['A', 'B', 'C', 'D', 'E', 'F', 'G'], 'The layout. C if it is missing or unknown.'),
  styles: { control: false as const, table: { disable: true } },
  styles_tone: radio('tone', ['light', 'dark'], 'Light or dark text. The layout chooses if it is missing.'),
  styles_align: radio('align', ['start', 'center', 'end'], 'Where the text is. The layout chooses if it is missing.'),
  styles_focus: radio(
    'focus',
    ['top', 'center', 'bottom', 'left', 'right'],
    'The part of the picture that stays in view when the sides are cut off.',
  ),
  buttons: {
    fields: {
      label: { control: { type: 'text' as const }, description: 'What the button says.' },
      emphasis: radio('emphasis', ['primary', 'secondary'], 'One primary button at most.'),
      href: {
        control: { type: 'text' as const },
        description: 'Where it leads. Without it, the button calls `onPress`.',
      },
    },
  },
};

const title = 'Frühjahrskollektionen unabhängiger Modehäuser, jetzt zur Großhandelsvorbestellung freigegeben';

/** The states each template must hold: a story spreads one of them and gives it a name. */
export const states = {
  noLogo: { args: { logo: null }, play: inside },
  noText: { args: { text: null }, play: inside },
  oneButton: { args: { buttons: [{ label: heroTexts.brands[0], href: '/brands' }] }, play: inside },
  titleOnly: { args: { logo: null, text: null, buttons: [] }, play: inside },
  longTitle: { args: { title }, play: inside },
  upright: { args: pictures.portrait(), play: inside },
  noPicture: { args: pictures.none(), play: inside },
  small: { globals: { viewport: { value: 'small' } }, args: { title }, play: inside },
  phone: {
    globals: { viewport: { value: 'phone' } },
    play: async ({ canvasElement }: Shown) => {
      const source = canvasElement.querySelector('picture source');
      await expect(source).toHaveAttribute('media', '(max-width: 767.98px)');
      await expectInside(canvasElement);
    },
  },
  rightToLeft: { parameters: { direction: 'rtl' }, play: inside },
  portuguese: {
    globals: { locale: 'pt-BR' },
    args: {
      title: 'O verão inteiro em três dias',
      text: 'Moda praia, estampas e sandálias de oito marcas brasileiras, direto de quem faz.',
      buttons: [
        { label: 'Cadastre-se como comprador', onPress: fn() },
        { label: 'Entrar', emphasis: 'secondary' as const, onPress: fn() },
      ],
    },
    play: inside,
  },
  turned: { args: { styles: { tone: 'light' as const } }, play: inside },
  pale: { args: pictures.pale(), play: inside },
  /** For templates with words on the picture. */
  paleUnderWords: {
    args: { ...pictures.pale(), title },
    play: async ({ canvasElement }: Shown) => expectLegible(canvasElement),
  },
  darkUnderDarkWords: {
    args: { ...pictures.dark(), styles: { tone: 'dark' as const }, logo: logo('#141414') },
    play: async ({ canvasElement }: Shown) => expectLegible(canvasElement),
  },
};
