const TYPES = ['image/jpeg', 'image/gif', 'image/png'];
const MAX_BYTES = 5 * 1024 * 1024;

/** For the file window: jpeg, jpg, gif, png (V-070). */
export const accept = '.jpeg,.jpg,.gif,.png';

/** Why a file cannot be sent: not a picture of a known kind (V-070), or more than 5 MB (D-097). */
export const refusal = ({ type, size }: Pick<File, 'type' | 'size'>): 'wrongType' | 'tooLarge' | undefined => {
  if (!TYPES.includes(type)) return 'wrongType';
  return size > MAX_BYTES ? 'tooLarge' : undefined;
};
