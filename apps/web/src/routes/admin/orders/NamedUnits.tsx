import { Inline, Stack, Text } from '@vitrine/ui/foundation';
import { toUnitLines, type UnitLine } from '../../../mappers/orderUnits.ts';

interface NamedUnitsProps {
  lines: readonly UnitLine[];
  units: Parameters<typeof toUnitLines>[1];
}

/** The units that a question is about, colour by colour. */
export function NamedUnits({ lines, units }: NamedUnitsProps) {
  return (
    <Stack as="ul" space="sm">
      {toUnitLines(lines, units).map(({ name, sizes }) => (
        <li key={name}>
          <Inline justify="between" space="xs">
            <Text as="span">{name}</Text>
            <Text as="span" tone="muted">
              {sizes}
            </Text>
          </Inline>
        </li>
      ))}
    </Stack>
  );
}
