// What all golden commands share.

import ArgumentParser
import SegueBatch
import SegueGoldens
import SegueScenes

/// Scenes and the folder of their goldens.
struct GoldenOptions: ParsableArguments {
  @Argument(help: ArgumentHelp("Scene files, YAML or JSON.", valueName: "scene"))
  var scenes: [String]

  @OptionGroup var place: GoldenPlace
  @OptionGroup var matrix: MatrixOptions

  /// A scene as one cell of the matrix.
  struct Subject {
    /// The golden's.
    var name: String
    var scene: String
    var variant: CanvasVariant
  }

  /// The scenes by the names of their goldens, which are those of their files and of the cell.
  func named() throws(UsageProblem) -> [Subject] {
    var seen: [String: String] = [:]
    for scene in scenes {
      let name = Clip.stem(scene)
      if let other = seen[name] {
        throw UsageProblem(
          "\(other) and \(scene) would have one golden, \(name); expected scenes of different names"
        )
      }
      seen[name] = scene
    }
    let variants = matrix.matrix.variants
    return scenes.flatMap { scene in
      variants.map { variant in
        let cell = variant.name.isEmpty ? "" : "@" + variant.name
        return Subject(name: Clip.stem(scene) + cell, scene: scene, variant: variant)
      }
    }
  }
}

/// The folder of goldens.
struct GoldenPlace: ParsableArguments {
  @Option(help: ArgumentHelp("The folder of the goldens.", valueName: "folder"))
  var goldens: String

  var folder: GoldenFolder { GoldenFolder(path: goldens) }
}

/// How goldens are drawn and recorded.
struct GoldenRecording: ParsableArguments {
  @OptionGroup var rate: RateOptions

  @Option(help: ArgumentHelp("Pixels for each point instead of the scene's.", valueName: "factor"))
  var scale: Double?

  @Option(help: ArgumentHelp("Frames that are kept as pictures, evenly spread.", valueName: "N"))
  var pictures: Int = 5

  @OptionGroup var comparing: ComparisonOptions

  @Option(
    name: .customLong("ignore-view"),
    help: ArgumentHelp(
      "A view whose pixels do not count, wherever it is; may be repeated.", valueName: "id"))
  var ignoredViews: [String] = []

  @Option(help: "Why these goldens are not compared exactly; needed with a comparator or limits.")
  var reason: String?

  mutating func validate() throws {
    if let scale, !(scale > 0 && scale <= SceneLimits.scale) {
      throw ValidationError("--scale is \(scale); expected more than 0 and at most 16")
    }
    guard (0...1000).contains(pictures) else {
      throw ValidationError("--pictures is \(pictures); expected 0…1000")
    }
    if whole != PictureComparison(), reason?.isEmpty ?? true {
      throw ValidationError("a comparator, limits or ignored pixels need a --reason")
    }
  }

  /// The comparison that was asked for, if one was.
  var comparison: PictureComparison? {
    whole == PictureComparison() && comparing.comparator == nil ? nil : whole
  }

  private var whole: PictureComparison {
    var comparison = comparing.comparison
    comparison.views = ignoredViews
    return comparison
  }

  var overrides: GoldenOverrides { GoldenOverrides(scale: scale, rate: rate.fps) }
}

extension RecordMode: ExpressibleByArgument {}
