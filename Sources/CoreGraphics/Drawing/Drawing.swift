// A finished recording. It knows how it looks only as commands; what makes pictures of them lies in
// modules above, which keep their translation here.

import Foundation
import SeguePixels
import Synchronization

/// What a `CGContext` was told to draw, in order.
package final class Drawing: Sendable {
  /// The rectangle recorded, in points; what reaches beyond is cut off.
  package let bounds: CGRect
  /// Back to front.
  package let commands: [DrawingCommand]
  /// What was asked for and cannot be drawn, by name.
  package let problems: [String]
  /// Whether it covers its bounds.
  package let isOpaque: Bool
  /// About how many items it is made of, pictures in it included.
  package let weight: Int
  /// How deep its items lie in each other.
  package let depth: Int

  private let translation = Mutex<(any RecordedContent)?>(nil)

  package init(
    bounds: CGRect, commands: [DrawingCommand], problems: [String] = [], isOpaque: Bool = false
  ) {
    (self.bounds, self.commands) = (bounds, commands)
    (self.problems, self.isOpaque) = (problems, isOpaque)
    weight = commands.reduce(1) { $0 + $1.mark.weight }
    depth = 1 + (commands.map { $0.mark.depth + ($0.clip?.depth ?? 0) }.max() ?? 0)
  }

  /// What `make` makes of this drawing, made once and kept.
  package func translated(by make: () -> any RecordedContent) -> any RecordedContent {
    if let known = translation.withLock({ $0 }) { return known }
    let made = make()
    return translation.withLock { kept in
      if let kept { return kept }
      kept = made
      return made
    }
  }

  /// Pictures of more items, or that lie deeper in each other, are drawn as pixels, as Apple's are.
  package static let (mostWeight, mostDepth) = (1 << 16, 48)
  /// Whether it may be drawn as what it is made of.
  package var isLight: Bool { weight <= Self.mostWeight && depth <= Self.mostDepth }
}

extension DrawingMark {
  fileprivate var weight: Int {
    switch self {
    case .rectangle, .path, .gradient: 1
    case .image(let drawn): drawn.image.drawing?.weight ?? 1
    case .content(let content, _): content.weight
    case .layer(let commands): commands.reduce(1) { $0 + $1.mark.weight }
    }
  }

  fileprivate var depth: Int {
    switch self {
    case .rectangle, .path, .gradient: 0
    case .image(let drawn): drawn.image.drawing?.depth ?? 0
    case .content(let content, _): content.depth
    case .layer(let commands):
      1 + (commands.map { $0.mark.depth + ($0.clip?.depth ?? 0) }.max() ?? 0)
    }
  }
}

/// Turns drawings into pixels. The rasterizer lies above this module, so UIKit puts it here.
package enum DrawingPixels {
  /// Draws `part` of a drawing (in its points) over so many pixels.
  package typealias Rasterizer =
    @Sendable (_ drawing: Drawing, _ part: CGRect, _ width: Int, _ height: Int) throws ->
    PixelBuffer

  private static let rasterizer = Mutex<Rasterizer?>(nil)

  /// Has `rasterizer` used from now on.
  package static func install(_ rasterizer: @escaping Rasterizer) {
    self.rasterizer.withLock { if $0 == nil { $0 = rasterizer } }
  }

  /// The pixels; `nil` without a rasterizer, without memory, or for more pixels than there may be.
  static func of(_ drawing: Drawing, part: CGRect, width: Int, height: Int) -> PixelBuffer? {
    guard let rasterizer = rasterizer.withLock({ $0 }) else { return nil }
    return try? rasterizer(drawing, part, width, height)
  }
}
