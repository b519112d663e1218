import { Badge } from '@vitrine/ui/components/Badge';
import { Button } from '@vitrine/ui/components/Button';
import type { TableColumn } from '@vitrine/ui/components/Table';

interface ReturnColumn<Version> {
  label: string;
  /** Says which version the shop shows. */
  live: string;
  isLive: (version: Version) => boolean;
  /** What the button says. */
  restore: string;
  /** Name of a version, for those who hear the button alone. */
  nameOf: (version: Version) => string;
  isBusy: boolean;
  onReturn: (version: Version) => void;
}

/** Column of a table of versions: the live one is marked, and one press returns to another. */
export const returnColumn = <Version,>(column: ReturnColumn<Version>): TableColumn<Version> => ({
  id: 'return',
  label: column.label,
  cell: (version) =>
    column.isLive(version) ? (
      <Badge tone="positive">{column.live}</Badge>
    ) : (
      <Button
        variant="secondary"
        size="sm"
        busy={column.isBusy}
        label={`${column.restore}, ${column.nameOf(version)}`}
        onPress={() => column.onReturn(version)}
      >
        {column.restore}
      </Button>
    ),
});
