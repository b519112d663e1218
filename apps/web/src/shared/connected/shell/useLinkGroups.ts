import { useQuery } from '@tanstack/react-query';
import type { SiteHeaderProps } from '@vitrine/ui/sections/SiteHeader';
import { useServices } from '../../queries/services.ts';
import type { UserData } from '../../queries/session.ts';
import { useHandOff } from './useHandOff.ts';

type Groups = NonNullable<SiteHeaderProps['groups']>;

interface Options {
  user: UserData | null;
  isMenuOpen: boolean;
}

/** The link groups of the side menu. Visitors get them when they open the menu, so that the front page asks for less. */
export const useLinkGroups = ({ user, isMenuOpen }: Options): Groups => {
  const { queries } = useServices();
  const follow = useHandOff();
  const { data = [] } = useQuery({ ...queries.pages.links(), enabled: user !== null || isMenuOpen });
  return data.map(({ group, links }) => ({
    title: group,
    links: links.map(({ id, text, url, hand_off }) => ({
      id: String(id),
      label: text,
      href: url,
      onPress: hand_off && user ? follow(url) : undefined,
    })),
  }));
};
