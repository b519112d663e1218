import type { TokenDoc } from '@vitrine/tokens/docs';
import { memo } from 'react';
import { Text, VisuallyHidden } from '@vitrine/ui/foundation';
import { partnerNames, partners } from '../modes.ts';
import type { Partner } from '../modes.ts';
import { commonWords } from '../words/common.ts';
import { tokensWords } from '../words/tokens.ts';
import { useWords } from '../words/useWords.ts';
import { Copy } from './Copy.tsx';
import { Sample } from './Sample.tsx';
import * as css from './table.css.ts';
import { useTokenText } from './useTokenText.ts';
import { expandedOf, valuesOf } from './values.ts';

const short = (value: string): string => value.split(',')[0] ?? value;

const Cell = ({ token, partner }: { token: TokenDoc; partner: Partner }) => {
  const t = useWords(commonWords);
  return (
    <td className={css.cell}>
      {valuesOf(expandedOf(partner), token.cssVariable).map(({ mode, value }) => (
        <span key={mode} className={css.value} title={mode === 'both' ? value : `${t(mode)}: ${value}`} translate="no">
          {mode === 'both' ? null : <VisuallyHidden>{t(mode)}</VisuallyHidden>}
          <Sample path={token.path} type={token.type} value={value} />
          {token.type === 'fontFamily' ? short(value) : value}
        </span>
      ))}
    </td>
  );
};

const Purpose = ({ token }: { token: TokenDoc }) => <span translate="yes">{useTokenText()(token)}</span>;

const Row = memo(({ token }: { token: TokenDoc }) => (
  <tr>
    <th scope="row" className={css.first} aria-label={token.path} translate="no">
      <div className={css.names}>
        <Copy strong>{token.path}</Copy>
        <Copy>{token.cssVariable}</Copy>
        <Copy>{token.figmaName}</Copy>
        <Text as="span" size="sm" tone="muted">
          <Purpose token={token} />
        </Text>
      </div>
    </th>
    {partners.map((partner) => (
      <Cell key={partner} token={token} partner={partner} />
    ))}
  </tr>
));
Row.displayName = 'Row';

const groupOf = ({ path }: TokenDoc): string => path.split('.')[0] ?? '';

/** Tokens by group, each with its names and with its value in every theme and mode. */
export const TokenTable = ({ tokens }: { tokens: readonly TokenDoc[] }) => {
  const t = useWords(tokensWords);
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- anyone who has no pointer scrolls a focused region with the arrow keys
    <div className={css.frame} role="region" aria-label={t('tokens')} tabIndex={0}>
      <table className={css.table}>
        <thead>
          <tr>
            <th scope="col" className={css.corner}>
              {t('token')}
            </th>
            {partners.map((partner) => (
              <th key={partner} scope="col" className={css.top} translate="no">
                {partnerNames[partner]}
              </th>
            ))}
          </tr>
        </thead>
        {Object.entries(Object.groupBy(tokens, groupOf)).map(([group, members = []]) => (
          <tbody key={group}>
            <tr>
              <th scope="rowgroup" colSpan={partners.length + 1} className={css.group}>
                <span className={css.groupName} translate="no">
                  {group}
                </span>
              </th>
            </tr>
            {members.map((token) => (
              <Row key={token.path} token={token} />
            ))}
          </tbody>
        ))}
      </table>
    </div>
  );
};
