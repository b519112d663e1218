export { CollectionCard } from './CollectionCard.tsx';
export type { CollectionCardProps } from './CollectionCard.tsx';
