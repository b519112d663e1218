export { sayFrom } from '@vitrine/mail';
