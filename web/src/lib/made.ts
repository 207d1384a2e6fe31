/** The tables made in this page: whoever made one still sits before it. */
export const made = new Set<string>();
