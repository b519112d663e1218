import { useLabels } from '#storybook/labels';
import type { DocsPair } from '../../testing/docs.ts';
import { siteHeaderWords } from '../../testing/words/shell.ts';
import { SiteHeader } from './SiteHeader.tsx';
import type { HeaderAction } from './types.ts';

const links = ['Brands', 'Women', 'Men', 'Events'].map((label) => ({ id: label, label, href: '#entry' }));

const login = { id: 'login', label: 'LOGIN', href: '#login' };
const brand = { id: 'brand', label: "I'M A BRAND", href: '#brand' };
const register = { id: 'register', label: 'REGISTER AS A BUYER', href: '#register', primary: true };

const Header = ({ actions }: { actions: HeaderAction[] }) => (
  <SiteHeader
    account={{ name: 'Vitrine', href: '#home' }}
    links={links}
    actions={actions}
    labels={useLabels(siteHeaderWords)}
  />
);

export const pairs: readonly DocsPair[] = [
  {
    do: {
      says: 'On a phone, the bar has one action. The side menu has the others.',
      show: () => <Header actions={[login, { ...register, wideOnly: true }]} />,
    },
    dont: {
      says: 'Two actions leave no room for the name of the shop.',
      show: () => <Header actions={[login, register]} />,
    },
  },
  {
    width: 1440,
    height: 200,
    do: {
      says: 'One action stands out, so a visitor sees where to begin.',
      show: () => <Header actions={[brand, login, register]} />,
    },
    dont: {
      says: 'Three main actions compete, and none is the first step.',
      show: () => <Header actions={[brand, login, register].map((action) => ({ ...action, primary: true }))} />,
    },
  },
];
