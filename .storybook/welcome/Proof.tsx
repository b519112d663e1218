import { expandBranding, themes } from '@vitrine/tokens';
import type { Finding, Mode, ThemeName } from '@vitrine/tokens';
import { Badge } from '@vitrine/ui/components/Badge';
import { Grid, Stack, Text } from '@vitrine/ui/foundation';
import { pairKey, pairWords } from './colors.ts';

/** Text is shown as text; what only has to be seen is shown as a frame. */
const look = (vars: Record<string, string>, { foreground, background, required }: Finding) => {
  const [front, ground] = [vars[foreground], vars[background]];
  return required < 4.5
    ? { background: ground, color: vars['--v-color-ink'], padding: 13, border: `3px solid ${front}` }
    : { background: ground, color: front, padding: 16 };
};

const Pair = ({ partner, mode, finding }: { partner: ThemeName; mode: Mode; finding: Finding }) => (
  <div style={look(expandBranding(themes[partner], mode).vars, finding)}>
    <Stack space="xs" align="start">
      <Text as="span" tone="inherit" weight="strong">
        {pairWords(finding).foreground}
      </Text>
      <Text as="span" tone="inherit" size="sm">
        on {pairWords(finding).background}
      </Text>
      <Badge tone={finding.ratio >= finding.required ? 'positive' : 'critical'}>
        {finding.ratio.toFixed(2)} of {finding.required}
        {finding.moved ? ', moved' : ''}
      </Badge>
    </Stack>
  </div>
);

/** Every contrast pair of a partner, measured. */
export const Proof = ({ partner, mode }: { partner: ThemeName; mode: Mode }) => (
  <Grid columns={{ mobile: 2, tablet: 3, desktop: 5 }} space="xs">
    {expandBranding(themes[partner], mode).report.map((finding) => (
      <Pair key={pairKey(finding)} partner={partner} mode={mode} finding={finding} />
    ))}
  </Grid>
);
