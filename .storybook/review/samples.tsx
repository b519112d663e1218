import { LabelsLocale, useFormat, useLabels } from '#storybook/labels';
import { languageTags } from '@vitrine/api/rules';
import { OrderTimeline } from '@vitrine/ui/commerce/order/OrderTimeline';
import { Button } from '@vitrine/ui/components/Button';
import { Dialog } from '@vitrine/ui/components/Dialog';
import type { DialogProps } from '@vitrine/ui/components/Dialog';
import { TextField } from '@vitrine/ui/components/TextField';
import { Box, Stack, Text } from '@vitrine/ui/foundation';
import { use } from 'react';
import type { ReactNode } from 'react';
import { orderTimelineWords } from '../../packages/ui/src/testing/words/order.ts';
import type { Text as Words } from '../../packages/ui/src/testing/words/wordsOf.ts';
import { languageOf } from '../modes.ts';

const nothing = () => undefined;

/** A component needs room to the edges of its window. */
export const Padded = ({ children }: { children: ReactNode }) => <Box padding="lg">{children}</Box>;

/** What the server says of an order, in the language of its reader. */
const entries: readonly Words[] = [
  [
    '<p><strong>Invoice sent</strong>, Nov. 20, 2026. <a href="https://pay.example/1043">Pay the invoice</a></p>',
    '<p><strong>Fatura enviada</strong>, 20 de nov. de 2026. <a href="https://pay.example/1043">Pagar a fatura</a></p>',
  ],
  [
    '<p><strong>Casa Maré</strong> is preparing the order.</p>',
    '<p><strong>Casa Maré</strong> está preparando o pedido.</p>',
  ],
  ['<p>The order was sent.</p>', '<p>O pedido foi enviado.</p>'],
];

export const TimelineSample = () => {
  const language = languageTags.indexOf(languageOf(use(LabelsLocale)));
  return (
    <OrderTimeline
      labels={useLabels(orderTimelineWords)}
      onCopyLink={nothing}
      entries={entries.map((entry) => entry[language] ?? entry[0])}
    />
  );
};

type OpenProps = Pick<DialogProps, 'title' | 'children' | 'footer' | 'size' | 'kind' | 'placement'>;

const Open = (props: OpenProps) => {
  const format = useFormat();
  return <Dialog {...props} open onClose={nothing} closeLabel={format(['Close', 'Fechar'])} />;
};

export const FormSample = () => {
  const format = useFormat();
  return (
    <Open
      title={format(['Shipping address', 'Endereço de entrega'])}
      footer={
        <>
          <Button variant="secondary">{format(['Cancel', 'Cancelar'])}</Button>
          <Button>{format(['Save address', 'Salvar endereço'])}</Button>
        </>
      }
    >
      <Stack space="lg">
        <Text tone="muted">
          {format(['Tell us where to send the samples.', 'Diga para onde enviamos as amostras.'])}
        </Text>
        <TextField label={format(['Street', 'Rua'])} />
        <TextField label={format(['City', 'Cidade'])} />
      </Stack>
    </Open>
  );
};

export const AlertSample = () => {
  const format = useFormat();
  return (
    <Open
      kind="alert"
      size="sm"
      title={format(['Cancel this order?', 'Cancelar este pedido?'])}
      footer={
        <>
          <Button variant="secondary">{format(['Keep order', 'Manter pedido'])}</Button>
          <Button>{format(['Cancel order', 'Cancelar pedido'])}</Button>
        </>
      }
    >
      {format(['The brand is told at once.', 'A marca é avisada na hora.'])}
    </Open>
  );
};

export const DrawerSample = () => {
  const format = useFormat();
  return (
    <Open
      placement="end"
      title={format(['Filters', 'Filtros'])}
      footer={<Button>{format(['Show 24 products', 'Mostrar 24 produtos'])}</Button>}
    >
      <TextField label={format(['Collection', 'Coleção'])} />
    </Open>
  );
};
