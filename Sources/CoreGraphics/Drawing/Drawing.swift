// A finished recording. It contains commands only. The modules above translate them to display
// items and cache the translation here.

import Foundation
import SeguePixels
import Synchronization

/// The commands that a `CGContext` received, in order.
package final class Drawing: Sendable {
  /// The recorded rectangle, in points. Anything outside it is clipped.
  package let bounds: CGRect
  /// The commands, back to front.
  package let commands: [DrawingCommand]
  /// The names of requested features that cannot be drawn.
  package let problems: [String]
  /// A Boolean value that indicates whether the drawing covers its bounds opaquely.
  package let isOpaque: Bool
  /// The approximate number of items in the drawing, including those of images in it.
  package let weight: Int
  /// The nesting depth of its items.
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

  /// Returns the content that `make` creates from this drawing. It is created once and cached.
  package func translated(by make: () -> any RecordedContent) -> any RecordedContent {
    if let known = translation.withLock({ $0 }) { return known }
    let made = make()
    return translation.withLock { kept in
      if let kept { return kept }
      kept = made
      return made
    }
  }

  /// The limits above which images are drawn as pixels, as Apple's are: the number of items and the
  /// nesting depth.
  package static let (maximumWeight, maximumDepth) = (1 << 16, 48)
  /// A Boolean value that indicates whether the drawing is small enough to be drawn as its items.
  package var isLight: Bool { weight <= Self.maximumWeight && depth <= Self.maximumDepth }
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

/// The conversion of drawings to pixels. The rasterizer lies above this module, so UIKit installs
/// it here.
package enum DrawingPixels {
  /// A function that draws `part` of a drawing (in its points) at the given size in pixels.
  package typealias Rasterizer =
    @Sendable (_ drawing: Drawing, _ part: CGRect, _ width: Int, _ height: Int) throws ->
    PixelBuffer

  /// The installed function. It is in a structure, since a function that is a generic value would
  /// be wrapped once more by every access.
  private struct Installed {
    let rasterizer: Rasterizer
  }

  private static let installed = Mutex<Installed?>(nil)

  /// Installs the rasterizer that is used from now on.
  package static func install(_ rasterizer: @escaping Rasterizer) {
    installed.withLock { if $0 == nil { $0 = Installed(rasterizer: rasterizer) } }
  }

  /// Returns the pixels of part of a drawing; `nil` without a rasterizer, if memory is not
  /// available, or if the number of pixels exceeds the limit.
  static func of(_ drawing: Drawing, part: CGRect, width: Int, height: Int) -> PixelBuffer? {
    guard let installed = installed.withLock({ $0 }) else { return nil }
    return try? installed.rasterizer(drawing, part, width, height)
  }
}
