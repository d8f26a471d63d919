// What `segue list` can list, each from the table that the program itself uses.

import ArgumentParser
import CoreGraphics
import SegueClips
import SegueDiagnostics
import SegueScenes
import SegueText
import UIKit

/// What `segue list` lists.
enum ListTopic: String, EnumerableFlag {
  case transitions, devices, icons, fonts, colors, formats

  static func help(for topic: ListTopic) -> ArgumentHelp? {
    switch topic {
    case .transitions: "List the transitions."
    case .devices: "List the devices that a canvas can name, with their screens."
    case .icons: "List the icons."
    case .fonts: "List the font families, the known ones first, then the other installed ones."
    case .colors: "List the names of colors, in the light and in the dark appearance."
    case .formats: "List the formats of outputs, with their filename extensions."
    }
  }

  /// Returns the list; `nil` for the transitions, which depend on the program.
  /// - Throws: `Failure` if the list cannot be read.
  @MainActor func list() throws(Failure) -> NamedList? {
    switch self {
    case .transitions: nil
    case .devices: NamedList(SceneDevice.all.map(\.listed))
    case .icons: try .icons()
    case .fonts: .fonts
    case .colors: .colors
    case .formats: NamedList(OutputFormat.allCases.map(\.listed))
    }
  }
}

/// A list of names, with what is known about each.
struct NamedList {
  /// One name with its properties, in the order of the columns.
  typealias Entry = (name: String, properties: [(key: String, value: JSONText)])

  let entries: [Entry]

  init(_ entries: [Entry]) { self.entries = entries }

  /// A line for each name.
  var lines: [String] {
    TextTable(rows: entries.map { [$0.name] + $0.properties.map(\.value.cell) }).lines
  }

  /// The list as an array of objects.
  var json: JSONText {
    .array(
      entries.map { entry in
        .object([("name", .string(entry.name))] + entry.properties.map { ($0.key, $0.value) })
      })
  }
}

extension JSONText {
  /// The value in a table for people.
  fileprivate var cell: String {
    switch self {
    case .string(let text): text
    case .null: ""
    case .array(let values): values.map(\.cell).joined(separator: ", ")
    default: compact
    }
  }
}

extension SceneDevice {
  fileprivate var listed: NamedList.Entry {
    let cutout =
      switch cutout {
      case .none: "none"
      case .notch: "notch"
      case .island: "island"
      }
    return (
      name,
      [
        ("width", .number(width)), ("height", .number(height)), ("scale", .number(scale)),
        ("cornerRadius", .number(cornerRadius)), ("cutout", .string(cutout)),
        ("kind", .string(isTablet ? "tablet" : "phone")),
      ]
    )
  }
}

extension OutputFormat {
  fileprivate var listed: NamedList.Entry {
    (
      rawValue,
      [
        ("extensions", .array(suffixes.map { .string(".\($0)") })),
        ("kind", .string(isMovie ? "movie" : "images")),
      ]
    )
  }
}
