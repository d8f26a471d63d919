// The options that all golden commands share.

import ArgumentParser
import SegueClips
import SegueGoldens
import SegueScenes

/// The options that name scenes and the folder of their goldens.
struct GoldenOptions: ParsableArguments {
  @Argument(
    help: ArgumentHelp("Scene files, in YAML or JSON.", valueName: "scene"), completion: .scenes)
  var scenes: [String]

  @OptionGroup var place: GoldenPlace
  @OptionGroup var matrix: MatrixOptions

  /// A scene in one variant of the matrix.
  struct Subject {
    /// The name of the golden.
    var name: String
    var scene: String
    var variant: CanvasVariant
  }

  /// Returns the scenes with the names of their goldens, which consist of the names of the file and
  /// the variant.
  func named() throws(UsageProblem) -> [Subject] {
    var seen: [String: String] = [:]
    for scene in scenes {
      let name = Clip.stem(scene)
      if let other = seen[name] {
        throw UsageProblem(
          "\(other) and \(scene) would share the golden \(name); expected scenes with different "
            + "names"
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

/// The option that names the folder of goldens.
struct GoldenPlace: ParsableArguments {
  @Option(
    help: ArgumentHelp("The folder of the goldens.", valueName: "folder"), completion: .directory)
  var goldens: String

  var folder: GoldenFolder { GoldenFolder(path: goldens) }
}

/// The options for rendering and recording goldens.
struct GoldenRecording: ParsableArguments {
  @OptionGroup var rate: RateOptions

  @Option(
    help: ArgumentHelp(
      "The number of pixels per point to use instead of the scene's.", valueName: "factor"))
  var scale: Double?

  @Option(
    help: ArgumentHelp(
      "The number of evenly spaced frames to keep as images. Default: as many as the golden has, or 5.",
      valueName: "N"))
  var images: Int?

  @OptionGroup var comparing: ComparisonOptions

  @Option(
    name: .customLong("ignore-view"),
    help: ArgumentHelp(
      "The ID of a view whose pixels are ignored wherever it is. Can be given several times.",
      valueName: "id")
  )
  var ignoredViews: [String] = []

  @Option(
    help: ArgumentHelp(
      "Why these goldens are not compared exactly; required with a comparator, limits, or ignored "
        + "pixels.")
  )
  var reason: String?

  mutating func validate() throws {
    if let scale, !(scale > 0 && scale <= SceneLimits.scale) {
      throw ValidationError("--scale is \(scale.asTyped); expected more than 0 and at most 16")
    }
    if let images, !(0...1000).contains(images) {
      throw ValidationError("--images is \(images); expected 0…1000")
    }
    if whole != ImageComparison(), reason?.isEmpty ?? true {
      throw ValidationError("a comparator, limits, or ignored pixels require a --reason")
    }
  }

  /// The comparison that the options specify, or `nil` if they specify none.
  var comparison: ImageComparison? {
    whole == ImageComparison() && comparing.comparator == nil ? nil : whole
  }

  private var whole: ImageComparison {
    var comparison = comparing.comparison
    comparison.views = ignoredViews
    return comparison
  }

  var overrides: GoldenOverrides { GoldenOverrides(scale: scale, rate: rate.fps) }
}

extension RecordMode: ExpressibleByArgument {}
