/** The heading of the blog, also on the picture that it is shared with. */
export const blogHeading = "Expert Insights & Analysis";
