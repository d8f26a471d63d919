// CSS: one page with an element for each layer, placed and clipped by `@keyframes`. Elements are in
// pixels of the frame, and the whole is scaled to points.

import CoreGraphics
import SegueDiagnostics
import SegueDisplay

/// Writes a clip as a page.
package struct CSSWriter {
  /// What CSS expresses: perspective by matrices, skew, and clips of any outline.
  package static let abilities = ExportAbilities(
    hasPerspective: true, hasSkew: true, hasCompoundClips: true)

  private let motion: ExportedMotion
  private var rules: [String] = []
  private var count = 0

  private init(_ motion: ExportedMotion) { self.motion = motion }

  /// Returns the page of a clip.
  package static func text(of motion: ExportedMotion, name: String) -> String {
    var writer = CSSWriter(motion)
    let elements = writer.elements(motion.layers, indent: 2)
    return writer.page(elements, name: name)
  }

  private func page(_ elements: String, name: String) -> String {
    let (width, height) = (
      Double(motion.width) / motion.scale, Double(motion.height) / motion.scale
    )
    let images = motion.images.enumerated().map { index, image in
      ".segue .i\(index) { width: \(image.bitmap.width)px; height: \(image.bitmap.height)px; "
        + "background-image: url(\(image.uri)) }"
    }
    return """
      <!DOCTYPE html>
      <html lang="en">
      <head>
      <meta charset="utf-8">
      <meta name="generator" content="segue">
      <meta name="viewport" content="width=device-width">
      <title>\(MarkupText.escaped(name))</title>
      <style>
      body { margin: 0 }
      /* To play once: --segue-count: 1. To pause: --segue-state: paused. */
      .segue { position: relative; overflow: hidden; width: \(width.text(4))px; \
      height: \(height.text(4))px; background: \(motion.background.css) }
      .segue .frame { position: absolute; left: 0; top: 0; width: \(motion.width)px; \
      height: \(motion.height)px; transform-origin: 0 0; transform: scale(\((1 / motion.scale).text(8))) }
      .segue .frame div { position: absolute; left: 0; top: 0; transform-origin: 0 0; \
      animation-duration: \(motion.duration.text(6))s; animation-timing-function: linear; \
      animation-fill-mode: both; animation-iteration-count: var(--segue-count, infinite); \
      animation-play-state: var(--segue-state, running) }
      .segue .g { width: \(motion.width)px; height: \(motion.height)px }
      \((images + rules).joined(separator: "\n"))
      </style>
      </head>
      <body>
      <div class="segue"><div class="frame" style="animation: none">
      \(elements)</div></div>
      </body>
      </html>

      """
  }

  private mutating func elements(_ layers: [ExportedLayer], indent: Int) -> String {
    var text = ""
    for layer in layers { text += element(layer, indent: indent) }
    return text
  }

  private mutating func element(_ layer: ExportedLayer, indent: Int) -> String {
    let id = "l\(count)"
    count += 1
    var style = CSSAnimations(id: id, motion: motion)
    style.show(in: layer.frames)
    style.fade(layer.opacity)
    var (classes, inner) = (id, "")
    switch layer.content {
    case .image(let index, let track):
      classes += " i\(index)"
      style.place(track, size: motion.images[index].size)
    case .color(let color, let size, let track):
      style.declare("width: \(size.width.text(4))px; height: \(size.height.text(4))px")
      style.declare("background-color: \(color.hexadecimal)")
      style.place(track, size: size)
    case .shape(let outline, let color):
      classes += " g"
      style.clip(outline)
      style.fill(color)
    case .group(let layers, let clip):
      classes += " g"
      if let clip { style.clip(clip) }
      style.declare("isolation: isolate")
      inner = "\n" + elements(layers, indent: indent + 2) + String(repeating: " ", count: indent)
    }
    rules += style.rules
    let name = MarkupText.escaped(layer.name)
    return String(repeating: " ", count: indent)
      + "<div class=\"\(classes)\" data-view=\"\(name)\">\(inner)</div>\n"
  }
}

extension CGFloat {
  fileprivate func text(_ decimals: Int) -> String { Double(self).text(decimals) }
}

extension DisplayColor {
  fileprivate var css: String {
    let parts = [red, green, blue].map { Int((min(max($0, 0), 1) * 255).rounded()) }
    return "rgb(\(parts[0]) \(parts[1]) \(parts[2]) / \(alpha.text(4)))"
  }
}
