// Text drawn into the current context, laid out as labels lay it out and recorded as glyphs.

import Foundation
import SegueDisplay
import SegueText
import SegueWorld

extension NSAttributedString {
  /// Draws the text with its upper-left corner at `point`. Lines break only at the ends of
  /// paragraphs.
  public func draw(at point: CGPoint) {
    draw(with: CGRect(origin: point, size: .zero), options: .usesLineFragmentOrigin, context: nil)
  }

  /// Draws the text in `rect`, with lines of its width. Lines that do not fit are omitted.
  public func draw(in rect: CGRect) {
    draw(with: rect, options: .usesLineFragmentOrigin, context: nil)
  }

  /// Draws the text in `rect`. A width or height of 0 means no limit. Without
  /// `usesLineFragmentOrigin`, one line is drawn whose baseline begins at the rectangle's origin.
  ///
  /// - Parameter context: An object that receives the bounds of the text.
  public func draw(
    with rect: CGRect, options: NSStringDrawingOptions = [], context: NSStringDrawingContext?
  ) {
    guard let target = UIGraphicsGetCurrentContext(), rect.isFinite, length > 0 else { return }
    guard World.isRunningHere else { return target.reportUnsupported("text drawn outside a world") }
    // Safe, because this is the thread of the main actor.
    nonisolated(unsafe) let text = self
    let drawn = MainActor.assumeIsolated { text.recording(in: rect.standardized, options) }
    context?.totalBounds = CGRect(origin: .zero, size: drawn.size)
    target.draw(drawn.recording)
  }

  @MainActor
  private func recording(
    in rect: CGRect, _ options: NSStringDrawingOptions
  ) -> (recording: DisplayRecording, size: CGSize) {
    let source = TextSource(
      self, defaults: TextDefaults(font: .systemFont(ofSize: Self.usualPointSize), color: .black),
      traits: .current)
    let isBroken = options.contains(.usesLineFragmentOrigin)
    var request = source.request(
      width: isBroken && rect.width > 0 ? rect.width : .infinity, maximumLines: isBroken ? 0 : 1)
    if isBroken, rect.height > 0 { request.height = Double(rect.height) }
    let layout = TextLayout.make(request)
    for glyph in layout.missing { TextEnvironment.record(.missing(glyph)) }
    let rise = isBroken ? 0 : CGFloat(layout.lines.first?.baseline ?? 0)
    let drawing = TextDrawing(
      layout: layout, styles: source.styles,
      origin: CGPoint(x: rect.minX, y: rect.minY - rise), pixelsPerPoint: 0)
    let items = drawing.items
    let recording = DisplayRecording(bounds: items.extent.insetBy(dx: -1, dy: -1), items: items)
    return (recording, CGSize(width: layout.width, height: layout.height))
  }
}

extension NSString {
  /// Draws the text with its upper-left corner at `point`.
  public func draw(at point: CGPoint, withAttributes attrs: [NSAttributedString.Key: Any]? = nil) {
    NSAttributedString(string: self as String, attributes: attrs).draw(at: point)
  }
  /// Draws the text in `rect`, with lines of its width.
  public func draw(in rect: CGRect, withAttributes attrs: [NSAttributedString.Key: Any]? = nil) {
    NSAttributedString(string: self as String, attributes: attrs).draw(in: rect)
  }
  /// Draws the text in `rect`. See `NSAttributedString.draw(with:options:context:)`.
  public func draw(
    with rect: CGRect, options: NSStringDrawingOptions = [],
    attributes: [NSAttributedString.Key: Any]? = nil, context: NSStringDrawingContext?
  ) {
    NSAttributedString(string: self as String, attributes: attributes)
      .draw(with: rect, options: options, context: context)
  }
}

extension String {
  /// Draws the text with its upper-left corner at `point`.
  public func draw(at point: CGPoint, withAttributes attrs: [NSAttributedString.Key: Any]? = nil) {
    NSAttributedString(string: self, attributes: attrs).draw(at: point)
  }
  /// Draws the text in `rect`, with lines of its width.
  public func draw(in rect: CGRect, withAttributes attrs: [NSAttributedString.Key: Any]? = nil) {
    NSAttributedString(string: self, attributes: attrs).draw(in: rect)
  }
  /// Draws the text in `rect`. See `NSAttributedString.draw(with:options:context:)`.
  public func draw(
    with rect: CGRect, options: NSStringDrawingOptions = [],
    attributes: [NSAttributedString.Key: Any]? = nil, context: NSStringDrawingContext?
  ) {
    NSAttributedString(string: self, attributes: attributes)
      .draw(with: rect, options: options, context: context)
  }
}
