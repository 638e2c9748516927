/** The error catalogue (specification, section 8) of operations that several screens share: word for word. */
export const failures = {
  profile: {
    fetch: 'Failed to fetch profile',
    update: 'Failed to update profile',
    load: 'Failed to load',
    save: 'Failed to save',
    delete: 'Failed to delete',
  },
  lookups: {
    botStats: 'Failed to load bot stats',
    professorStats: 'Failed to load professor stats',
  },
  email: {
    draft: 'Failed to load draft',
    none: 'No draft',
  },
  cv: {
    raw: 'HTTP {{status}}: {{body}}',
    unavailable:
      'API endpoint not available. Please ensure the backend server is running and the CV generation endpoints are configured.',
    notFound: 'CV generation endpoint not found. Please check if the backend API is properly configured.',
    signIn: 'Authentication failed. Please log in again.',
    generate: 'Failed to generate CV. Please try again.',
    download: 'Failed to download CV. Please try again.',
  },
} as const;
