interface LoggedError {
  [more: string]: unknown;
  type: string;
  code?: unknown;
  message: string;
  stack: string;
  cause?: LoggedError;
}

/**
 * An error as the log may hold it. PostgreSQL quotes what people wrote beside its message (`detail`, `where`, `query`), so of each error no
 * more is kept than what it is, where it happened and what caused it.
 */
export function loggedError(error: unknown): LoggedError {
  if (!(error instanceof Error)) return { type: typeof error, message: String(error), stack: '' };
  const { code } = error as { code?: unknown };
  return {
    type: error.name,
    message: error.message,
    stack: error.stack ?? '',
    ...(code === undefined ? {} : { code }),
    ...(error.cause instanceof Error ? { cause: loggedError(error.cause) } : {}),
  };
}
