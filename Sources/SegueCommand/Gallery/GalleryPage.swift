// The page of a gallery: the files of `Page` with the data of the transitions.

import SegueDiagnostics
import SegueFiles
import SegueRecording
import SegueTransitions

/// The page of a gallery.
@MainActor
struct GalleryPage {
  let transitions: [NamedTransition]
  /// The size of the clips in pixels.
  let size: (width: Int, height: Int)

  /// The contents of the HTML file. It loads nothing but the posters and the clips beside it.
  var html: String {
    // Data and script are inserted last, and no text of theirs is searched for places.
    let parts = GalleryAssets.page.split(separator: "{{", omittingEmptySubsequences: false)
    return parts.dropFirst().reduce(into: String(parts.first ?? "")) { page, part in
      let ends = part.firstRange(of: "}}")
      guard let ends, let value = value(of: String(part[..<ends.lowerBound])) else {
        page += "{{" + part
        return
      }
      page += value + part[ends.upperBound...]
    }
  }

  private func value(of place: String) -> String? {
    switch place {
    case "generator": GeneratedFile.Mark.page.rawValue
    case "policy": ContentPolicy.source(ofScript: GalleryAssets.script)
    case "style": GalleryAssets.style
    case "script": GalleryAssets.script
    // An element of a page ends at the first "</".
    case "data": data.compact.replacing("<", with: "\\u003c")
    default: nil
    }
  }

  private var data: JSONText {
    let used = Set(transitions.flatMap(\.tags))
    let tags = TransitionTag.allCases.filter(used.contains)
    return .object([
      ("width", .integer(size.width)), ("height", .integer(size.height)),
      ("tags", .array(tags.map { .string($0.rawValue) })),
      ("transitions", .array(transitions.map(object))),
    ])
  }

  private func object(_ transition: NamedTransition) -> JSONText {
    let lines = GalleryLines(transition: transition)
    guard case .object(let members) = transition.json else { return .null }
    let kept = ["name", "summary", "tags", "keywords", "parameters", "source", "usedOn", "group"]
    return .object(
      members.filter { kept.contains($0.0) } + [
        ("file", .string(transition.fileName)),
        ("yaml", .string(lines.yaml)), ("swift", .string(lines.swift)),
        ("command", .string(lines.command)),
      ])
  }
}
