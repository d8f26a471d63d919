// Decoding of the rule for comparing a scene's goldens.

import CoreGraphics

enum GoldenDecoder {
  static func golden(_ value: SceneValue) -> SceneGolden {
    var golden = SceneGolden(reason: value["reason"]?.text ?? "")
    golden.comparator = value["comparator"]?.located("golden.comparator")
    golden.pixels = value["maxPixels"]?.number.flatMap { Int(exactly: $0) }
    golden.cluster = value["maxCluster"]?.number.flatMap { Int(exactly: $0) }
    golden.ignoring = (value["ignore"]?.elements ?? []).compactMap(\.rect)
    golden.views = (value["ignoreViews"]?.elements ?? []).compactMap(\.text)
    return golden
  }
}
