// The objects of `project.pbxproj`: a table of dictionaries that name each other by identifier.

import SegueDiagnostics

/// The objects of an Xcode project.
struct XcodeObjects {
  /// The path of the file, for messages.
  let path: String
  /// The project itself.
  let root: XcodeObject
  private let table: [String: PropertyValue]

  /// The maximum number of objects.
  private static let limit = 200_000

  /// Reads the file `project.pbxproj` at `path`.
  /// - Throws: `Failure` if it is damaged.
  init(_ path: String) throws(Failure) {
    let file = try PropertyListFile.dictionary(path)
    guard let table = file["objects"]?.dictionary, let id = file["rootObject"]?.string,
      let root = table[id]?.dictionary
    else {
      throw Failure(
        .scene,
        "\(QuotedText.escaped(path)): has no rootObject among its objects; expected Xcode's project"
      )
    }
    guard table.count <= Self.limit else {
      throw Failure(
        .scene,
        "\(QuotedText.escaped(path)): \(table.count) objects; expected at most \(Self.limit)")
    }
    (self.path, self.table) = (path, table)
    self.root = XcodeObject(id: id, fields: root)
  }

  /// Returns the object with the given identifier, or `nil` if there is none.
  func object(_ id: String?) -> XcodeObject? {
    guard let id, let fields = table[id]?.dictionary else { return nil }
    return XcodeObject(id: id, fields: fields)
  }

  /// Returns the object that a field of `object` names.
  func object(_ key: String, of object: XcodeObject) -> XcodeObject? {
    self.object(object.text(key))
  }

  /// Returns the objects that a field of `object` lists, without those that do not exist.
  func objects(_ key: String, of object: XcodeObject) -> [XcodeObject] {
    object.list(key).compactMap { self.object($0) }
  }

  /// All objects of a kind, in the order of their identifiers.
  func all(_ isa: String) -> [XcodeObject] {
    table.keys.sorted().compactMap { object($0) }.filter { $0.isa == isa }
  }
}

/// An object of an Xcode project.
struct XcodeObject {
  /// The identifier in the file.
  let id: String
  /// The fields.
  let fields: [String: PropertyValue]

  /// The kind, such as `PBXNativeTarget`.
  var isa: String { text("isa") ?? "" }
  /// The name, or the last part of the path.
  var shownName: String { text("name") ?? text("path").map { ProjectFiles.name($0) } ?? "" }

  /// Returns the text of a field, or `nil` if it is missing.
  func text(_ key: String) -> String? { fields[key]?.string }
  /// Returns the texts of a field, or none.
  func list(_ key: String) -> [String] { fields[key]?.array?.compactMap(\.string) ?? [] }
}
