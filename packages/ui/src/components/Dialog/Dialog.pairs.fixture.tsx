import type { ReactNode } from 'react';
import type { DocsPair } from '../../testing/docs.ts';
import { Button } from '../Button/index.ts';
import { Dialog } from './Dialog.tsx';

const Question = ({ title, children, footer }: { title: string; children: string; footer: ReactNode }) => (
  <Dialog open kind="alert" size="sm" title={title} footer={footer} onClose={() => undefined} closeLabel="Close">
    {children}
  </Dialog>
);

export const pairs: readonly DocsPair[] = [
  {
    width: 768,
    height: 420,
    do: {
      says: 'The title asks, the buttons answer: people see how to leave without a change.',
      show: () => (
        <Question
          title="Cancel this order?"
          footer={
            <>
              <Button variant="secondary">Keep order</Button>
              <Button variant="danger">Cancel order</Button>
            </>
          }
        >
          The brand is told at once.
        </Question>
      ),
    },
    dont: {
      says: '“Warning” and “OK” do not say what happens, and there is no way back.',
      show: () => (
        <Question title="Warning" footer={<Button>OK</Button>}>
          Your order will be cancelled.
        </Question>
      ),
    },
  },
];
