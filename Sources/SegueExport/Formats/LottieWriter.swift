// Lottie: images, solids and shapes as layers, groups as compositions. Layers are listed from front to
// back, and times are numbers of frames.

import CoreGraphics
import SegueDiagnostics
import SegueDisplay

/// Writes a clip as Lottie.
package struct LottieWriter {
  /// What Lottie players draw alike: no perspective, no skew, and masks of one outline.
  package static let abilities = ExportAbilities(
    hasPerspective: false, hasSkew: false, hasCompoundClips: false)

  private let motion: ExportedMotion
  private let name: String
  /// The compositions of groups.
  private var compositions: [JSONText] = []

  private init(_ motion: ExportedMotion, name: String) { (self.motion, self.name) = (motion, name) }

  /// Returns the file of a clip.
  package static func text(of motion: ExportedMotion, name: String) -> String {
    var writer = LottieWriter(motion, name: name)
    return writer.file.compact + "\n"
  }

  private var file: JSONText {
    mutating get {
      var layers = list(motion.layers)
      if motion.background.alpha > 0 { layers.append(backdrop(index: layers.count + 1)) }
      let images = motion.images.enumerated().map { index, image -> JSONText in
        .object([
          ("id", .string("image\(index)")), ("w", .integer(image.bitmap.width)),
          ("h", .integer(image.bitmap.height)), ("u", .string("")), ("p", .string(image.uri)),
          ("e", .integer(1)),
        ])
      }
      let rate = Double(motion.rate.numerator) / Double(motion.rate.denominator)
      return .object([
        ("v", .string("5.7.0")), ("fr", .number(rate)), ("ip", .integer(0)),
        ("op", .integer(motion.frameCount)), ("w", .integer(motion.width)),
        ("h", .integer(motion.height)), ("nm", .string(name)), ("ddd", .integer(0)),
        ("assets", .array(images + compositions)), ("layers", .array(layers)),
      ])
    }
  }

  /// Returns layers, front to back.
  private mutating func list(_ layers: [ExportedLayer]) -> [JSONText] {
    var result: [JSONText] = []
    for (index, each) in layers.reversed().enumerated() {
      result.append(layer(each, index: index + 1))
    }
    return result
  }

  private func backdrop(index: Int) -> JSONText {
    let color = motion.background
    let size = CGSize(width: motion.width, height: motion.height)
    return .object(
      header("background", index, type: 1, 0..<motion.frameCount) + [
        ("sw", .integer(motion.width)), ("sh", .integer(motion.height)),
        ("sc", .string(color.hexadecimal)),
        (
          "ks",
          transform(nil, size: size, opacity: ValueTrack([[color.alpha]], from: 0, tolerance: 0))
        ),
      ])
  }

  private func header(_ name: String, _ index: Int, type: Int, _ frames: Range<Int>)
    -> [(String, JSONText)]
  {
    [
      ("ddd", .integer(0)), ("ind", .integer(index)), ("ty", .integer(type)), ("nm", .string(name)),
      ("sr", .integer(1)), ("ip", .integer(frames.lowerBound)), ("op", .integer(frames.upperBound)),
      ("st", .integer(0)), ("bm", .integer(0)),
    ]
  }

  private mutating func layer(_ layer: ExportedLayer, index: Int) -> JSONText {
    func header(_ type: Int) -> [(String, JSONText)] {
      self.header(layer.name, index, type: type, layer.frames)
    }
    switch layer.content {
    case .image(let image, let track):
      let size = motion.images[image].size
      return .object(
        header(2) + [
          ("refId", .string("image\(image)")),
          ("ks", transform(track, size: size, opacity: layer.opacity)),
        ])
    case .color(let color, let size, let track):
      return .object(
        header(1) + [
          ("sw", .integer(Int(size.width))), ("sh", .integer(Int(size.height))),
          ("sc", .string(color.hexadecimal)),
          ("ks", transform(track, size: size, opacity: layer.opacity)),
        ])
    case .shape(let outline, let color):
      return .object(
        header(4) + [
          ("ks", transform(nil, size: .zero, opacity: layer.opacity)),
          ("shapes", LottieShapes.group(outline, color: color)),
        ])
    case .group(let inner, let clip):
      let id = "group\(compositions.count)"
      compositions.append(.null)
      let place = compositions.count - 1
      compositions[place] = .object([("id", .string(id)), ("layers", .array(list(inner)))])
      var entries =
        header(0) + [
          ("refId", .string(id)), ("w", .integer(motion.width)), ("h", .integer(motion.height)),
          ("ks", transform(nil, size: .zero, opacity: layer.opacity)),
        ]
      if let clip {
        entries += [("hasMask", .bool(true)), ("masksProperties", LottieShapes.mask(clip))]
      }
      return .object(entries)
    }
  }

  /// Returns the transform of a layer; without a track, that of the frame.
  private func transform(_ track: PoseTrack?, size: CGSize, opacity: ValueTrack) -> JSONText {
    var poses: [Keyframe<AffinePose>] = []
    if case .affine(let keyframes)? = track { poses = keyframes }
    func property(_ values: (AffinePose) -> [Double], _ rest: [Double], _ decimals: Int) -> JSONText
    {
      let keyframes = poses.map { Keyframe($0.frame, values($0.value)) }
      return LottieProperty.values(keyframes.isEmpty ? [Keyframe(0, rest)] : keyframes, decimals)
    }
    let anchor = [Double(size.width) / 2, Double(size.height) / 2]
    return .object([
      (
        "o",
        LottieProperty.values(opacity.keyframes.map { Keyframe($0.frame, [$0.value[0] * 100]) }, 3)
      ),
      ("r", property({ [$0.rotation] }, [0], 5)),
      ("p", property({ [$0.x, $0.y, 0] }, [anchor[0], anchor[1], 0], 4)),
      ("a", LottieProperty.values([Keyframe(0, anchor + [0])], 4)),
      ("s", property({ [$0.scaleX * 100, $0.scaleY * 100, 100] }, [100, 100, 100], 5)),
    ])
  }
}

extension DisplayColor {
  /// The color as `#RRGGBB`.
  var hexadecimal: String {
    let parts = [red, green, blue].map { Int((min(max($0, 0), 1) * 255).rounded()) }
    return "#"
      + parts.map { ($0 < 16 ? "0" : "") + String($0, radix: 16, uppercase: true) }.joined()
  }
}
