import type { FastifyInstance, FastifyReply } from 'fastify';
import { crossrefAnswer, cslAnswer, orcidError, orcidRecord, orcidWorks } from './scholarlyAnswers.ts';

const CROSSREF_PATH = '/stand-in/crossref/v1/works';
const DOI_PATH = '/stand-in/doi';
const ORCID_PATH = '/stand-in/orcid/v3.0';

const CSL = 'application/vnd.citationstyles.csl+json';
/** The most works that ORCID gives at once. */
const MOST_CODES = 100;

const notFoundPage = (doi: string): string =>
  `<!doctype html><title>DOI Not Found</title><h1>DOI Not Found</h1><p>${doi.replaceAll(/[^\w.:/()-]/gu, '')}</p>`;

const refuse = (reply: FastifyReply, status: number, code: number, message: string): FastifyReply =>
  reply.code(status).send(orcidError(status, code, message));

/** The parts of Crossref, doi.org and ORCID that an import asks, with invented records. They need no database and no key. */
export async function scholarlyRoutes(app: FastifyInstance): Promise<void> {
  await app.register(async (scope) => {
    scope.get<{ Params: { '*': string } }>(`${CROSSREF_PATH}/*`, (request, reply) => {
      const answer = crossrefAnswer(request.params['*']);
      return answer === undefined
        ? reply.code(404).type('text/plain; charset=utf-8').send('Resource not found.')
        : reply.header('x-api-pool', 'public').send(answer);
    });

    // As doi.org does, the description lies elsewhere.
    scope.get<{ Params: { '*': string } }>(`${DOI_PATH}/*`, (request, reply) => {
      const doi = request.params['*'];
      if (cslAnswer(doi) === undefined) return reply.code(404).type('text/html; charset=utf-8').send(notFoundPage(doi));
      if (!request.headers.accept?.includes(CSL)) return reply.code(406).send();
      return reply.redirect(`${DOI_PATH}/data/${doi.split('/').map(encodeURIComponent).join('/')}`, 302);
    });
    scope.get<{ Params: { '*': string } }>(`${DOI_PATH}/data/*`, (request, reply) => {
      const answer = cslAnswer(request.params['*']);
      return answer === undefined ? reply.code(404).send() : reply.type(CSL).send(JSON.stringify(answer));
    });

    scope.get<{ Params: { orcid: string } }>(`${ORCID_PATH}/:orcid/record`, (request, reply) => {
      if (!request.headers.accept?.includes('json')) return refuse(reply, 406, 9000, 'Only JSON is spoken here.');
      const { orcid } = request.params;
      return orcidRecord(orcid) ?? refuse(reply, 404, 9016, `The ORCID iD ${orcid} was not found.`);
    });
    // A hundred codes are longer than a named parameter is by default.
    scope.get<{ Params: { orcid: string; '*': string } }>(`${ORCID_PATH}/:orcid/works/*`, (request, reply) => {
      const codes = request.params['*'].split(',');
      if (codes.length > MOST_CODES) return refuse(reply, 400, 9042, 'Too many codes.');
      const { orcid } = request.params;
      return orcidWorks(orcid, codes) ?? refuse(reply, 404, 9016, `The ORCID iD ${orcid} was not found.`);
    });
  });
}
