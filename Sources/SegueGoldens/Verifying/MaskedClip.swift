// A clip with gray over the areas that are ignored. The hashes of all frames then verify everything
// else exactly, and the images of a golden show which areas are not compared.

import CoreGraphics
import Foundation
import QuartzCore
import SegueDisplay
import SegueScenes
import SegueStage
import SegueWorld

/// A clip that is covered in places: in rectangles, and over views, whose positions are tracked.
@MainActor
final class MaskedClip: GoldenSubject {
  private let clip: any GoldenSubject
  private let regions: [PixelRegion]
  private let views: [String]
  private var missing: Set<String>

  private static let cover = DisplayColor(red: 0.56, green: 0.56, blue: 0.58, alpha: 1)

  /// Creates a clip that covers `clip` where `comparison` ignores pixels.
  init(_ clip: any GoldenSubject, ignoring comparison: ImageComparison) {
    self.clip = clip
    (regions, views) = (comparison.ignoring, comparison.views)
    missing = Set(comparison.views)
  }

  /// Returns `clip`, covered if `comparison` ignores any areas.
  static func covering(
    _ clip: any GoldenSubject, ignoring comparison: ImageComparison
  ) -> any GoldenSubject {
    comparison.ignoring.isEmpty && comparison.views.isEmpty
      ? clip : MaskedClip(clip, ignoring: comparison)
  }

  var canvas: SceneCanvas { clip.canvas }
  var stepTexts: [String] { clip.stepTexts }
  func namedFrames() throws -> [Int] { try clip.namedFrames() }
  func frameCount() throws -> Int { try clip.frameCount() }

  func frame(at time: FrameTime) throws -> DisplayList? {
    guard var list = try clip.frame(at: time) else { return nil }
    list.items += (regions + (try boxes(atSeconds: time.seconds))).map(Self.item)
    return list
  }

  /// Returns the layers, without the attributes of those that are covered.
  func inspect(atSeconds seconds: Double) throws -> [InspectionNode] {
    let covered = views
    return try clip.inspect(atSeconds: seconds).map { node in
      var node = node
      let parts = node.path.split(separator: "/").map { String($0) }
      if parts.contains(where: covered.contains) { node.attributes = [] }
      return node
    }
  }

  private func boxes(atSeconds seconds: Double) throws -> [PixelRegion] {
    guard !views.isEmpty else { return [] }
    return try clip.boxes(of: views, atSeconds: seconds) { missing.remove($0) }
  }

  /// Checks that every ignored view has been visible.
  /// - Throws: `GoldenError` if a view has not been visible in any frame.
  func checkViews() throws(GoldenError) {
    guard let id = missing.min() else { return }
    throw GoldenError(
      .usage,
      "no view '\(id)' to ignore is visible in the clip; expected the id of a visible view")
  }

  private static func item(_ region: PixelRegion) -> DisplayItem {
    let rect = CGRect(x: region.x, y: region.y, width: region.width, height: region.height)
    return .solid(
      SolidQuad(shape: RoundedRectangle(rect), transform: .identity, color: cover))
  }
}

extension GoldenSubject {
  /// Returns the bounding boxes of views, in whole pixels. `found` is called with the id of each
  /// visible view.
  func boxes(
    of views: [String], atSeconds seconds: Double, found: (String) -> Void = { _ in }
  ) throws -> [PixelRegion] {
    let canvas = canvas
    return try inspect(atSeconds: seconds).compactMap { node in
      guard let id = views.first(where: { $0 == node.id || $0 == node.path }) else { return nil }
      found(id)
      return canvas.pixels(around: node.visibleFrame)
    }
  }
}

extension SceneCanvas {
  /// Returns the pixels that a rectangle of the window touches, or `nil` if there are none.
  package func pixels(around box: CGRect) -> PixelRegion? {
    guard !box.isNull, !box.isEmpty else { return nil }
    func pixel(_ points: Double, _ inset: Double, _ rule: FloatingPointRoundingRule) -> Int {
      // A small tolerance, so that a box that ends on a pixel's edge does not touch the next pixel.
      let value = (points + inset) * scale + (rule == .down ? 1e-6 : -1e-6)
      return Int(exactly: min(max(value.rounded(rule), -1e6), 1e6)) ?? 0
    }
    let (across, down) = (frameInsets.left, frameInsets.top)
    let (left, top) = (pixel(box.minX, across, .down), pixel(box.minY, down, .down))
    return PixelRegion(
      x: left, y: top, width: pixel(box.maxX, across, .up) - left,
      height: pixel(box.maxY, down, .up) - top
    ).clipped(width: widthInPixels, height: heightInPixels)
  }
}
