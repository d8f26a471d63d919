// The clips that `segue validate` plays to check a pack: each of its transitions there and back, as
// a presentation and as a push.

import SegueClips
import SegueDiagnostics
import SegueScenes
import SegueStage

/// The check of a pack.
@MainActor
struct PackCheck {
  private let folder: PackFolder
  private let images: ImagePair?

  /// Creates the check of a pack.
  /// - Throws: `Failure` if its previews cannot be shown.
  init(_ folder: PackFolder) throws(Failure) {
    let previews = try folder.previews()
    self.folder = folder
    images = previews.count == 2 ? ImagePair(first: previews[0], second: previews[1]) : nil
  }

  /// The line about a valid pack.
  var summary: String {
    let (manifest, count) = (folder.pack.manifest, folder.entries.count)
    return "\(folder.path): valid, pack \(manifest.name.value) \(manifest.version), "
      + "\(count) transition\(count == 1 ? "" : "s")"
  }

  /// Returns a clip for each transition.
  func clips(_ transitions: TransitionLibrary) throws -> [Clip] {
    var library = transitions
    library.add(folder)
    return try folder.entries.map { entry in
      let document = try SceneDocument.parse(
        Array(scene(of: entry.name).compact.utf8), named: "\(folder.path): \(entry.name)")
      return try Clip(
        document, images: images?.images ?? ImageLibrary(bitmaps: [:]), transitions: library)
    }
  }

  private func scene(of name: String) -> JSONText {
    func screen(_ color: String, _ image: String) -> JSONText {
      guard images != nil else { return .object([("background", .string(color))]) }
      return .object([
        ("image", .string(image)), ("contentMode", .string("scaleAspectFill")),
      ])
    }
    func step(_ verb: String, _ screen: String) -> JSONText {
      .object([(verb, .string(screen)), ("transition", .string(name))])
    }
    let navigation = JSONText.object([("navigation", .array([.string("from")]))])
    return .object([
      ("segue", .integer(1)),
      ("canvas", .object([("width", .integer(390)), ("height", .integer(844))])),
      (
        "screens",
        .object([
          ("from", screen("white", "from")), ("to", screen("black", "to")), ("stack", navigation),
        ])
      ),
      (
        "script",
        .array([
          .object([("show", .string("from"))]), step("present", "to"), step("dismiss", "to"),
          .object([("show", .string("stack"))]), step("push", "to"), step("pop", "to"),
        ])
      ),
    ])
  }
}
