import type { LanguageCode } from '@vitrine/api/rules';
import { RadioGroup } from '@vitrine/ui/components/RadioGroup';
import { Skeleton } from '@vitrine/ui/components/Skeleton';
import { Inline, Stack } from '@vitrine/ui/foundation';
import { lazy, Suspense, useCallback, useState, type ReactNode } from 'react';
import { useTranslate } from '../../../shared/connected/useTranslate.ts';

/** The studio's window. It comes by itself: the form does not wait for it. */
const Thumbnail = lazy(async () => ({ default: (await import('@vitrine/studio')).Thumbnail }));

const widths = [1440, 768, 390] as const;
const modes = ['light', 'dark'] as const;

const modeOfShop = (): (typeof modes)[number] =>
  document.documentElement.dataset['mode'] === 'dark' ? 'dark' : 'light';

/** How wide the element is that has the `ref`, in pixels; 0 until it is there. */
const useRoom = () => {
  const [room, setRoom] = useState(0);
  const ref = useCallback((element: HTMLElement | null) => {
    if (!element) return undefined;
    const observer = new ResizeObserver(() => setRoom(element.clientWidth));
    observer.observe(element);
    return () => observer.disconnect();
  }, []);
  return { room, ref };
};

/** A page of the shop as a phone, a tablet and a desk show it, in light and dark; drawn smaller where there is less room. */
export function PreviewWindow({ language, children }: { language: LanguageCode; children: ReactNode }) {
  const t = useTranslate();
  const [width, setWidth] = useState<(typeof widths)[number]>(1440);
  const [mode, setMode] = useState(modeOfShop);
  const { room, ref } = useRoom();
  return (
    <Stack space="md">
      <Inline space="lg">
        <RadioGroup
          inline
          label={t('admin.preview.width')}
          value={String(width)}
          onChange={({ value }) => setWidth(widths.find((one) => String(one) === value) ?? width)}
          options={widths.map((value) => ({ value: String(value), label: t(`admin.preview.width.${value}`) }))}
        />
        <RadioGroup
          inline
          label={t('admin.preview.mode')}
          value={mode}
          onChange={({ value }) => setMode(modes.find((one) => one === value) ?? mode)}
          options={modes.map((value) => ({ value, label: t(`admin.preview.mode.${value}`) }))}
        />
      </Inline>
      <div ref={ref}>
        {room > 0 && (
          <Suspense fallback={<Skeleton shape="table" label={t('admin.loading')} />}>
            <Thumbnail
              title={t('admin.content.preview')}
              mode={mode}
              language={language.replace('_', '-')}
              width={width}
              scale={Math.min(1, room / width)}
              labels={{ loading: t('admin.loading'), failed: t('admin.preview.failed') }}
            >
              {children}
            </Thumbnail>
          </Suspense>
        )}
      </div>
    </Stack>
  );
}
