export function pinned(platform?: string, arch?: string): boolean;
export function chromiumPath(here?: boolean): { executablePath?: string; args: string[]; env: Record<string, string> };
