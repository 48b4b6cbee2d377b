import { type TextPageName, textPages } from "../../model/content/text-page";
import { longDate } from "../../model/dates";
import { Breadcrumb, useBreadcrumbData } from "../site/breadcrumb";
import { Head } from "../site/head";
import { notFound } from "../site/not-found";
import { siteOf } from "../site/site-context";
import { ComingSoon } from "../ui/coming-soon";
import page from "../ui/page.module.css";
import { Prose } from "../ui/prose";
import type { Route } from "./+types/text-page";
import { PageLinks } from "./page-links";
import { stepsTo } from "./steps-to";

/** Every page of text is this page; its address says which. */
export function loader({ request, context }: Route.LoaderArgs) {
  const { library } = siteOf(context);
  const { pathname } = new URL(request.url);
  const names = Object.keys(textPages) as TextPageName[];
  const name = names.find((each) => textPages[each].path === pathname) ?? notFound(request);
  return { path: pathname, text: library.textPage(name), steps: stepsTo(name, library) };
}

export default function TextPage({ loaderData: { path, text, steps } }: Route.ComponentProps) {
  const breadcrumb = useBreadcrumbData(steps);
  const hasParent = steps.length > 1;
  return (
    <div className={page.page}>
      <Head
        title={text.title}
        description={text.description}
        keywords={text.keywords}
        path={path}
        {...(hasParent ? { structuredData: breadcrumb } : {})}
      />
      {hasParent ? <Breadcrumb steps={steps} /> : null}
      <h1>{text.title}</h1>
      {text.comingSoon ? <ComingSoon /> : null}
      <p className={page.lead}>{text.lead}</p>
      {text.updated ? (
        <p className={page.note}>
          Updated <time dateTime={text.updated}>{longDate(Date.parse(text.updated))}</time>
        </p>
      ) : null}
      {text.html ? <Prose html={text.html} /> : null}
      {text.links ? <PageLinks {...text.links} /> : null}
    </div>
  );
}
