import { BAG, TOTE } from './bags.ts';
import { BOTTLE, JAR, TUBE } from './beauty.ts';
import { CANDLE, LIPSTICK, PALETTE, SOAP } from './makeup.ts';
import { COAT } from './coat.ts';
import { JACKET } from './jacket.ts';
import { DRESS } from './dress.ts';
import { GOWN } from './gown.ts';
import { JEWEL } from './jewel.ts';
import type { Goods } from './making.ts';
import { KNIT, TEE } from './knitwear.ts';
import { BLOUSE } from './blouse.ts';
import { SHIRT } from './shirt.ts';
import { BOOT } from './boot.ts';
import { SANDAL } from './sandal.ts';
import { SHOE } from './shoes.ts';
import { SKIRT } from './skirt.ts';
import { BIKINI, SWIMSUIT } from './swim.ts';
import { BELT, HAT, SCARF } from './trimmings.ts';
import { JEANS } from './jeans.ts';
import { SHORTS, TROUSERS } from './trousers.ts';

/** Everything that can be drawn as goods. */
export const GOODS = {
  shirt: SHIRT,
  blouse: BLOUSE,
  tee: TEE,
  dress: DRESS,
  gown: GOWN,
  trousers: TROUSERS,
  jeans: JEANS,
  shorts: SHORTS,
  skirt: SKIRT,
  knit: KNIT,
  coat: COAT,
  jacket: JACKET,
  swimsuit: SWIMSUIT,
  bikini: BIKINI,
  shoe: SHOE,
  boot: BOOT,
  sandal: SANDAL,
  bag: BAG,
  tote: TOTE,
  scarf: SCARF,
  hat: HAT,
  belt: BELT,
  jewel: JEWEL,
  bottle: BOTTLE,
  jar: JAR,
  tube: TUBE,
  lipstick: LIPSTICK,
  palette: PALETTE,
  soap: SOAP,
  candle: CANDLE,
} satisfies Record<string, Goods>;

export type GoodsKind = keyof typeof GOODS;
