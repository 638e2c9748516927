import { http } from '../http';
import { MockUser } from '../fixtures/user';

/** What the shell itself asks for; every story has it. */
export const sessionHandlers = [http.get('/api/auth/me/', ({ response }) => response(200).json(MockUser))];
