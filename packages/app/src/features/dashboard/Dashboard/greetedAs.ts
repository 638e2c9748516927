import type { User } from '@peyk/api-types';
import { visible } from '../../../i18n/named';

/** What a person is greeted as: the first name, or the address where there is none to be seen. */
export const greetedAs = ({ first_name, email }: Pick<User, 'first_name' | 'email'>): string =>
  visible(first_name) ?? email ?? '';
