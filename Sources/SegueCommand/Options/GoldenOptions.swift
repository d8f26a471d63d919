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

  /// The scenes by the names of their goldens, which are those of their files.
  func named() throws(UsageProblem) -> [(name: String, scene: String)] {
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
    return scenes.map { (Clip.stem($0), $0) }
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

  @Option(help: "Why these goldens are not compared exactly; needed with a comparator or limits.")
  var reason: String?

  mutating func validate() throws {
    if let scale, !(scale > 0 && scale <= SceneLimits.scale) {
      throw ValidationError("--scale is \(scale); expected more than 0 and at most 16")
    }
    guard (0...1000).contains(pictures) else {
      throw ValidationError("--pictures is \(pictures); expected 0…1000")
    }
    if comparing.comparison != PictureComparison(), reason?.isEmpty ?? true {
      throw ValidationError("a comparator, limits or ignored pixels need a --reason")
    }
  }

  /// The comparison that was asked for, if one was.
  var comparison: PictureComparison? {
    let comparison = comparing.comparison
    return comparison == PictureComparison() && comparing.comparator == nil ? nil : comparison
  }

  var overrides: GoldenOverrides { GoldenOverrides(scale: scale, rate: rate.fps) }
}

extension RecordMode: ExpressibleByArgument {}
