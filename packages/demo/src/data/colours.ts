import { w } from '../words.ts';
import type { Words } from '../words.ts';

/** A colour of the trade: what the line sheet calls it. */
export interface Colour {
  label: Words;
  hex: string;
}

const c = (hex: string, en: string, pt_BR: string): Colour => ({ hex, label: w(en, pt_BR) });

/** Colour cards: what a brand buys its cloth in. */
export const cards = {
  mediterranean: [
    c('#f3ead9', 'Bone', 'Osso'),
    c('#b5573a', 'Terracotta', 'Terracota'),
    c('#1f3a5f', 'Aegean', 'Egeu'),
    c('#d9a441', 'Saffron', 'Açafrão'),
    c('#7d8a5c', 'Olive', 'Oliva'),
    c('#e8c9b0', 'Almond', 'Amêndoa'),
    c('#9c2f2f', 'Pomegranate', 'Romã'),
    c('#8fb3c4', 'Salt Blue', 'Azul Sal'),
    c('#1b1b1d', 'Ink', 'Tinta'),
  ],
  nordic: [
    c('#e9edef', 'Snow', 'Neve'),
    c('#46505c', 'Slate', 'Ardósia'),
    c('#2c4a5e', 'Deep Fjord', 'Fiorde'),
    c('#a9c6d4', 'Glacier', 'Geleira'),
    c('#b9ad9a', 'Oat', 'Aveia'),
    c('#5a6b57', 'Moss', 'Musgo'),
    c('#c7742e', 'Cloudberry', 'Amora-ártica'),
    c('#202428', 'Lava', 'Lava'),
    c('#8f2f35', 'Lingonberry', 'Arando'),
  ],
  noir: [
    c('#111111', 'Onyx', 'Ônix'),
    c('#efe6d8', 'Pearl', 'Pérola'),
    c('#5b1023', 'Bordeaux', 'Bordô'),
    c('#c8b08a', 'Champagne', 'Champanhe'),
    c('#1d2440', 'Midnight', 'Meia-noite'),
    c('#20423a', 'Bottle Green', 'Verde Garrafa'),
    c('#8d8a86', 'Smoke', 'Fumaça'),
    c('#3a2430', 'Fig', 'Figo'),
  ],
  tropical: [
    c('#f26b5b', 'Coral', 'Coral'),
    c('#f5b32f', 'Mango', 'Manga'),
    c('#d4145f', 'Hibiscus', 'Hibisco'),
    c('#1f7a4d', 'Palm', 'Palmeira'),
    c('#1aa6b7', 'Lagoon', 'Lagoa'),
    c('#fff3d6', 'Coconut', 'Coco'),
    c('#8d4fa3', 'Jabuticaba', 'Jabuticaba'),
    c('#f7a8b8', 'Guava', 'Goiaba'),
    c('#16324f', 'Deep Sea', 'Mar Profundo'),
  ],
  earth: [
    c('#d8c3a0', 'Sand', 'Areia'),
    c('#7a4b32', 'Tobacco', 'Tabaco'),
    c('#a5552e', 'Rust', 'Ferrugem'),
    c('#545c3c', 'Cypress', 'Cipreste'),
    c('#e9dfcd', 'Ecru', 'Cru'),
    c('#2f2a26', 'Espresso', 'Espresso'),
    c('#b98b5a', 'Camel', 'Caramelo'),
    c('#6d7a86', 'Storm', 'Tempestade'),
    c('#8a3b32', 'Brick', 'Tijolo'),
  ],
  pastel: [
    c('#f2c4cb', 'Blush', 'Rosê'),
    c('#cfe0d2', 'Sage', 'Sálvia'),
    c('#d8cbe6', 'Lilac', 'Lilás'),
    c('#f7e6b4', 'Butter', 'Manteiga'),
    c('#bcd7e8', 'Sky', 'Céu'),
    c('#fbf5ec', 'Milk', 'Leite'),
    c('#e39a86', 'Apricot', 'Damasco'),
    c('#75879c', 'Dove Blue', 'Azul Pomba'),
  ],
  street: [
    c('#0d0d0d', 'Jet', 'Preto'),
    c('#ffffff', 'Optic White', 'Branco Óptico'),
    c('#e8ff2a', 'Signal', 'Sinal'),
    c('#8a8a8e', 'Concrete', 'Concreto'),
    c('#ff5a1f', 'Hazard', 'Alerta'),
    c('#24407a', 'Cobalt', 'Cobalto'),
    c('#4a5240', 'Field', 'Campo'),
    c('#b0302c', 'Brake', 'Freio'),
  ],
  beauty: [
    c('#c9818a', 'Rosewood', 'Pau-rosa'),
    c('#e7c3b1', 'Nude', 'Nude'),
    c('#8e2438', 'Carmine', 'Carmim'),
    c('#d9b98c', 'Amber', 'Âmbar'),
    c('#b8c9b0', 'Eucalyptus', 'Eucalipto'),
    c('#f4ece4', 'Cream', 'Creme'),
    c('#5a3a4a', 'Plum', 'Ameixa'),
    c('#9bb7c9', 'Mineral', 'Mineral'),
    c('#e07a5f', 'Persimmon', 'Caqui'),
  ],
} as const satisfies Record<string, readonly Colour[]>;

export type CardName = keyof typeof cards;
