/** The name of the time zone of whoever reads, such as `Asia/Tehran`. */
export const ownTimeZone = (): string => new Intl.DateTimeFormat().resolvedOptions().timeZone;
