import { componentsIn } from './component.tsx';
import { holdNarrow } from './hold.ts';

holdNarrow(
  componentsIn(
    import.meta.glob('../../packages/ui/src/{foundation,components,commerce,sections}/**/*.stories.tsx', {
      eager: true,
    }),
  ),
);
