import { useQuery } from '@tanstack/react-query';
import { CartLayout } from '@vitrine/ui/commerce/cart/CartLayout';
import { CartHeader } from '@vitrine/ui/commerce/cart/CartHeader';
import { OrderingErrors } from '@vitrine/ui/commerce/cart/OrderingErrors';
import { Banner } from '@vitrine/ui/components/Banner';
import { TextLink } from '@vitrine/ui/foundation';
import { Fragment, lazy, Suspense, type ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { useNavigate } from 'react-router-dom';
import { paths } from '../../shared/config/paths.ts';
import { useCartMessage } from '../connected/cart/useCartMessage.ts';
import { useCells } from '../connected/cart/useCells.ts';
import { useSendOrder } from '../connected/cart/useSendOrder.ts';
import { useTranslate } from '../../shared/connected/useTranslate.ts';
import { cartTotals } from '../mappers/cart.ts';
import { cartHeaderLabels } from '../mappers/labels/cart.ts';
import type { Cart } from '../../shared/queries/cart.ts';
import { useServices } from '../../shared/queries/services.ts';
import { AfterOrder } from './AfterOrder.tsx';
import { CollectionLines } from './CollectionLines.tsx';
import { useOfferedLists } from './useOfferedLists.ts';
import { useExchange } from './useExchange.tsx';
import { errorsOf, useStanding, type Standing } from './refusal.ts';
import { SendBar } from './SendBar.tsx';
import { Summary } from './Summary.tsx';
import { useRemoveCart } from './useRemoveCart.ts';

const Review = lazy(() => import('./Review.tsx').then((module) => ({ default: module.Review })));

interface CartScreenProps {
  cart: Cart;
  list?: ReactNode;
  /** The cart to show when this one is removed. */
  next?: number;
}

function Head({ cart, next }: Pick<CartScreenProps, 'cart' | 'next'>) {
  const intl = useIntl();
  const t = useTranslate();
  const exchange = useExchange(cart);
  const isOpen = cart.status === 'o';
  const remove = useRemoveCart(cart, next);
  return (
    <>
      <CartHeader
        brand={cart.seller.name}
        status={cart.status === 'c' ? 'closed' : 'open'}
        details={cart.pricelist.name}
        onExport={isOpen ? exchange.onExport : undefined}
        exporting={exchange.file?.busy}
        onExportPictures={isOpen ? exchange.onExportPictures : undefined}
        exportingPictures={exchange.pictured?.busy}
        onImport={isOpen ? exchange.onImport : undefined}
        onRemove={isOpen ? () => remove.mutate() : undefined}
        labels={cartHeaderLabels(intl)}
      />
      {[exchange.file, exchange.pictured].map((file) => (
        <Fragment key={file?.id}>
          {file?.error && <Banner tone="critical">{file.error}</Banner>}
          {file?.href && (
            <TextLink external href={file.href}>
              {t('order.openFile')}
            </TextLink>
          )}
        </Fragment>
      ))}
      {exchange.dialogs}
      {remove.error && <Banner tone="critical">{remove.error.message}</Banner>}
    </>
  );
}

/** What the server refused, as a whole; collections and products say theirs where they stand. */
function Refused({ refused, attempt }: { refused: Standing; attempt: number }) {
  const t = useTranslate();
  const { message, errors } = refused;
  if (message === null && errors.length === 0) return null;
  return (
    <OrderingErrors
      message={message ?? t('cart.errors.banner')}
      errors={errorsOf(errors, 'seller')}
      attempt={attempt}
    />
  );
}

/** The brand took the cart's price list away. */
function ListGone({ cart }: { cart: Cart }) {
  const t = useTranslate();
  const { lists, isGone } = useOfferedLists(cart);
  if (!isGone) return null;
  const words = { name: cart.pricelist.name, brand: cart.seller.name, count: lists.length };
  return <Banner tone="critical">{t('cart.pricelist.gone', words)}</Banner>;
}

/** What became of sending the cart, above its lines. */
function Outcome({ order, refused }: { order: ReturnType<typeof useSendOrder>; refused: Standing | null }) {
  const t = useTranslate();
  return (
    <>
      {order.sent && <AfterOrder orderId={order.sent.order.id} />}
      {order.isSentBefore && <Banner>{t('cart.sentBefore')}</Banner>}
      {order.isOffline && !order.isReviewing && <Banner tone="critical">{t('app.error.offline')}</Banner>}
      {refused && <Refused refused={refused} attempt={order.attempt} />}
    </>
  );
}

/** One cart: its lines by collection, its totals, and sending it. */
export function CartScreen({ cart, list, next }: CartScreenProps) {
  const t = useTranslate();
  const { queries } = useServices();
  const navigate = useNavigate();
  const { message, onMessage, forget } = useCartMessage(cart.id);
  // A closed cart leaves the list of carts; at its own address it stays in sight.
  const order = useSendOrder(cart, {
    onSent: () => {
      forget();
      void navigate(paths.cart(cart.id), { replace: true });
    },
  });
  useQuery({ ...queries.orders.addresses(), enabled: order.checking });
  const { cells } = useCells();
  const standing = useStanding(cart, order.refusal);
  const isEmpty = standing?.isEmpty ?? false;
  const refused = isEmpty ? null : standing;
  const send = () => order.check({ isEmpty: cartTotals(cart, cells).units === 0 });
  return (
    <CartLayout
      list={list}
      header={<Head cart={cart} next={next} />}
      summary={
        <Summary
          cart={cart}
          onSend={send}
          message={message}
          onMessage={onMessage}
          busy={order.checking}
          isEmptyError={isEmpty}
          orderId={order.sent?.order.id ?? cart.orderId}
        />
      }
      bar={cart.status === 'o' && <SendBar cart={cart} busy={order.checking} onSend={send} />}
    >
      {cart.status === 'o' && <ListGone cart={cart} />}
      <Outcome order={order} refused={refused} />
      {cart.collections.map((collection) => (
        <CollectionLines key={collection.id} cart={cart} collection={collection} refused={refused} />
      ))}
      {order.isReviewing && (
        <Suspense>
          <Review
            cart={cart}
            message={message}
            busy={order.sending}
            error={order.isOffline ? t('app.error.offline') : undefined}
            onSend={() => order.send(message)}
            onClose={order.closeReview}
          />
        </Suspense>
      )}
    </CartLayout>
  );
}
