import preview from '#storybook/preview';
import { expect } from 'storybook/test';
import { TaskList } from './TaskList.tsx';

const meta = preview.meta({
  title: 'Components/TaskList',
  component: TaskList,
  args: {
    title: 'Orders to answer',
    all: { label: 'Show all 12', href: '/admin/brand/orders?queue=answer' },
    rows: [
      { id: 1, title: 'Loja Aurora', href: '/admin/brand/orders/1', detail: '#1042', note: 'Nov 8, 2026' },
      { id: 2, title: 'Armazém do Chiado', href: '/admin/brand/orders/2', detail: '#1041', note: 'Nov 7, 2026' },
      { id: 3, title: 'Kontor Elf', href: '/admin/brand/orders/3', detail: '#1038', note: 'Nov 2, 2026' },
    ],
  },
});

export const Playground = meta.story({
  name: 'First of many',
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('region', { name: 'Orders to answer' })).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Show all 12' })).toHaveAttribute(
      'href',
      '/admin/brand/orders?queue=answer',
    );
    await expect(canvas.getByRole('link', { name: 'Kontor Elf' })).toHaveAttribute('href', '/admin/brand/orders/3');
  },
});

export const LongText = meta.story({
  args: {
    title: 'Zur Beantwortung vorliegende Sammelbestellungen',
    rows: [
      {
        id: 1,
        title: 'The Northern Haberdashery and General Outfitters of Lerwick',
        href: '/admin/registrations/1',
        detail: 'eilidh.sinclair@thenorthernhaberdasheryandgeneraloutfitters.example',
        note: 'November 13, 2026',
      },
    ],
  },
});

/** What is done is ticked; the next step says so. */
export const Steps = meta.story({
  args: {
    title: 'Begin to sell',
    all: undefined,
    ordered: true,
    rows: [
      { id: 1, title: 'Price list', href: '/admin/brand/pricelists', note: 'Done', isDone: true },
      { id: 2, title: 'Collection', href: '/admin/brand/collections/add', note: 'Next', isDone: false },
      { id: 3, title: 'Products', href: '/admin/brand/products/add', detail: 'One by one or many.', isDone: false },
    ],
  },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
      'Price listDone',
      'CollectionNext',
      'ProductsOne by one or many.',
    ]);
  },
});

export const RightToLeft = meta.story({ parameters: { direction: 'rtl' } });
