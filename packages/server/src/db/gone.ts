/** SQLSTATE classes and codes that say nothing about the question: connection lost, too many of them, the server stops or starts. */
const STATES = /^(?:08...|53300|57P0[123])$/;
const CAUSES = new Set(['ECONNREFUSED', 'ECONNRESET', 'ENOENT', 'ENOTFOUND', 'EPIPE', 'ETIMEDOUT']);
/** The driver gives these no code. */
const WORDS =
  /^(?:Connection terminated|timeout exceeded when trying to connect|Client has encountered a connection error)/;

/** Whether the database could not be asked, so that the same question may well be answered in a moment. */
export function isDatabaseGone(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  const { code, syscall, message } = error as Error & { code?: string; syscall?: string };
  if (code === undefined) return WORDS.test(message);
  return (
    STATES.test(code) || (CAUSES.has(code) && (syscall === 'connect' || syscall === 'read' || syscall === 'write'))
  );
}
