/** The hashes of all pictures of ours that are named anywhere in this. */
export const picturesIn = (content: unknown): string[] => [
  ...new Set([...JSON.stringify(content).matchAll(/\/pictures\/([\da-f]{64})\.webp/g)].map(([, hash = '']) => hash)),
]
