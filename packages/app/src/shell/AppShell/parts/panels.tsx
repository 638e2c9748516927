export { AccountPill } from './Account';
export { NotificationBell } from '../../NotificationBell/NotificationBell';
export { SendingBanner } from '../../../entities/sending/SendingBanner';
