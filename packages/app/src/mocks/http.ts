import type { paths } from '@peyk/api-types';
import { createOpenApiHttp } from 'openapi-msw';

/**
 * MSW handlers typed by the contract, for `beforeEach({ msw }) { msw.use(http.get('/bots/', …)) }`: a wrong path, field or undeclared
 * status does not compile. `http.untyped` is plain MSW for answers the contract forbids (HTML, no network).
 */
export const http = createOpenApiHttp<paths>();
