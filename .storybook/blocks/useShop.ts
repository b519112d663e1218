import { useFormat } from '../labels.ts';
import type { Partner } from '../modes.ts';
import { shops } from '../words/shops.ts';
import { windows } from './partners.ts';

/** A partner's sample shop, in the locale of the toolbar. */
export const useShop = (partner: Partner) => {
  const format = useFormat();
  const { character, title, text, goods: names } = shops[partner];
  const { scene, goods } = windows[partner];
  return {
    character: format(character),
    title: format(title),
    text: format(text),
    scene,
    goods: names.flatMap((name, index) => {
      const item = goods[index];
      return item ? [{ ...item, name: format(name) }] : [];
    }),
  };
};
