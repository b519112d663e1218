import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { CartLayout } from '@vitrine/ui/commerce/cart/CartLayout';
import { CartHeader } from '@vitrine/ui/commerce/cart/CartHeader';
import { OrderingErrors } from '@vitrine/ui/commerce/cart/OrderingErrors';
import { Banner } from '@vitrine/ui/components/Banner';
import { TextLink } from '@vitrine/ui/foundation';
import type { ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { useNavigate } from 'react-router-dom';
import { paths } from '../../config/paths.ts';
import { useSendOrder, type Refusal } from '../../connected/cart/useSendOrder.ts';
import { useUndoRemoval } from '../../connected/cart/useUndoRemoval.ts';
import { useTranslate } from '../../connected/useTranslate.ts';
import { cartHeaderLabels } from '../../mappers/labels/cart.ts';
import { cartKeys, type Cart } from '../../queries/cart.ts';
import { useServices } from '../../queries/services.ts';
import { AfterOrder } from './AfterOrder.tsx';
import { CollectionLines } from './CollectionLines.tsx';
import { useExchange } from './useExchange.tsx';
import { errorsOf, isEmptyCart } from './refusal.ts';
import { Summary } from './Summary.tsx';

function Head({ cart }: { cart: Cart }) {
  const intl = useIntl();
  const t = useTranslate();
  const { client } = useServices();
  const queryClient = useQueryClient();
  const offerUndo = useUndoRemoval();
  const exchange = useExchange(cart);
  const isOpen = cart.status === 'o';
  const remove = useMutation({
    mutationFn: () => client.cart.remove({ params: { cartId: cart.id } }),
    onSuccess: () => {
      offerUndo({ cart, products: cart.collections.flatMap(({ products }) => products) });
      return queryClient.invalidateQueries({ queryKey: cartKeys.all });
    },
  });
  return (
    <>
      <CartHeader
        brand={cart.seller.name}
        status={cart.status === 'c' ? 'closed' : 'open'}
        details={`${cart.pricelist.name} · ${t('cart.delivery', { days: cart.order_delivery_days })}`}
        onExport={isOpen ? exchange.onExport : undefined}
        exporting={exchange.file?.busy}
        onImport={isOpen ? exchange.onImport : undefined}
        onRemove={isOpen ? () => remove.mutate() : undefined}
        labels={cartHeaderLabels(intl)}
      />
      {exchange.file?.error && <Banner tone="critical">{exchange.file.error}</Banner>}
      {exchange.file?.href && (
        <TextLink external href={exchange.file.href}>
          {t('order.openFile')}
        </TextLink>
      )}
      {exchange.dialogs}
      {remove.error && <Banner tone="critical">{remove.error.message}</Banner>}
    </>
  );
}

/** What the server refused, as a whole; collections and products say theirs where they stand. */
function Refused({ refusal, attempt }: { refusal: Refusal; attempt: number }) {
  const t = useTranslate();
  const isGeneral = refusal.errors.length === 0;
  return (
    <OrderingErrors
      message={isGeneral ? refusal.message : t('cart.errors.banner')}
      errors={errorsOf(refusal, 'seller')}
      attempt={attempt}
    />
  );
}

/** One cart: its lines by collection, its totals, and sending it. */
export function CartScreen({ cart, list }: { cart: Cart; list?: ReactNode }) {
  const t = useTranslate();
  const { queries } = useServices();
  const navigate = useNavigate();
  // A closed cart leaves the list of carts; at its own address it stays in sight.
  const order = useSendOrder(cart, { onSent: () => void navigate(paths.cart(cart.id), { replace: true }) });
  useQuery({ ...queries.orders.addresses(), enabled: order.busy });
  const { refusal } = order;
  const isEmpty = isEmptyCart(refusal);
  return (
    <CartLayout
      list={list}
      header={<Head cart={cart} />}
      summary={
        <Summary
          cart={cart}
          onSend={order.send}
          busy={order.busy}
          isEmptyError={isEmpty}
          orderId={order.sent?.order.id ?? cart.orderId}
        />
      }
    >
      {order.sent && <AfterOrder orderId={order.sent.order.id} />}
      {order.isSentBefore && <Banner>{t('cart.sentBefore')}</Banner>}
      {order.isOffline && <Banner tone="critical">{t('app.error.offline')}</Banner>}
      {refusal && !isEmpty && <Refused refusal={refusal} attempt={order.attempt} />}
      {cart.collections.map((collection) => (
        <CollectionLines key={collection.id} cart={cart} collection={collection} refusal={isEmpty ? null : refusal} />
      ))}
    </CartLayout>
  );
}
