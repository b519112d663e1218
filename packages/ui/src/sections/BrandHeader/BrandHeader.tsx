import type { ReactNode } from 'react';
import { LinkTabs } from '../../components/LinkTabs/index.ts';
import { Container } from '../../foundation/index.ts';
import { DraftMark } from '../../internal/DraftMark/DraftMark.tsx';
import { LogoImage } from '../../internal/LogoImage/LogoImage.tsx';
import { focusOf } from '../../internal/pictureFocus.ts';
import { sources } from '../../internal/pictureSources.ts';
import { dotted } from '../../internal/dotted.ts';
import * as css from './BrandHeader.css.ts';

export interface BrandTab {
  label: string;
  href: string;
  current?: boolean;
}

/** A part of the header that a draft can change. */
export type BrandHeaderPart = 'cover' | 'logo' | 'facts';

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
  /** A choice that counts on each of its pages, such as the price list. Its place is as high before it is there. */
  choice?: ReactNode;
  /** Names the tabs. */
  label: string;
  /** While the brand is on its way: says so, and keeps the places of its cover, logo and name. */
  pendingLabel?: string;
  /** Parts that the draft changes; they are marked with `changedLabel`. */
  changed?: readonly BrandHeaderPart[];
  /** Beside a part that the draft changes, e.g. "Changed in the draft". */
  changedLabel?: string;
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
  choice,
  label,
  pendingLabel,
  changed = [],
  changedLabel = '',
}: BrandHeaderProps) {
  const mark = (part: BrandHeaderPart) => ({ changed: changed.includes(part), label: changedLabel });
  const nameClass = `${css.name} ${compact ? css.smallName : css.largeName}`;
  return (
    <header data-component="BrandHeader" data-compact={compact || undefined}>
      {pendingLabel && !compact && <div className={css.cover} />}
      {cover && !compact && (
        <DraftMark {...mark('cover')}>
          <img
            className={css.cover}
            {...sources(cover, { sizes: '100vw' })}
            alt=""
            fetchPriority="high"
            style={{ objectPosition: focusOf(cover) }}
          />
        </DraftMark>
      )}
      <Container>
        {breadcrumb && <div className={css.trail}>{breadcrumb}</div>}
        <div className={css.bar}>
          {(logo || pendingLabel) && (
            <DraftMark {...mark('logo')} small>
              <div className={compact ? css.smallPlate : css.largePlate}>
                {logo && <LogoImage key={logo} paper className={css.logo} src={logo} />}
              </div>
            </DraftMark>
          )}
          <div className={css.words}>
            {pendingLabel ? (
              <>
                <div role="status" aria-label={pendingLabel} className={`${nameClass} ${css.namePlace}`} />
                <div className={`${css.facts} ${css.factsPlace}`} />
              </>
            ) : (
              <h1 className={nameClass}>{name}</h1>
            )}
            {facts.length > 0 && (
              <DraftMark {...mark('facts')} small>
                <p className={css.facts}>{dotted(facts)}</p>
              </DraftMark>
            )}
          </div>
          {(actions || choice) && (
            <div className={css.actions}>
              {actions}
              {choice && <div className={css.choice}>{choice}</div>}
            </div>
          )}
        </div>
        <LinkTabs caps label={label} items={tabs} />
      </Container>
    </header>
  );
}
