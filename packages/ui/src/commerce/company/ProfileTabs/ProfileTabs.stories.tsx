import preview from '#storybook/preview';
import { useLabels } from '#storybook/labels';
import { useState } from 'react';
import { expect, fn } from 'storybook/test';
import { profileTabsWords } from '../../../testing/words/profile.ts';
import { Banner } from '../../../components/Banner/index.ts';
import { Text } from '../../../foundation/index.ts';
import { ProfileTabs } from './ProfileTabs.tsx';
import type { ProfileTabsProps } from './ProfileTabs.tsx';

const panels = {
  personal: <Text>First name, last name, phone</Text>,
  company: <Text>Logo, name, year established</Text>,
  address: <Text>Billing and shipping</Text>,
  users: <Text>Marina Alves, João Prado</Text>,
};

function Profile({ selected: start, onSelect, ...props }: Omit<ProfileTabsProps, 'labels' | 'panels'>) {
  const [selected, setSelected] = useState(start);
  const select = (event: Parameters<typeof onSelect>[0]) => {
    setSelected(event.tab);
    onSelect(event);
  };
  return (
    <ProfileTabs
      {...props}
      selected={selected}
      onSelect={select}
      panels={panels}
      labels={useLabels(profileTabsWords)}
    />
  );
}

const meta = preview.meta({
  title: 'Commerce/ProfileTabs',
  component: Profile,
  args: { selected: 'personal' as ProfileTabsProps['selected'], onSelect: fn() },
});

export const Playground = meta.story({});

/** Personal profile, Company profile, Company Address, User management, by mouse and arrows. */
export const Chooses = meta.story({
  name: 'Tabs',
  parameters: { covers: ['R-356', 'R-357', 'R-358', 'R-359'] },
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByRole('heading', { name: 'My Profile' })).toBeVisible();
    await expect(canvas.getByRole('tab', { name: 'Personal profile', selected: true })).toBeVisible();
    await userEvent.click(canvas.getByRole('tab', { name: 'Company profile' }));
    await expect(args.onSelect).toHaveBeenLastCalledWith({ tab: 'company' });
    await expect(canvas.getByText('Logo, name, year established')).toBeVisible();
    await userEvent.keyboard('{ArrowRight}{ArrowRight}');
    await expect(canvas.getByRole('tab', { name: 'User management', selected: true })).toBeVisible();
  },
});

/** No tab can be chosen while the profile loads. */
export const Loading = meta.story({
  parameters: { covers: ['R-360'] },
  args: { loading: true },
  play: async ({ args, canvas }) => {
    const disabled = canvas.getAllByRole('tab').map((tab) => tab.getAttribute('aria-disabled'));
    await expect(disabled).toEqual(['true', 'true', 'true', 'true']);
    await expect(args.onSelect).not.toHaveBeenCalled();
  },
});

/** With the state of the registration above. */
export const WithBanner = meta.story({
  name: 'With a banner',
  args: { banner: <Banner tone="caution">Your registration is awaiting approval.</Banner> },
});
export const Portuguese = meta.story({ name: 'pt-BR', globals: { locale: 'pt-BR' } });
export const RightToLeft = meta.story({ parameters: { direction: 'rtl' } });
export const Narrow = meta.story({ name: '320 px', globals: { viewport: { value: 'small' } } });
