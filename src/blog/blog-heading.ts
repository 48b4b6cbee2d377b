/** The heading of the blog, also on its link preview picture. */
export const blogHeading = "Expert Insights & Analysis";
