import { Readable } from 'node:stream';
import { createVerifyIdToken } from '../accounts/google.ts';
import { createPasswords } from '../accounts/passwords.ts';
import type { Deps } from '../platform/deps.ts';
import { translate } from '../platform/http/messages/translate.ts';
import type { Handlers } from '../platform/http/types.ts';
import { beginDeletion } from './deletion.ts';
import { beginExport, exportFile, readExport } from './exports.ts';

type Operations = 'deleteAccount' | 'getExport' | 'beginExport' | 'getExportFile';

/** The archive of everything (OWN-02), and the end of an account (OWN-03). */
export function createOwnDataHandlers(deps: Deps): Pick<Handlers, Operations> {
  const proof = {
    passwords: createPasswords(deps.config.passwordCost),
    verifyIdToken: createVerifyIdToken(deps),
  };
  return {
    getExport: async ({ userId }) => ({ status: 200, body: await readExport(deps, userId) }),

    async beginExport({ userId }) {
      await beginExport(deps, userId);
      return { status: 202, body: await readExport(deps, userId) };
    },

    async getExportFile({ userId }) {
      const { bytes, size, createdAt } = await exportFile(deps, userId);
      return {
        status: 200,
        body: Readable.from(bytes) as unknown as string,
        headers: {
          'content-type': 'application/zip',
          'content-length': String(size),
          'content-disposition': `attachment; filename="peyk-${createdAt.toISOString().slice(0, 10)}.zip"`,
          'cache-control': 'private, no-store',
        },
      };
    },

    async deleteAccount({ userId, body, lang }) {
      await beginDeletion(deps, proof, userId, body);
      return { status: 202, body: { detail: translate(lang, 'deletionBegun') } };
    },
  };
}
