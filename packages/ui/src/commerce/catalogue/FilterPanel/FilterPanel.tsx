import { useState } from 'react';
import { Button } from '../../../components/Button/index.ts';
import { Dialog } from '../../../components/Dialog/index.ts';
import { TextLink } from '../../../foundation/index.ts';
import { useMediaQuery } from '../../../hooks/useMediaQuery.ts';
import { media } from '../../../internal/media.ts';
import { FilterGroup } from './FilterGroup.tsx';
import type { PanelFilter } from './FilterGroup.tsx';
import * as css from './FilterPanel.css.ts';

export interface FilterPanelLabels {
  filters: string;
  /** Clears everything. */
  clear: string;
  /** Closes the drawer on a phone, e.g. "Show 48 products". */
  show: string;
  close: string;
  more: (values: { count: number }) => string;
}

export interface FilterPanelProps {
  filters: PanelFilter[];
  onChange: (change: { filter: string; ids: string[] }) => void;
  onClear: () => void;
  /** Leads to the brand whose products these are. */
  brand?: { label: string; href: string };
  labels: FilterPanelLabels;
}

const chosen = (filters: PanelFilter[]) =>
  filters.reduce((sum, filter) => sum + (filter.single ? 0 : filter.value.length), 0);

/** Opens the filters in a drawer. Renders nothing on wide screens, where `FilterPanel` shows them. */
export function FilterButton(props: FilterPanelProps) {
  const { labels, filters } = props;
  const [open, setOpen] = useState(false);
  const count = chosen(filters);
  if (useMediaQuery(media.desktop)) return null;
  return (
    <div className={css.button}>
      <Button variant="secondary" icon="filter" stretch hasPopup="dialog" onPress={() => setOpen(true)}>
        {count > 0 ? `${labels.filters} (${count})` : labels.filters}
      </Button>
      <Dialog
        open={open}
        title={labels.filters}
        closeLabel={labels.close}
        placement="start"
        onClose={() => setOpen(false)}
        footer={<Button onPress={() => setOpen(false)}>{labels.show}</Button>}
      >
        <Filters {...props} clearable={count > 0} />
      </Dialog>
    </div>
  );
}

/** Filters beside a listing, on wide screens only. On smaller ones, use `FilterButton`. */
export function FilterPanel(props: FilterPanelProps) {
  const { labels, filters } = props;
  if (!useMediaQuery(media.desktop)) return null;
  return (
    <aside aria-label={labels.filters} data-component="FilterPanel">
      <Filters {...props} clearable={chosen(filters) > 0} />
    </aside>
  );
}

function Filters({ filters, onChange, onClear, brand, labels, clearable }: FilterPanelProps & { clearable: boolean }) {
  return (
    <>
      <div className={css.head}>
        {brand && <TextLink href={brand.href}>{brand.label}</TextLink>}
        {clearable && (
          <TextLink tone="ink" onPress={onClear}>
            {labels.clear}
          </TextLink>
        )}
      </div>
      {filters
        .filter((filter) => filter.options.length > 0)
        .map((filter) => (
          <FilterGroup key={filter.id} filter={filter} onChange={onChange} more={labels.more} />
        ))}
    </>
  );
}
