// The report as one HTML file that can be opened from disk: it contains everything, images as data
// URLs, and loads nothing. Names and messages come from untrusted files, so all text is escaped,
// and a content security policy permits only the page's own script, by its hash.

import SegueDiagnostics
import SegueFiles
import SegueRecording

/// The HTML page of a report.
struct ReportPage {
  let results: GoldenResults
  /// A Boolean value that indicates whether there is a contact sheet beside the page.
  var hasContactSheet = false

  /// The contents of the HTML file.
  var html: String {
    let sections = results.verdicts.map { ReportSection(verdict: $0).html }.joined()
    let orphans =
      results.orphans.isEmpty ? "" : "<p>\(MarkupText.escaped(results.orphanLine))</p>"
    return """
      <!doctype html>
      <html lang="en"><head><meta charset="utf-8">\(GeneratedFile.Mark.page.rawValue)
      <meta http-equiv="Content-Security-Policy" content="default-src 'none'; img-src data:; \
      style-src 'unsafe-inline'; script-src '\(ContentPolicy.source(ofScript: ReportAssets.script))'">
      <meta name="viewport" content="width=device-width">
      <title>\(MarkupText.escaped(results.summary))</title>
      <style>\(ReportAssets.style)</style></head>
      <body><header><h1>\(MarkupText.escaped(results.summary))</h1>
      <label><input type="checkbox" id="failed"\(results.isGood ? "" : " checked")> only \
      differences</label>\(sheet)\(orphans)</header>
      <main>\(sections)</main>
      <script>\(ReportAssets.script)</script></body></html>

      """
  }

  private var sheet: String {
    hasContactSheet ? "<a href=\"\(GoldenReport.contactSheet)\">contact sheet</a>" : ""
  }
}

/// The section of one clip.
private struct ReportSection {
  let verdict: GoldenVerdict

  var html: String {
    let name = MarkupText.escaped(verdict.name)
    let lines = verdict.lines.map { "<li>\(MarkupText.escaped($0))</li>" }.joined()
    return """
      <section class="\(verdict.isGood ? "good" : "bad")" data-state="\(verdict.state.rawValue)">
      <h2>\(name) <small>\(verdict.state.rawValue), \(verdict.frameCount) frames</small></h2>
      <ul class="lines">\(lines)</ul>\(verdict.isGood ? "" : frameBar)\(strips)\
      \(verdict.isGood ? "" : movie + images + curves)
      </section>

      """
  }

  /// A bar with a segment for each run of frames that are equal, or that differ.
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

  /// The key frames: those of the golden and, below them, the current ones where they differ.
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
      "<figure><img alt=\"frame \(frame)\" "
        + "src=\"\(data(png))\"><figcaption>\(frame)</figcaption></figure>"
    }.joined()
    return "<div class=\"strip\"><b>\(title)</b>\(images)</div>"
  }

  private static func data(_ png: [UInt8]) -> String { "data:image/png;base64,\(Base64.text(png))" }

  /// The movie of the expected frame, the difference and the actual frame. The file is beside the
  /// page.
  private var movie: String {
    guard !verdict.movie.isEmpty else { return "" }
    let link = MarkupText.link(GoldenReport.movieName(verdict))
    return """
      <figure class="movie"><img alt="difference in motion" src="\(Self.data(verdict.movie))">
      <figcaption>expected, difference, and actual of the key frames: <a href="\(link)">file</a>\
      </figcaption></figure>
      """
  }

  private var images: String {
    verdict.images.map(Self.figure).joined()
  }

  /// A key frame in four views: side by side, with a slider, overlaid, and as a difference.
  private static func figure(_ failure: FailedImage) -> String {
    func image(_ bytes: [UInt8], _ kind: String) -> String {
      bytes.isEmpty
        ? ""
        : "<span class=\"\(kind)\"><b>\(kind)</b><img alt=\"\(kind)\" "
          + "src=\"\(data(bytes))\"></span>"
    }
    let reason = MarkupText.escaped(failure.difference.problem ?? "")
    let (expected, actual) = (
      image(failure.expected, "expected"), image(failure.actual, "actual")
    )
    let views = ["side", "swipe", "onion", "difference"].map {
      "<button type=\"button\" data-view=\"\($0)\">\($0)</button>"
    }.joined()
    return """
      <figure class="image" data-view="side"><figcaption>frame \(failure.frame): \(reason)</figcaption>
      <nav>\(views)<input type="range" min="0" max="100" value="50" aria-label="between expected \
      and actual"></nav>
      <div class="stack">\(expected)\(image(failure.mask, "difference"))\(actual)</div></figure>
      """
  }

  private var curves: String {
    guard let golden = verdict.golden, let now = verdict.curves else { return "" }
    let charts = CurveChart.charts(golden: golden.curves, now: now)
    guard !charts.isEmpty else { return "" }
    let legend = "<p>Green: the golden. Red: the current clip, at the instants of the golden.</p>"
    return
      "\(legend)<div class=\"curves\">\(charts.prefix(CurveChart.maximum).map(\.html).joined())</div>"
  }
}

/// A chart of a property whose motion has changed: the golden's curve, and the current one over it.
private struct CurveChart {
  static let maximum = 24

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
