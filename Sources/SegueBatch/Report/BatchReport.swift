// The results of a batch as one HTML file that can be opened from disk and contains everything.
// Names are untrusted, so all text is escaped, and only the page's own script can run.

import SegueDiagnostics
import SegueFiles
import SegueRecording

/// Writes `report.html`.
package struct BatchReport {
  /// The name of the report in the folder.
  package static let fileName = "report.html"

  private let results: BatchResults
  private let thumbnails: ThumbnailStore?

  /// Creates a report of the given results.
  package init(_ results: BatchResults, thumbnails: ThumbnailStore?) {
    (self.results, self.thumbnails) = (results, thumbnails)
  }

  /// Writes the report into the batch's folder.
  /// - Throws: `FileError`.
  package func write() throws(FileError) {
    let path = "\(results.plan.folder)/\(Self.fileName)"
    try BufferedOutput.replaceFile(at: path) { output throws(FileError) in
      try output.write(start)
      for (clip, outcome) in zip(results.plan.clips, results.outcomes) {
        try output.write(card(clip, outcome))
      }
      try output.write(end)
    }
  }

  /// The HTML before the clips.
  private var start: String {
    let title = MarkupText.escaped(results.summary)
    return """
      <!doctype html>
      <html lang="en"><head><meta charset="utf-8">\(GeneratedFile.Mark.page.rawValue)
      <meta http-equiv="Content-Security-Policy" content="default-src 'none'; img-src data:; \
      style-src 'unsafe-inline'; script-src '\(ContentPolicy.source(ofScript: Self.script))'">
      <meta name="viewport" content="width=device-width">
      <title>\(title)</title><style>\(Self.style)</style></head>
      <body><header><h1>\(title)</h1><label><input type="checkbox" id="failed"> only failures\
      </label></header><main>
      """
  }

  /// The HTML after the clips.
  private var end: String { "</main><script>\(Self.script)</script></body></html>\n" }

  private func card(_ clip: BatchClip, _ outcome: ClipOutcome) -> String {
    let name = MarkupText.escaped(QuotedText.escaped(clip.output))
    let (state, lines) = words(clip, outcome)
    let title = state == "good" ? "<a href=\"\(Self.address(of: clip.output))\">\(name)</a>" : name
    let items = lines.map { "<li>\(MarkupText.escaped($0))</li>" }.joined()
    return """
      <section class="\(state)">\(image(outcome))<div><h2>\(title)</h2><ul>\(items)</ul></div></section>

      """
  }

  /// Returns the address of a clip relative to the report. It begins with a dot, so that no name is
  /// taken for a scheme, and every byte that has a meaning in addresses or in HTML is escaped.
  private static func address(of output: String) -> String {
    "./"
      + output.utf8.map { byte in
        let scalar = Unicode.Scalar(byte)
        let isPlain = scalar.isASCII && (scalar.properties.isAlphabetic || (0x30...0x39 ~= byte))
        if isPlain || "-._~/".unicodeScalars.contains(scalar) { return String(scalar) }
        return "%" + (byte < 16 ? "0" : "") + String(byte, radix: 16, uppercase: true)
      }.joined()
  }

  private func words(_ clip: BatchClip, _ outcome: ClipOutcome) -> (String, [String]) {
    var lines = [clip.item.label]
    switch outcome.state {
    case .done(let made, let making):
      let seconds = (made.seconds * 1000).rounded() / 1000
      lines.append(
        "\(making == .kept ? "unchanged" : making.rawValue), \(made.frames) frame\(made.frames == 1 ? "" : "s"), "
          + "\(made.width) x \(made.height), \(JSONText.number(seconds).compact) s, "
          + "\(made.bytes) bytes")
      lines += outcome.changes
      lines.append("sha256 \(made.hash.hex)")
      return ("good", lines)
    case .failed(let failure):
      return ("bad", lines + ["exit code \(failure.exitCode.rawValue)"] + failure.lines)
    case .skipped: return ("skipped", lines + ["not attempted"])
    }
  }

  private func image(_ outcome: ClipOutcome) -> String {
    guard case .done(let made, _) = outcome.state, let text = thumbnails?.text(of: made.hash)
    else { return "<span class=\"none\"></span>" }
    return "<img alt=\"\" loading=\"lazy\" src=\"data:image/png;base64,\(text)\">"
  }

  private static let style = """
    :root { color-scheme: light dark; font: 14px/1.4 system-ui, sans-serif }
    body { margin: 0 }
    header { position: sticky; top: 0; padding: 10px 20px; background: Canvas;
      border-bottom: 1px solid GrayText; display: flex; gap: 24px; align-items: baseline; flex-wrap: wrap }
    h1 { font-size: 17px; margin: 0; overflow-wrap: anywhere }
    h2 { font-size: 14px; margin: 0; overflow-wrap: anywhere }
    main { display: grid; grid-template-columns: repeat(auto-fill, minmax(min(380px, 100%), 1fr)) }
    section { display: flex; gap: 12px; padding: 10px 16px; border-left: 6px solid #2e9e4f;
      border-bottom: 1px solid color-mix(in srgb, GrayText 30%, Canvas) }
    section.bad { border-left-color: #d03030 } section.skipped { border-left-color: GrayText }
    body.only section.good { display: none }
    img, .none { width: 96px; height: 96px; object-fit: contain; flex: none }
    ul { margin: 4px 0 0; padding: 0; list-style: none; font: 12px/1.5 ui-monospace, monospace;
      overflow-wrap: anywhere }
    """

  private static let script = """
    "use strict";
    const filter = document.getElementById("failed");
    const apply = () => document.body.classList.toggle("only", filter.checked);
    filter.addEventListener("change", apply);
    apply();
    """
}
