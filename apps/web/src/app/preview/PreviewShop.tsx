import type { Scene } from '@vitrine/studio';
import { use, useMemo, useState } from 'react';
import type { PropsWithChildren } from 'react';
import { CartNoticeProvider } from '../../shared/connected/cart/cartNotice.tsx';
import { DialogsProvider } from '../../shared/connected/dialogs/dialogState.tsx';
import { ToastsProvider } from '../../shared/connected/toasts.tsx';
import { completeCatalogue, createShop, languageOf } from './createShop.ts';
import type { Goods, Need, Places } from './goods.ts';
import { Island } from './Island.tsx';

export interface PreviewShopProps {
  scene: Scene;
  goods: Goods;
  /** What has to be there. */
  need: Need;
  /** The screen that is shown, by its address; without one, `children` stand alone. */
  address?: (places: Places) => string;
}

/** One shop, as somebody of this kind sees it, in one language. */
function Shop({ scene, goods, need, address, children }: PropsWithChildren<PreviewShopProps>) {
  const [shop] = useState(() => {
    const supply = goods.supply(scene.viewer, need, scene.language);
    const start = address?.(supply.places) ?? '/';
    const Router = (props: PropsWithChildren) => <Island address={start}>{props.children}</Island>;
    return { open: createShop(supply, goods.deps.createQueryClient()), Router };
  });
  const words = use(goods.words(languageOf(scene)));
  const services = useMemo(() => shop.open(goods.account, scene), [shop, goods.account, scene]);
  const catalogue = useMemo(() => completeCatalogue(words), [words]);
  const { App, Providers } = goods.deps;
  const providers = { services, catalogue, Router: shop.Router };
  if (address) return <App {...providers} />;
  return (
    <Providers {...providers}>
      <ToastsProvider>
        <CartNoticeProvider>
          <DialogsProvider>{children}</DialogsProvider>
        </CartNoticeProvider>
      </ToastsProvider>
    </Providers>
  );
}

/** The shop itself at one address, or parts of it in the same surroundings. Another viewer enters another shop. */
export const PreviewShop = (props: PropsWithChildren<PreviewShopProps>) => (
  <Shop key={`${props.scene.viewer} ${props.scene.language}`} {...props} />
);
