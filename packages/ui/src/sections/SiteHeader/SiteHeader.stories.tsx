import preview from '#storybook/preview';
import { useLabels } from '#storybook/labels';
import { useState } from 'react';
import { expect, fn, within } from 'storybook/test';
import { addToCartNoticeWords } from '../../testing/words/product.ts';
import { navigationWords, siteHeaderWords } from '../../testing/words/shell.ts';
import { AddToCartNotice } from '../../commerce/cart/AddToCartNotice/index.ts';
import { SiteHeader, type SiteHeaderProps } from './SiteHeader.tsx';
import type { HeaderLink } from './types.ts';

type Viewer = 'visitor' | 'buyer' | 'seller' | 'staff';

interface HeaderProps {
  viewer: Viewer;
  account?: string;
  badge?: boolean;
  notice?: 'added' | 'already';
  groups?: boolean;
  menu?: SiteHeaderProps['menu'];
  onLogin?: () => void;
  onLogout?: () => void;
  onLanguage?: (choice: { code: string }) => void;
}

const languages = [
  { code: 'en', lang: 'en', name: 'English', current: true },
  { code: 'pt_BR', lang: 'pt-BR', name: 'Português' },
];

const linkGroups = [
  { title: 'Help', links: [{ id: 'how', label: 'How it works', href: '/whoweare' }] },
  { title: 'Partners', links: [{ id: 'carrier', label: 'Shipping partner', href: '/partner' }] },
];

function Header({
  viewer,
  account = 'Vitrine',
  badge,
  notice,
  groups,
  menu,
  onLogin,
  onLogout,
  onLanguage,
}: HeaderProps) {
  const words = useLabels(navigationWords);
  const noticeLabels = useLabels(addToCartNoticeWords);
  const segments: HeaderLink[] = (['women', 'men', 'children', 'home'] as const).map((id, index) => ({
    id,
    label: words[id],
    href: `/brands?segments=${13 + index}`,
  }));
  const links: Record<Viewer, HeaderLink[]> = {
    visitor: [{ id: 'brands', label: words.brands, href: '/brands', current: true }, ...segments],
    buyer: [
      {
        id: 'brands',
        label: words.brands,
        href: '/brands',
        links: [{ id: 'all', label: words.allBrands, href: '/brands' }, ...segments],
      },
    ],
    seller: [{ id: 'mine', label: words.myBrand, href: '/lume' }],
    staff: [{ id: 'brands', label: words.brands, href: '/brands' }],
  };
  const admin = { id: 'admin', label: words.goToAdmin, href: 'https://admin.vitrine.example', wideOnly: true };
  return (
    <SiteHeader
      account={{ name: account, href: '/' }}
      links={links[viewer]}
      actions={
        viewer === 'visitor'
          ? [
              { id: 'brand', label: words.imABrand, href: '/register?type=s', wideOnly: true },
              { id: 'login', label: words.login, onPress: onLogin },
              { id: 'register', label: words.registerBuyer, href: '/register', primary: true, wideOnly: true },
            ]
          : viewer === 'buyer'
            ? []
            : [admin]
      }
      icons={
        viewer === 'visitor'
          ? []
          : [
              {
                id: 'cart',
                icon: 'bag',
                label: words.cart,
                href: '/cart',
                badge: badge ? words.cartHasProducts : undefined,
                notice: notice && (
                  <AddToCartNotice outcome={notice} cartHref="/cart/12" onClose={fn()} labels={noticeLabels} />
                ),
              },
            ]
      }
      person={
        viewer === 'visitor'
          ? undefined
          : {
              name: 'Marina',
              links: [
                { id: 'orders', label: words.orders, href: '/order' },
                { id: 'logout', label: words.logout, onPress: onLogout },
              ],
            }
      }
      groups={groups ? linkGroups : []}
      menu={menu}
      languages={languages}
      onLanguage={onLanguage}
      labels={useLabels(siteHeaderWords)}
    />
  );
}

const meta = preview.meta({
  title: 'Sections/SiteHeader',
  component: Header,
  parameters: { layout: 'fullscreen' },
  args: { viewer: 'visitor' as const, onLogin: fn(), onLogout: fn(), onLanguage: fn() },
});

const wide = () => window.innerWidth >= 1024;

export const Playground = meta.story({});

/** A visitor finds Brands, the segments, I’M A BRAND, LOGIN and the registration. */
export const Visitor = meta.story({
  parameters: { covers: ['R-133', 'R-134', 'R-135', 'R-136', 'R-137'] },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'LOGIN' }));
    await expect(args.onLogin).toHaveBeenCalledOnce();
    if (!wide()) await userEvent.click(canvas.getByRole('button', { name: 'Open the menu' }));
    const place = wide() ? canvas : within(canvas.getByRole('dialog', { name: 'Main' }));
    const words = ['Brands', 'Women', 'Men', 'Children', 'Home & Beauty', "I'M A BRAND", 'REGISTER AS A BUYER'];
    await Promise.all(words.map((name) => expect(place.getByRole('link', { name })).toBeVisible()));
  },
});

/** A retailer has the Brands menu with segment filters, and the cart. */
export const Buyer = meta.story({
  name: 'Retailer',
  parameters: { covers: ['R-139', 'R-141'] },
  args: { viewer: 'buyer' },
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByRole('link', { name: 'Cart' })).toHaveAttribute('href', '/cart');
    if (!wide()) return;
    await userEvent.click(canvas.getByRole('button', { name: 'Brands' }));
    await expect(canvas.getByRole('link', { name: 'Home & Beauty' })).toHaveAttribute('href', '/brands?segments=16');
    await userEvent.keyboard('{Escape}');
    await expect(canvas.queryByRole('link', { name: 'Home & Beauty' })).toBeNull();
    await expect(canvas.getByRole('button', { name: 'Brands' })).toHaveFocus();
  },
});

/** A dot says that the cart has products. */
export const Badge = meta.story({
  parameters: { covers: ['R-143'] },
  args: { viewer: 'buyer', badge: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Cart, the cart has products' })).toBeVisible();
  },
});

/** Below the cart: ITEM ADDED TO BAG! */
export const Added = meta.story({
  name: 'Item added',
  parameters: { covers: ['R-144', 'R-146'] },
  args: { viewer: 'buyer', badge: true, notice: 'added' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('ITEM ADDED TO BAG!')).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'CHECK YOUR CART' })).toHaveAttribute('href', '/cart/12');
  },
});

/** Below the cart: ITEM ALREADY IN BAG! */
export const Already = meta.story({
  name: 'Item already in cart',
  parameters: { covers: ['R-145'] },
  args: { viewer: 'buyer', badge: true, notice: 'already' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('ITEM ALREADY IN BAG!')).toBeVisible();
  },
});

/** A brand has My Brand and GO TO ADMIN. */
export const Seller = meta.story({
  name: 'Brand',
  parameters: { covers: ['R-138', 'R-150'] },
  args: { viewer: 'seller' },
  play: async ({ canvas }) => {
    if (!wide()) return;
    await expect(canvas.getByRole('link', { name: 'My Brand' })).toHaveAttribute('href', '/lume');
    await expect(canvas.getByRole('link', { name: 'GO TO ADMIN' })).toBeVisible();
  },
});

/** The side menu has the account’s link groups, the languages and logout. */
export const SideMenu = meta.story({
  parameters: { covers: ['R-160', 'R-161', 'D-047'] },
  args: { viewer: 'buyer', groups: true },
  play: async ({ args, canvas, canvasElement, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Open the menu' }));
    const menu = within(canvas.getByRole('dialog', { name: 'Main' }));
    await expect(menu.getByRole('heading', { name: 'Partners' })).toBeVisible();
    await userEvent.click(menu.getByRole('button', { name: 'Português' }));
    await expect(args.onLanguage).toHaveBeenCalledWith({ code: 'pt_BR' });
    await userEvent.click(menu.getByRole('button', { name: 'Log out' }));
    await expect(args.onLogout).toHaveBeenCalledOnce();
    await expect(canvasElement.querySelector('dialog')).not.toHaveAttribute('open');
  },
});

export const SideMenuOpen = meta.story({
  name: 'Side menu, open',
  args: { viewer: 'visitor', groups: true },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Open the menu' }));
    await expect(canvas.getByRole('dialog', { name: 'Main' })).toHaveAttribute('open');
  },
});

/** The header of a signed-in person takes the place of the one that stood there while it was on its way. */
function Late(props: HeaderProps) {
  const [{ isOpen }, onOpenChange] = useState({ isOpen: false });
  return (
    <Header
      {...props}
      key={isOpen ? 'whole' : 'first'}
      viewer={isOpen ? 'buyer' : 'staff'}
      menu={{ isOpen, onOpenChange }}
    />
  );
}

/** The side menu stays open when the rest of the header loads late. */
export const SideMenuStays = meta.story({
  name: 'Side menu stays open',
  args: { groups: true },
  render: (args) => <Late {...args} />,
  play: async ({ canvas, canvasElement, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Open the menu' }));
    const menu = within(await canvas.findByRole('dialog', { name: 'Main' }));
    await expect(menu.getByRole('button', { name: 'Log out' })).toBeVisible();
    await userEvent.click(menu.getByRole('button', { name: 'Close the menu' }));
    await expect(canvasElement.querySelector('dialog')).not.toHaveAttribute('open');
  },
});

/** A long account name. */
export const LongName = meta.story({
  parameters: { covers: ['R-156'] },
  args: { account: 'Oficina das Sedas Naturais' },
  globals: { partner: 'signal' },
  play: async ({ canvasElement }) => {
    const { scrollWidth } = canvasElement.ownerDocument.documentElement;
    await expect(scrollWidth).toBeLessThanOrEqual(window.innerWidth);
  },
});
