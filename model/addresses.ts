// Where the pages of content stand, by the names of their files.

export const ballTestPath = (slug: string) => `/reviews/balls/${slug}`;
export const guidePath = (slug: string) => `/reviews/best-of/${slug}`;
export const articlePath = (slug: string) => `/blog/${slug}`;
export const downloadPath = (slug: string) => `/guides/${slug}.pdf`;
