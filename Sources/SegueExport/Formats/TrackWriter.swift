// Tracks as JSON, for programs: layers, keyframes and values, in pixels and seconds.

import CoreGraphics
import SegueDiagnostics
import SegueDisplay

/// Writes a clip as plain tracks.
package struct TrackWriter {
  /// What tracks express: everything that layers have.
  package static let abilities = ExportAbilities(
    hasPerspective: true, hasSkew: true, hasCompoundClips: true)

  private let motion: ExportedMotion

  /// Returns the file of a clip.
  package static func text(of motion: ExportedMotion, name: String) -> String {
    TrackWriter(motion: motion).file(name).compact + "\n"
  }

  private func file(_ name: String) -> JSONText {
    let color = motion.background
    return .object([
      ("segueMotion", .integer(1)), ("name", .string(name)), ("width", .integer(motion.width)),
      ("height", .integer(motion.height)), ("scale", .number(motion.scale)),
      ("fps", .array([.integer(motion.rate.numerator), .integer(motion.rate.denominator)])),
      ("frames", .integer(motion.frameCount)), ("duration", .number(motion.duration)),
      ("background", .array([color.red, color.green, color.blue, color.alpha].map { $0.json(5) })),
      (
        "images",
        .array(
          motion.images.map { image in
            .object([
              ("width", .integer(image.bitmap.width)), ("height", .integer(image.bitmap.height)),
              ("data", .string(image.uri)),
            ])
          })
      ), ("layers", .array(motion.layers.map(layer))),
      ("warnings", .array(motion.warnings.map { .string($0) })),
    ])
  }

  private func layer(_ layer: ExportedLayer) -> JSONText {
    let head: [(String, JSONText)] = [
      ("name", .string(layer.name)),
      ("frames", .array([.integer(layer.frames.lowerBound), .integer(layer.frames.upperBound)])),
      ("opacity", track(layer.opacity.keyframes, 5)),
    ]
    switch layer.content {
    case .image(let index, let pose):
      return .object(
        head + [("kind", .string("image")), ("image", .integer(index))]
          + entries(pose, size: motion.images[index].size))
    case .color(let color, let size, let pose):
      return .object(
        head + [("kind", .string("color")), ("color", .string(color.hexadecimal))]
          + entries(pose, size: size))
    case .shape(let outline, let color):
      return .object(
        head + [
          ("kind", .string("shape")), ("color", track(color.keyframes, 5)),
          ("outline", json(outline)),
        ])
    case .group(let layers, let clip):
      return .object(
        head + [
          ("kind", .string("group")), ("clip", clip.map(json) ?? .null),
          ("layers", .array(layers.map(self.layer))),
        ])
    }
  }

  private func entries(_ pose: PoseTrack, size: CGSize) -> [(String, JSONText)] {
    let box = JSONText.array([Double(size.width).json(4), Double(size.height).json(4)])
    switch pose {
    case .affine(let keyframes):
      let values = keyframes.map { keyframe in
        let pose = keyframe.value
        return Keyframe(
          keyframe.frame, [pose.x, pose.y, pose.rotation, pose.skew, pose.scaleX, pose.scaleY])
      }
      return [("size", box), ("pose", track(values, 7))]
    case .perspective(let keyframes):
      let values = keyframes.map { keyframe in
        let map = keyframe.value
        return Keyframe(
          keyframe.frame, [map.a, map.b, map.p, map.c, map.d, map.q, map.tx, map.ty, map.r])
      }
      return [("size", box), ("matrix", track(values, 9))]
    }
  }

  private func json(_ outline: OutlineTrack) -> JSONText {
    .object([
      ("commands", .string(String(outline.commands))),
      ("rule", .string(outline.rule == .evenOdd ? "evenodd" : "nonzero")),
      ("points", track(outline.coordinates.keyframes, 3)),
    ])
  }

  /// Returns keyframes: each is its time in seconds, and the values.
  private func track(_ keyframes: [Keyframe<[Double]>], _ decimals: Int) -> JSONText {
    .array(
      keyframes.map { keyframe in
        let time =
          Double(keyframe.frame) * Double(motion.rate.denominator) / Double(motion.rate.numerator)
        return .array([time.json(6)] + keyframe.value.map { $0.json(decimals) })
      })
  }
}
