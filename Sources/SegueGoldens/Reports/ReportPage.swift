// The report as one HTML file that opens from disk: everything is inside, pictures as data, and nothing is
// loaded. Names and messages come from files of anybody, so all text is escaped, and a content security
// policy lets no script run but ours, by its hash.

import SegueDiagnostics
import SegueRecording

/// A page about a run.
struct ReportPage {
  let results: GoldenResults
  /// Whether a contact sheet lies beside the page.
  var hasContactSheet = false

  /// The whole file.
  var html: String {
    let sections = results.verdicts.map { ReportSection(verdict: $0).html }.joined()
    let orphans =
      results.orphans.isEmpty ? "" : "<p>\(MarkupText.escaped(results.orphanLine))</p>"
    return """
      <!doctype html>
      <html lang="en"><head><meta charset="utf-8">
      <meta http-equiv="Content-Security-Policy" content="default-src 'none'; img-src data:; \
      style-src 'unsafe-inline'; script-src '\(ContentPolicy.source(ofScript: ReportAssets.script))'">
      <meta name="viewport" content="width=device-width">
      <title>\(MarkupText.escaped(results.summary))</title>
      <style>\(ReportAssets.style)</style></head>
      <body><header><h1>\(MarkupText.escaped(results.summary))</h1>
      <label><input type="checkbox" id="failed"\(results.isGood ? "" : " checked")> only what \
      differs</label>\(sheet)\(orphans)</header>
      <main>\(sections)</main>
      <script>\(ReportAssets.script)</script></body></html>

      """
  }

  private var sheet: String {
    hasContactSheet ? "<a href=\"\(GoldenReport.contactSheet)\">contact sheet</a>" : ""
  }
}

/// One clip on the page.
private struct ReportSection {
  let verdict: GoldenVerdict

  var html: String {
    let name = MarkupText.escaped(verdict.name)
    let lines = verdict.lines.map { "<li>\(MarkupText.escaped($0))</li>" }.joined()
    return """
      <section class="\(verdict.isGood ? "good" : "bad")" data-state="\(verdict.state.rawValue)">
      <h2>\(name) <small>\(verdict.state.rawValue), \(verdict.frameCount) frames</small></h2>
      <ul class="lines">\(lines)</ul>\(verdict.isGood ? "" : frameBar)\(strips)\
      \(verdict.isGood ? "" : movie + pictures + curves)
      </section>

      """
  }

  /// A strip with a piece for each run of frames that are the same, or differ.
  private var frameBar: String {
    guard verdict.frameCount > 0, !verdict.differingFrames.isEmpty else { return "" }
    let differing = Set(verdict.differingFrames)
    var pieces = ""
    var first = 0
    while first < verdict.frameCount {
      let differs = differing.contains(first)
      var end = first + 1
      while end < verdict.frameCount, differing.contains(end) == differs { end += 1 }
      let title = "frames \(first)–\(end - 1): \(differs ? "different" : "same")"
      pieces +=
        "<i class=\"\(differs ? "d" : "s")\" style=\"flex:\(end - first)\" title=\"\(title)\"></i>"
      first = end
    }
    return "<div class=\"frames\">\(pieces)</div>"
  }

  /// The key frames: of the golden, and below them those of now where they differ.
  private var strips: String {
    guard !verdict.filmstrip.isEmpty else { return "" }
    let differs = verdict.filmstrip.contains { !$0.actual.isEmpty }
    let golden = Self.strip(
      differs ? "golden" : "", verdict.filmstrip.map { ($0.frame, $0.expected) })
    let now = Self.strip("now", verdict.filmstrip.map { ($0.frame, $0.now) })
    return golden + (differs ? now : "")
  }

  private static func strip(_ title: String, _ frames: [(Int, [UInt8])]) -> String {
    let images = frames.map { frame, png in
      "<figure><img alt=\"frame \(frame)\" src=\"\(data(png))\"><figcaption>\(frame)</figcaption></figure>"
    }.joined()
    return "<div class=\"strip\"><b>\(title)</b>\(images)</div>"
  }

  private static func data(_ png: [UInt8]) -> String { "data:image/png;base64,\(Base64.text(png))" }

  /// Expected, difference and actual in motion; the file lies beside the page.
  private var movie: String {
    guard !verdict.movie.isEmpty else { return "" }
    let link = MarkupText.link(GoldenReport.movieName(verdict))
    return """
      <figure class="movie"><img alt="difference in motion" src="\(Self.data(verdict.movie))">
      <figcaption>expected, difference and actual of the key frames: <a href="\(link)">as a file</a>\
      </figcaption></figure>
      """
  }

  private var pictures: String {
    verdict.pictures.map(Self.picture).joined()
  }

  /// A key frame in four ways: side by side, swiped, one through the other, and what differs.
  private static func picture(_ picture: FailedPicture) -> String {
    func image(_ bytes: [UInt8], _ kind: String) -> String {
      bytes.isEmpty
        ? ""
        : "<span class=\"\(kind)\"><b>\(kind)</b><img alt=\"\(kind)\" "
          + "src=\"\(data(bytes))\"></span>"
    }
    let reason = MarkupText.escaped(picture.difference.problem ?? "")
    let (expected, actual) = (
      image(picture.expected, "expected"), image(picture.actual, "actual")
    )
    let views = ["side", "swipe", "onion", "difference"].map {
      "<button type=\"button\" data-view=\"\($0)\">\($0)</button>"
    }.joined()
    return """
      <figure class="picture" data-view="side"><figcaption>frame \(picture.frame): \(reason)</figcaption>
      <nav>\(views)<input type="range" min="0" max="100" value="50" aria-label="between expected \
      and actual"></nav>
      <div class="stack">\(expected)\(image(picture.mask, "difference"))\(actual)</div></figure>
      """
  }

  private var curves: String {
    guard let golden = verdict.golden, let now = verdict.curves else { return "" }
    let charts = CurveChart.charts(golden: golden.curves, now: now)
    guard !charts.isEmpty else { return "" }
    let legend = "<p>green is the golden, red is now, at the instants of the golden</p>"
    return
      "\(legend)<div class=\"curves\">\(charts.prefix(CurveChart.most).map(\.html).joined())</div>"
  }
}

/// A property that moves otherwise than it did: the golden's curve, and over it the one of now.
private struct CurveChart {
  static let most = 24

  let title: String
  let instants: [Int]
  let golden, now: [Double?]

  static func charts(golden: MotionCurves, now: MotionCurves) -> [CurveChart] {
    golden.layers.flatMap { layer -> [CurveChart] in
      guard let current = now.layers.first(where: { $0.path == layer.path }) else { return [] }
      return layer.properties.compactMap { property in
        let other = current.properties.first { $0.name == property.name }
        guard let other, other.values != property.values else { return nil }
        return CurveChart(
          title: "\(layer.path): \(property.name)", instants: golden.instants,
          golden: property.values, now: other.values)
      }
    }
  }

  var html: String {
    let all = (golden + now).compactMap { $0 }
    let (low, high) = (all.min() ?? 0, all.max() ?? 1)
    let range = high > low ? high - low : 1
    let end = Double(max(1, instants.last ?? 1))
    func line(_ values: [Double?], _ kind: String) -> String {
      let points = zip(instants, values).compactMap { instant, value in
        value.map { value -> String in
          let x = 4 + 232 * Double(instant) / end
          let y = 76 - 72 * (value - low) / range
          return "\((x * 10).rounded() / 10),\((y * 10).rounded() / 10)"
        }
      }
      return "<polyline class=\"\(kind)\" points=\"\(points.joined(separator: " "))\"/>"
    }
    let title = MarkupText.escaped(title)
    return """
      <figure class="curve"><svg viewBox="0 0 240 80" role="img" aria-label="\(title)">\
      \(line(golden, "golden"))\(line(now, "now"))</svg>
      <figcaption>\(title)<br><small>\(PropertyCurve.text(low)) … \(PropertyCurve.text(high))</small>\
      </figcaption></figure>
      """
  }
}
