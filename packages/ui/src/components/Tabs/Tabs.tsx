import type { ReactNode } from 'react';
import { Tab, TabList, TabPanel, Tabs as AriaTabs } from 'react-aria-components';
import { AriaLocale } from '../AriaLocale/index.ts';
import { count, list, tab } from '../LinkTabs/LinkTabs.css.ts';
import { panel } from './Tabs.css.ts';

export interface TabsProps {
  label: string;
  items: { id: string; label: string; count?: number; content: ReactNode; disabled?: boolean }[];
  selected?: string;
  defaultSelected?: string;
  onSelect?: (choice: { id: string }) => void;
  /** Keeps the panels that are not shown, with what was typed in them. */
  keep?: boolean;
}

/** Panels of one page, one shown at a time. Pages of their own take `LinkTabs`. */
export const Tabs = ({ label, items, selected, defaultSelected, onSelect, keep = false }: TabsProps) => (
  <AriaLocale>
    <AriaTabs
      data-component="Tabs"
      selectedKey={selected}
      defaultSelectedKey={defaultSelected}
      onSelectionChange={(key) => onSelect?.({ id: String(key) })}
    >
      <TabList aria-label={label} className={list}>
        {items.map((item) => (
          <Tab key={item.id} id={item.id} isDisabled={item.disabled} className={tab}>
            {item.label}
            {item.count === undefined ? null : <span className={count}>{item.count}</span>}
          </Tab>
        ))}
      </TabList>
      {items.map((item) => (
        <TabPanel key={item.id} id={item.id} className={panel} shouldForceMount={keep}>
          {item.content}
        </TabPanel>
      ))}
    </AriaTabs>
  </AriaLocale>
);
