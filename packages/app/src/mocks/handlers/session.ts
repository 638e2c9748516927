import { http } from '../http';
import { MockUser } from '../fixtures/user';

/** The requests of the shell; every story has these handlers. */
export const sessionHandlers = [http.get('/api/auth/me/', ({ response }) => response(200).json(MockUser))];
