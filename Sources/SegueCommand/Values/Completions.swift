// What shells offer for the values of options. The lists come from the tables that the program
// itself uses.

import ArgumentParser
import SegueClips
import SegueScenes
import SegueTransitions
import SegueVideo
import SegueWorld

extension CompletionKind {
  /// Scene files.
  static var scenes: CompletionKind { .file(extensions: ["yaml", "yml", "json"]) }
  /// Images of any kind that scenes can contain.
  static var images: CompletionKind {
    .file(extensions: [
      "png", "jpg", "jpeg", "webp", "gif", "tif", "tiff", "bmp", "PNG", "JPG", "JPEG",
    ])
  }
  /// Swift files.
  static var sources: CompletionKind { .file(extensions: ["swift"]) }
  /// Plans.
  static var plans: CompletionKind { .file(extensions: ["plan"]) }
  /// Any file.
  static var anyFile: CompletionKind { .file() }
  /// The names of UIKit's own transitions and of the built-in ones.
  static var transitions: CompletionKind {
    .list(UIKitTransition.allCases.map(\.rawValue) + TransitionCatalog.entries.map(\.name))
  }
  /// The names of devices.
  static var devices: CompletionKind { .list(SceneDevice.all.map(\.name)) }
  /// The names of formats.
  static var formats: CompletionKind { .list(OutputFormat.allCases.map(\.rawValue)) }
  /// x264's presets.
  static var presets: CompletionKind { .list(MovieSettings.presets) }
  /// The names of codecs.
  static var codecs: CompletionKind { .list(MovieCodec.allCases.map(\.rawValue)) }
  /// The sets of limits.
  static var limits: CompletionKind {
    .list(ResourceLimits.Preset.allCases.map(\.rawValue))
  }
  /// What `segue explain` explains.
  static var explanations: CompletionKind { .list(Explanation.all.map(\.name)) }
}
