// The requests that compare with goldens: `golden`.

import SegueDiagnostics
import SeguePixels

extension PreviewHandlers {
  /// The requests about goldens.
  static let goldens: [String: PreviewHandler] = [
    "golden": { request, context in
      let scene = try context.scene()
      let index = try request.integer("index", in: 0...1_000_000_000)
      let comparison = try context.session.studio.comparison(of: context.document, scene)
      let golden = comparison.golden
      let place = comparison.index(at: scene.time(ofFrame: index).seconds)
      let frame = try comparison.frame(place)
      @MainActor func send(_ pixels: PixelBuffer?, _ kind: PictureHeader.Kind) {
        guard let pixels else { return }
        let header = PictureHeader(
          kind: kind, time: golden.seconds(place), index: index, revision: scene.revision)
        context.session.send(pixels, header: header, to: context.page)
      }
      send(frame.expected, .golden)
      send(frame.difference, .difference)
      return .object([
        (
          "firstDifference",
          comparison.firstDifference.map { .integer(scene.frame(at: golden.seconds($0))) } ?? .null
        ),
        ("count", .integer(golden.frames.count)), ("index", .integer(place)),
        ("equal", .bool(frame.isEqual)),
        ("maximum", .optional(frame.largestDifference.map(Double.init))),
        ("differing", .optional(frame.differingPixels.map(Double.init))),
        ("hasImage", .bool(frame.expected != nil)),
        ("keyFrames", .array(golden.keyFrames.map { .integer($0) })),
        ("scale", .optional(golden.overrides.scale)),
      ])
    }
  ]
}
