// The types of files and data, by identifier, extension and MIME type, and which type is one of another
// kind. The types are those of the table; apps can name further ones.

import Foundation

/// A type of files or data.
public struct UTType: Hashable, Sendable, Codable, CustomStringConvertible {
  /// The identifier, such as `public.png`.
  public let identifier: String
  /// What a type declares beyond its identifier, if it is not in the table.
  private let own: UTTypeEntry?

  /// Creates the type with an identifier; `nil` if there is none in the table.
  public init?(_ identifier: String) {
    guard UTTypeTable.entries[identifier] != nil else { return nil }
    self.init(known: identifier)
  }

  init(known identifier: String) { (self.identifier, own) = (identifier, nil) }

  private init(identifier: String, own: UTTypeEntry) {
    (self.identifier, self.own) = (identifier, own)
  }

  /// Creates the type of files with an extension; one without further properties if none is known.
  public init?(filenameExtension: String, conformingTo supertype: UTType = .data) {
    let name = filenameExtension.lowercased()
    guard !name.isEmpty else { return nil }
    let found = UTTypeTable.all.first { $0.extensions.contains(name) }
    if let found, UTType(known: found.identifier).conforms(to: supertype) {
      self.init(known: found.identifier)
    } else {
      self.init(
        identifier: "dyn.extension.\(name)",
        own: UTTypeEntry("dyn.extension.\(name)", [supertype.identifier], [name]))
    }
  }

  /// Creates the type of data with a MIME type; one without further properties if none is known.
  public init?(mimeType: String, conformingTo supertype: UTType = .data) {
    let name = mimeType.lowercased()
    guard name.contains("/") else { return nil }
    let found = UTTypeTable.all.first { $0.mimeTypes.contains(name) }
    if let found, UTType(known: found.identifier).conforms(to: supertype) {
      self.init(known: found.identifier)
    } else {
      self.init(
        identifier: "dyn.mime.\(name)",
        own: UTTypeEntry("dyn.mime.\(name)", [supertype.identifier], [], [name]))
    }
  }

  /// Creates a type that the app declares in its Info.plist, and exports to others.
  public init(exportedAs identifier: String, conformingTo parentType: UTType? = nil) {
    self.init(declared: identifier, parentType)
  }

  /// Creates a type that another app declares.
  public init(importedAs identifier: String, conformingTo parentType: UTType? = nil) {
    self.init(declared: identifier, parentType)
  }

  private init(declared identifier: String, _ parent: UTType?) {
    if UTTypeTable.entries[identifier] != nil {
      self.init(known: identifier)
    } else {
      self.init(
        identifier: identifier, own: UTTypeEntry(identifier, [parent?.identifier ?? "public.data"]))
    }
  }

  private var entry: UTTypeEntry? { own ?? UTTypeTable.entries[identifier] }

  /// The extension that files of the type have.
  public var preferredFilenameExtension: String? { entry?.extensions.first }
  /// The MIME type.
  public var preferredMIMEType: String? { entry?.mimeTypes.first }
  /// A name of the type that users read. There is none.
  public var localizedDescription: String? { nil }
  /// Whether the type was made for an extension or a MIME type.
  public var isDynamic: Bool { identifier.hasPrefix("dyn.") }
  /// Whether the type is declared.
  public var isDeclared: Bool { !isDynamic }
  /// Whether the type is one of the system's.
  public var isPublic: Bool { identifier.hasPrefix("public.") }
  /// The identifier.
  public var description: String { identifier }

  /// The types to which the type conforms, itself not among them.
  public var supertypes: Set<UTType> {
    Set(ancestors.dropFirst().map { UTType(known: $0) })
  }

  /// The identifiers of the type and of all to which it conforms.
  private var ancestors: [String] {
    var found = [identifier]
    var index = 0
    while index < found.count {
      let entry = index == 0 ? entry : UTTypeTable.entries[found[index]]
      for parent in entry?.parents ?? [] where !found.contains(parent) { found.append(parent) }
      index += 1
    }
    return found
  }

  /// Returns whether the type is another one, or of its kind.
  public func conforms(to type: UTType) -> Bool { ancestors.contains(type.identifier) }
  /// Returns whether the type is another one's kind, and not that one.
  public func isSupertype(of type: UTType) -> Bool { self != type && type.conforms(to: self) }
  /// Returns whether the type is of another one's kind, and not that one.
  public func isSubtype(of type: UTType) -> Bool { self != type && conforms(to: type) }

  /// Returns whether two types have the same identifier.
  public static func == (a: UTType, b: UTType) -> Bool { a.identifier == b.identifier }
  /// Hashes the identifier.
  public func hash(into hasher: inout Hasher) { hasher.combine(identifier) }

  /// Decodes a type from its identifier.
  public init(from decoder: any Decoder) throws {
    let identifier = try decoder.singleValueContainer().decode(String.self)
    self.init(importedAs: identifier)
  }
  /// Encodes the identifier.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    try container.encode(identifier)
  }
}

extension URL {
  /// Adds the extension of a type to the last part of the path, unless it has it.
  public mutating func appendPathExtension(for type: UTType) {
    self = appendingPathExtension(for: type)
  }

  /// Returns the address with the extension of a type, unless it has it.
  public func appendingPathExtension(for type: UTType) -> URL {
    guard let name = type.preferredFilenameExtension, pathExtension != name else { return self }
    return appendingPathExtension(name)
  }

  /// Returns the address of a file of a type in the folder.
  public func appendingPathComponent(_ partialName: String, conformingTo type: UTType) -> URL {
    appendingPathComponent(partialName).appendingPathExtension(for: type)
  }
}
