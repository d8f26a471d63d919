// The position of a label's text in its bounds, and its drawing.

import Foundation
import SegueDisplay
import SegueText

/// A label's text, laid out and positioned.
struct LabelArrangement {
  let layout: TextLayout
  let source: TextSource
  /// The upper-left corner of the layout.
  let origin: CGPoint
  /// The rectangle that the text was laid out in.
  let rect: CGRect

  /// Returns the items to draw in `label`.
  @MainActor
  func items(_ label: UILabel) -> [DisplayItem] {
    for glyph in layout.missing { TextEnvironment.record(.missing(glyph)) }
    let drawing = TextDrawing(
      layout: layout, styles: source.styles, origin: origin, pixelsPerPoint: label.pixelsPerPoint)
    guard reachesBeyond else { return drawing.items }
    let clip = DisplayClip(shape: RoundedRectangle(label.bounds), transform: .identity)
    return [.group(DisplayGroup(clip: clip, items: drawing.items))]
  }

  /// A Boolean value that indicates whether lines extend beyond the rectangle by more than half a
  /// point, so that they are clipped.
  private var reachesBeyond: Bool {
    layout.height > Double(rect.height) + 0.5
      || layout.lines.contains { $0.width > Double(rect.width) + 0.5 }
  }
}

extension UILabel {
  /// The number of pixels per point where the label is shown.
  var pixelsPerPoint: CGFloat {
    let scale = traitCollection.displayScale
    return scale > 0 ? scale : UIScreen.main.scale
  }

  /// Draws the text if it, the bounds or the traits have changed.
  func drawIfNeeded() {
    let traits = traitCollection
    if let drawnFor, drawnFor.bounds == bounds, drawnFor.traits.drawsLike(traits) { return }
    drawnFor = (bounds, traits)
    layer.drawnContents = []
    guard !bounds.isEmpty else { return }
    if type(of: self) == UILabel.self {
      layer.drawnContents = arrangement(in: bounds).items(self)
    } else {
      drawOwnContents(traits)
    }
  }

  // MARK: Layout

  /// Returns the text arranged in `rect`.
  func arrangement(in rect: CGRect, lines: Int? = nil) -> LabelArrangement {
    let lines = lines ?? numberOfLines
    var (source, factor) = fitted(to: rect.width, lines: lines)
    func layOut() -> TextLayout {
      let width = lineWidth(of: source, in: rect.width, lines: lines)
      var request = self.request(source, width: width, lines: lines)
      request.height = Double(rect.height)
      return TextLayout.make(request)
    }
    var layout = layOut()
    if layout.isTruncated, lines == 1, let tight = tightened(source, to: rect.width) {
      source = tight
      layout = layOut()
    }
    let top = factor == 1 ? centered(layout, rect) : adjusted(layout, rect)
    return LabelArrangement(
      layout: layout, source: source, origin: CGPoint(x: rect.minX, y: top), rect: rect)
  }

  /// Returns the width in which lines break. On a screen whose scale is not a whole number,
  /// as in a small rendering of a device's layout, rounding can take up to a pixel from a label that
  /// is as wide as its text; the text is not shortened for that.
  private func lineWidth(of source: TextSource, in width: CGFloat, lines: Int) -> CGFloat {
    let scale = pixelsPerPoint
    guard scale != scale.rounded(), width > 0 else { return width }
    let own = CGFloat(TextLayout.make(request(source, width: .infinity, lines: lines)).width)
    return own > width && own <= width + 1 / scale ? own : width
  }

  private func request(_ source: TextSource, width: CGFloat, lines: Int) -> TextRequest {
    var request = source.request(width: width, maximumLines: max(0, lines))
    request.naturalIsRight = effectiveUserInterfaceLayoutDirection == .rightToLeft
    request.exclusions = exclusions
    return request
  }

  private func centered(_ layout: TextLayout, _ rect: CGRect) -> CGFloat {
    rect.minY + (rect.height - CGFloat(layout.height)) / 2
  }

  /// Returns the text at the size at which it fits, and the factor by which it was scaled.
  private func fitted(to width: CGFloat, lines: Int) -> (source: TextSource, factor: Double) {
    let source = self.source
    guard adjustsFontSizeToFitWidth, lines == 1, width > 0 else { return (source, 1) }
    let own = TextLayout.make(request(source, width: .infinity, lines: 1)).width
    guard own > Double(width) else { return (source, 1) }
    let factor = min(1, max(Double(width) / own, Double(minimumScaleFactor)))
    return (source.scaled(by: factor), factor)
  }

  /// Returns the text of a single line with tightened letters, if it is truncated otherwise and fits then. The
  /// letters of the font that stands in for Apple's are tightened, too, since they are wider.
  private func tightened(_ source: TextSource, to width: CGFloat) -> TextSource? {
    let isWider = font.recipe.source == .system
    guard isWider || allowsDefaultTighteningForTruncation else { return nil }
    let own = TextLayout.make(request(source, width: .infinity, lines: 1)).width
    let (excess, gaps) = (own - Double(width), source.text.scalars.count - 1)
    guard gaps > 0, excess <= own * (isWider ? Self.standInExcess : Self.tightening) else {
      return nil
    }
    return source.tightened(by: (excess + 0.05) / Double(gaps))
  }

  /// The part of a line by which letters are tightened at most, as Apple documents for paragraphs.
  private static let tightening = 0.05
  /// The part of a line that the system font may need more than Apple's. Our choice, by labels in storyboards whose
  /// frames have the width of their text on a device.
  private static let standInExcess = 0.08

  /// Returns the top of a layout that was scaled down, as `baselineAdjustment` specifies.
  private func adjusted(_ layout: TextLayout, _ rect: CGRect) -> CGFloat {
    switch baselineAdjustment {
    case .alignCenters: return centered(layout, rect)
    case .none: return rect.minY
    case .alignBaselines:
      let full = TextLayout.make(request(source, width: .infinity, lines: 1))
      guard let baseline = full.lines.first?.baseline, let own = layout.lines.first?.baseline else {
        return centered(layout, rect)
      }
      return centered(full, rect) + CGFloat(baseline - own)
    }
  }

  // MARK: Measuring

  /// Returns the size of the text, rounded up to whole pixels.
  func measuredSize(width: CGFloat) -> CGSize {
    guard content != nil || plainText != nil else { return .zero }
    let layout = TextLayout.make(request(source, width: width, lines: numberOfLines))
    return CGSize(width: wholePixels(layout.width), height: wholePixels(layout.height))
  }

  /// Returns the rectangle of the text. That of a single line begins at the top of the bounds, as a
  /// public layout library that asks UIKit for it relies on; that of several is in the middle.
  func measuredRect(in bounds: CGRect, lines: Int) -> CGRect {
    let arrangement = arrangement(in: bounds, lines: lines)
    let layout = arrangement.layout
    let left = layout.lines.map(\.x).min() ?? 0
    return CGRect(
      x: arrangement.origin.x + CGFloat(left), y: lines == 1 ? bounds.minY : arrangement.origin.y,
      width: min(wholePixels(layout.width), bounds.width),
      height: min(wholePixels(layout.height), bounds.height))
  }

  private func wholePixels(_ length: Double) -> CGFloat {
    let scale = pixelsPerPoint
    // A length that is a whole number of pixels up to rounding errors is not rounded up.
    return ((CGFloat(length) * scale - 1e-6).rounded(.up)) / scale
  }

  /// The characters of the text that no font contains.
  package var missingGlyphs: [MissingGlyph] {
    TextLayout.make(request(source, width: .infinity, lines: 0)).missing
  }

  /// Returns the baselines of the text at its natural size.
  func naturalBaselines(width: CGFloat?) -> TextBaselines {
    let layout = TextLayout.make(
      request(source, width: width ?? .infinity, lines: numberOfLines))
    let height = measuredSize(width: width ?? .infinity).height
    guard let first = layout.lines.first, let last = layout.lines.last else {
      return TextBaselines(
        first: font.ascender, last: font.ascender, height: font.ascender - font.descender)
    }
    let slack = (height - CGFloat(layout.height)) / 2
    return TextBaselines(
      first: CGFloat(first.baseline) + slack, last: CGFloat(last.baseline) + slack, height: height)
  }

  /// The distances from the top of the bounds to the first and to the last baseline.
  package var baselines: (first: CGFloat, last: CGFloat)? {
    let arrangement = arrangement(in: bounds)
    guard let first = arrangement.layout.lines.first, let last = arrangement.layout.lines.last
    else {
      return nil
    }
    let top = arrangement.origin.y - bounds.minY
    return (top + CGFloat(first.baseline), top + CGFloat(last.baseline))
  }
}
