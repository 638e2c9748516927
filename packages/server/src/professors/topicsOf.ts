/** The research interests of a list that a person typed, with commas or semicolons of either language between them. */
export const topicsOf = (typed: string | null | undefined): string[] =>
  (typed ?? '').split(/[,،;]/u).flatMap((topic) => topic.trim() || []);
