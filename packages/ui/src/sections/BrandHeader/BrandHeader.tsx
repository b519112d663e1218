import type { ReactNode } from 'react';
import { LinkTabs } from '../../components/LinkTabs/index.ts';
import { Skeleton } from '../../components/Skeleton/index.ts';
import { Container } from '../../foundation/index.ts';
import { LogoImage } from '../../internal/LogoImage/LogoImage.tsx';
import { focusOf } from '../../internal/pictureFocus.ts';
import { dotted } from '../../internal/dotted.ts';
import * as css from './BrandHeader.css.ts';

export interface BrandTab {
  label: string;
  href: string;
  current?: boolean;
}

export interface BrandHeaderProps {
  name: string;
  logo?: string | null;
  /** Wide picture behind the top of the page. */
  cover?: string | null;
  /** Where people work, the brand steps back: no cover, a small plate, a smaller name. */
  compact?: boolean;
  /** Segments, categories, where the brand comes from: a line of facts. */
  facts?: string[];
  /**
   * ABOUT THE BRAND, MAKE A BUY or COLLECTIONS, BRAND HISTORY. Pass only tabs whose page exists (D-059).
   */
  tabs: BrandTab[];
  /** Trail of the page. */
  breadcrumb?: ReactNode;
  /** What one can do with the brand. */
  actions?: ReactNode;
  /** Names the tabs. */
  label: string;
  /** While the brand is on its way: says so, and keeps the places of its cover, logo and name. */
  pendingLabel?: string;
}

/** The top of a brand's pages. The brand's name is the page's heading. */
export function BrandHeader({
  name,
  logo,
  cover,
  compact = false,
  facts = [],
  tabs,
  breadcrumb,
  actions,
  label,
  pendingLabel,
}: BrandHeaderProps) {
  return (
    <header data-component="BrandHeader" data-compact={compact || undefined}>
      {pendingLabel && !compact && <div className={css.cover} />}
      {cover && !compact && (
        <img className={css.cover} src={cover} alt="" fetchPriority="high" style={{ objectPosition: focusOf(cover) }} />
      )}
      <Container>
        {breadcrumb && <div className={css.trail}>{breadcrumb}</div>}
        <div className={css.bar}>
          {(logo || pendingLabel) && (
            <div className={compact ? css.smallPlate : css.largePlate}>
              {logo && <LogoImage key={logo} paper className={css.logo} src={logo} />}
            </div>
          )}
          <div className={css.words}>
            {pendingLabel ? (
              <>
                <Skeleton shape="control" width="50%" label={pendingLabel} />
                <Skeleton width="20%" />
              </>
            ) : (
              <h1 className={`${css.name} ${compact ? css.smallName : css.largeName}`}>{name}</h1>
            )}
            {facts.length > 0 && <p className={css.facts}>{dotted(facts)}</p>}
          </div>
          {actions && <div className={css.actions}>{actions}</div>}
        </div>
        <LinkTabs caps label={label} items={tabs} />
      </Container>
    </header>
  );
}
