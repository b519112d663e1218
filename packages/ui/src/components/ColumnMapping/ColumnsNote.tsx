import { Inline, Stack, Text } from '../../foundation/index.ts';
import { Button } from '../Button/index.ts';
import * as css from './ColumnMapping.css.ts';

export interface ColumnsNoteProps {
  /** How they were read, such as “We recognised the columns of your sheet:”. */
  children: string;
  /** What holds what, such as `Reference: Style`. */
  summary: readonly string[];
  /** Lets the reader say again what they hold. Without it, that is not offered. */
  onChange?: () => void;
  /** Forgets the remembered columns. Without it, that is not offered. */
  onForget?: () => void;
  labels: { change: string; forget: string };
}

/** How the columns of a sheet were read, to be changed or forgotten. */
export const ColumnsNote = ({ children, summary, onChange, onForget, labels }: ColumnsNoteProps) => (
  <div data-component="ColumnsNote">
    <Stack space="xs">
      <Text size="sm">{children}</Text>
      <Text size="sm" tone="muted">
        {summary.join(' · ')}
      </Text>
      <div className={css.actions}>
        <Inline space="xs">
          {onChange && (
            <Button variant="quiet" size="sm" onPress={onChange}>
              {labels.change}
            </Button>
          )}
          {onForget && (
            <Button variant="quiet" size="sm" onPress={onForget}>
              {labels.forget}
            </Button>
          )}
        </Inline>
      </div>
    </Stack>
  </div>
);
