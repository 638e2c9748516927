interface LoggedError {
  [more: string]: unknown;
  type: string;
  code?: unknown;
  message: string;
  stack: string;
  cause?: LoggedError;
}

/**
 * An error as logged. PostgreSQL errors quote user data (`detail`, `where`, `query`), so only type, message, stack, code and cause are
 * kept.
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
