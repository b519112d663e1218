import type { MessageFormatElement } from 'react-intl';

/** Sentences by their id, compiled. */
export type Messages = Record<string, MessageFormatElement[]>;
