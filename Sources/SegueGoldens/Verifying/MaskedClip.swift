// A clip with grey over what does not count: so the fingerprints of all frames hold everything else exactly,
// and whoever looks at a golden sees what is not looked at.

import CoreGraphics
import Foundation
import QuartzCore
import SegueDisplay
import SegueScenes
import SegueStage

/// Another clip, covered in places: by rectangles, and by views, which are followed wherever they are.
@MainActor
final class MaskedClip: GoldenSubject {
  private let clip: any GoldenSubject
  private let regions: [PixelRegion]
  private let views: [String]
  private var missing: Set<String>

  private static let cover = DisplayColor(red: 0.56, green: 0.56, blue: 0.58, alpha: 1)

  /// Covers `clip` where `comparison` ignores pixels.
  init(_ clip: any GoldenSubject, ignoring comparison: PictureComparison) {
    self.clip = clip
    (regions, views) = (comparison.ignoring, comparison.views)
    missing = Set(comparison.views)
  }

  /// `clip`, covered if there is anything to cover.
  static func covering(
    _ clip: any GoldenSubject, ignoring comparison: PictureComparison
  ) -> any GoldenSubject {
    comparison.ignoring.isEmpty && comparison.views.isEmpty
      ? clip : MaskedClip(clip, ignoring: comparison)
  }

  var canvas: SceneCanvas { clip.canvas }
  var stepTexts: [String] { clip.stepTexts }
  func frameCount() throws -> Int { try clip.frameCount() }

  func frame(at time: FrameTime) throws -> DisplayList? {
    guard var list = try clip.frame(at: time) else { return nil }
    list.items += (regions + (try boxes(atSeconds: time.seconds))).map(Self.item)
    return list
  }

  /// The layers, without the looks of what is covered.
  func inspect(atSeconds seconds: Double) throws -> [InspectionNode] {
    let covered = views
    return try clip.inspect(atSeconds: seconds).map { node in
      var node = node
      let parts = node.path.split(separator: "/").map { String($0) }
      if parts.contains(where: covered.contains) { node.looks = [] }
      return node
    }
  }

  private func boxes(atSeconds seconds: Double) throws -> [PixelRegion] {
    guard !views.isEmpty else { return [] }
    return try clip.boxes(of: views, atSeconds: seconds) { missing.remove($0) }
  }

  /// - Throws: `GoldenError` if a view has shown in no frame.
  func checkViews() throws(GoldenError) {
    guard let id = missing.min() else { return }
    throw GoldenError(
      .usage,
      "no view '\(id)' shows in the clip, and it is to be ignored; expected the id of a view")
  }

  private static func item(_ region: PixelRegion) -> DisplayItem {
    let rect = CGRect(x: region.x, y: region.y, width: region.width, height: region.height)
    return .solid(
      SolidQuad(shape: RoundedRectangle(rect), transform: .identity, color: cover))
  }
}

extension GoldenSubject {
  /// The boxes around views, in whole pixels; `found` is told of each that shows.
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
  /// The pixels that a rectangle of the window touches; `nil` for none.
  package func pixels(around box: CGRect) -> PixelRegion? {
    guard !box.isNull, !box.isEmpty else { return nil }
    func pixel(_ points: Double, _ rule: FloatingPointRoundingRule) -> Int {
      // A hair is forgiven: a box that ends on a pixel's edge does not touch the next.
      let value = (points + bezel) * scale + (rule == .down ? 1e-6 : -1e-6)
      return Int(exactly: min(max(value.rounded(rule), -1e6), 1e6)) ?? 0
    }
    let (left, top) = (pixel(box.minX, .down), pixel(box.minY, .down))
    return PixelRegion(
      x: left, y: top, width: pixel(box.maxX, .up) - left, height: pixel(box.maxY, .up) - top
    ).clipped(width: widthInPixels, height: heightInPixels)
  }
}
