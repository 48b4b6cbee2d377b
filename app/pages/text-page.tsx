import { type TextPageName, textPages } from "../../model/content/text-page";
import { notFound } from "../site/not-found";
import { siteOf } from "../site/site-context";
import type { Route } from "./+types/text-page";
import { linkLooks } from "./link-looks";
import { breadcrumbsTo } from "./breadcrumbs-to";
import { TextArticle } from "./text-article";

/** Every page of text is this page; its address says which. */
export function loader({ request, context }: Route.LoaderArgs) {
  const { library } = siteOf(context);
  const { pathname } = new URL(request.url);
  const names = Object.keys(textPages) as TextPageName[];
  const name = names.find((each) => textPages[each].path === pathname) ?? notFound(request);
  const text = library.textPage(name);
  return {
    path: pathname,
    text,
    looks: linkLooks(text, library),
    breadcrumbs: breadcrumbsTo(name, library),
  };
}

export default function TextPage({ loaderData }: Route.ComponentProps) {
  return <TextArticle {...loaderData} />;
}
