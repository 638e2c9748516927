export function chromiumPath(): { executablePath: string; args: string[]; env: Record<string, string> };
