import type { ReactNode } from 'react';
import { Skeleton } from '../../../components/Skeleton/index.ts';
import { Tabs } from '../../../components/Tabs/index.ts';
import { Heading, Stack } from '../../../foundation/index.ts';

export type ProfileTab = 'personal' | 'company' | 'address' | 'users';

const tabs: readonly ProfileTab[] = ['personal', 'company', 'address', 'users'];

export interface ProfileTabsProps {
  selected: ProfileTab;
  onSelect: (event: { tab: ProfileTab }) => void;
  /** No other tab can be chosen until the profile is there. */
  loading?: boolean;
  /** What each tab shows. A tab without a panel is left out: the people of a brand have two. */
  panels: Partial<Record<ProfileTab, ReactNode>>;
  /** Stands above the tabs: how far the registration is. */
  banner?: ReactNode;
  labels: ProfileTabsLabels;
}

export interface ProfileTabsLabels {
  /** 'My Profile' */
  title: string;
  tab: Record<ProfileTab, string>;
  loading: string;
}

function Loading({ label }: { label: string }) {
  return (
    <Stack space="md">
      <Skeleton width="40%" label={label} />
      <Skeleton shape="control" />
      <Skeleton shape="control" />
    </Stack>
  );
}

/** 'My Profile' with its four tabs. */
export function ProfileTabs({ selected, onSelect, loading = false, panels, banner, labels }: ProfileTabsProps) {
  const select = ({ id }: { id: string }) => {
    const tab = tabs.find((candidate) => candidate === id);
    if (tab) onSelect({ tab });
  };
  const shown = tabs.filter((id) => id in panels);
  return (
    <section data-component="ProfileTabs" aria-label={labels.title}>
      <Stack space="lg">
        <Heading level={1} size="lg">
          {labels.title}
        </Heading>
        {banner}
        <Tabs
          label={labels.title}
          selected={selected}
          onSelect={select}
          keep
          items={shown.map((id) => ({
            id,
            label: labels.tab[id],
            disabled: loading,
            content: loading ? <Loading label={labels.loading} /> : panels[id],
          }))}
        />
      </Stack>
    </section>
  );
}
