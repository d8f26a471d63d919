// Attributed strings from documents: HTML, of which `HTMLReader` knows the usual elements, and plain
// text. RTF is refused.

import Foundation
import SegueWorld

extension NSAttributedString {
  /// A format of documents.
  public struct DocumentType: RawRepresentable, Hashable, Sendable {
    /// The name of the format.
    public let rawValue: String
    /// Creates a format with the given name.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// Plain text.
    public static let plain = DocumentType(rawValue: "NSPlainText")
    /// HTML.
    public static let html = DocumentType(rawValue: "NSHTML")
    /// Rich text. It cannot be read or written.
    public static let rtf = DocumentType(rawValue: "NSRTF")
    /// Rich text with attachments. It cannot be read or written.
    public static let rtfd = DocumentType(rawValue: "NSRTFD")
  }

  /// An option for reading a document.
  public struct DocumentReadingOptionKey: RawRepresentable, Hashable, Sendable {
    /// The name of the option.
    public let rawValue: String
    /// Creates an option with the given name.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// The format, a `DocumentType`.
    public static let documentType = DocumentReadingOptionKey(rawValue: "DocumentType")
    /// The encoding, the raw value of a `String.Encoding`.
    public static let characterEncoding = DocumentReadingOptionKey(rawValue: "CharacterEncoding")
    /// The attributes of plain text, a dictionary.
    public static let defaultAttributes = DocumentReadingOptionKey(rawValue: "DefaultAttributes")
    /// The URL that links are relative to.
    public static let baseURL = DocumentReadingOptionKey(rawValue: "BaseURL")
  }

  /// An attribute of a document.
  public struct DocumentAttributeKey: RawRepresentable, Hashable, Sendable {
    /// The name of the attribute.
    public let rawValue: String
    /// Creates an attribute with the given name.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// The format, a `DocumentType`.
    public static let documentType = DocumentAttributeKey(rawValue: "DocumentType")
    /// The encoding, the raw value of a `String.Encoding`.
    public static let characterEncoding = DocumentAttributeKey(rawValue: "CharacterEncoding")
  }

  /// Creates attributed text from a document.
  ///
  /// - Parameters:
  ///   - data: The document.
  ///   - options: The format and others. Without a format, it follows from the document.
  ///   - dict: Receives the format and the encoding.
  /// - Throws: An error of Cocoa for RTF, and for text in another encoding.
  public convenience init(
    data: Data, options: [DocumentReadingOptionKey: Any] = [:],
    documentAttributes dict: UnsafeMutablePointer<NSDictionary?>?
  ) throws {
    let document = try TextDocument(data, options)
    dict?.pointee = [
      DocumentAttributeKey.documentType.rawValue: document.type.rawValue,
      DocumentAttributeKey.characterEncoding.rawValue: document.encoding.rawValue,
    ]
    self.init(attributedString: document.read(options))
  }

  /// Creates attributed text from the document in a file.
  public convenience init(
    url: URL, options: [DocumentReadingOptionKey: Any] = [:],
    documentAttributes dict: UnsafeMutablePointer<NSDictionary?>?
  ) throws {
    var options = options
    if options[.baseURL] == nil { options[.baseURL] = url }
    try self.init(data: Data(contentsOf: url), options: options, documentAttributes: dict)
  }

  /// Returns a range of the text as a document. Only plain text can be written.
  public func data(
    from range: NSRange, documentAttributes dict: [DocumentAttributeKey: Any] = [:]
  ) throws -> Data {
    let type = dict[.documentType] as? DocumentType ?? .plain
    guard type == .plain else { throw TextDocument.refusal("writing of \(type.rawValue)", 66062) }
    let encoding =
      AttributeNumber.value(dict[.characterEncoding]).map { String.Encoding(rawValue: UInt($0)) }
      ?? .utf8
    return (string as NSString).substring(with: range).data(using: encoding) ?? Data()
  }
}

/// A document before it is read.
private struct TextDocument {
  let type: NSAttributedString.DocumentType
  let encoding: String.Encoding
  let text: String

  init(_ data: Data, _ options: [NSAttributedString.DocumentReadingOptionKey: Any]) throws {
    let named =
      options[.documentType] as? NSAttributedString.DocumentType
      ?? (options[.documentType] as? String).map {
        NSAttributedString.DocumentType(rawValue: $0)
      }
    let type = named ?? Self.type(of: data)
    guard type == .html || type == .plain, !data.starts(with: Array("{\\rtf".utf8)) else {
      throw Self.refusal("RTF in attributed strings", 65806)
    }
    self.type = type
    let given = AttributeNumber.value(options[.characterEncoding]).map {
      String.Encoding(rawValue: UInt($0))
    }
    encoding = Self.mark(of: data) ?? given ?? Self.declared(in: data, type)
    guard let text = String(data: data, encoding: encoding) else {
      throw NSError(
        domain: NSCocoaErrorDomain, code: CocoaError.fileReadInapplicableStringEncoding.rawValue)
    }
    self.text = text.hasPrefix("\u{FEFF}") ? String(text.dropFirst()) : text
  }

  func read(
    _ options: [NSAttributedString.DocumentReadingOptionKey: Any]
  ) -> NSAttributedString {
    if type == .html { return HTMLReader.read(text, baseURL: options[.baseURL] as? URL) }
    let attributes =
      options[.defaultAttributes] as? [NSAttributedString.Key: Any]
      ?? [.font: UIFont.systemFont(ofSize: NSAttributedString.usualPointSize)]
    return NSAttributedString(string: text, attributes: attributes)
  }

  /// Returns the encoding that a byte order mark names.
  private static func mark(of data: Data) -> String.Encoding? {
    if data.starts(with: [0xEF, 0xBB, 0xBF]) { return .utf8 }
    return data.starts(with: [0xFF, 0xFE]) || data.starts(with: [0xFE, 0xFF]) ? .utf16 : nil
  }

  /// Returns the encoding that HTML declares; otherwise, as in WebKit, that of Western Windows.
  private static func declared(
    in data: Data, _ type: NSAttributedString.DocumentType
  ) -> String.Encoding {
    guard type == .html else { return .utf8 }
    let beginning = String(decoding: data.prefix(1024), as: UTF8.self).lowercased()
    guard let name = beginning.range(of: "charset=").map({ beginning[$0.upperBound...] }) else {
      return .windowsCP1252
    }
    return name.drop { "\"' ".contains($0) }.hasPrefix("utf-8") ? .utf8 : .windowsCP1252
  }

  private static func type(of data: Data) -> NSAttributedString.DocumentType {
    let beginning = String(decoding: data.prefix(512), as: UTF8.self).lowercased()
    if beginning.hasPrefix("{\\rtf") { return .rtf }
    return beginning.contains("<html") || beginning.contains("<!doctype html") ? .html : .plain
  }

  /// Reports that a format is not supported, and returns the error for it.
  static func refusal(_ feature: String, _ code: Int) -> NSError {
    if World.isRunningHere {
      MainActor.assumeIsolated { World.current.reportUnsupported(feature) }
    }
    return NSError(
      domain: NSCocoaErrorDomain, code: code,
      userInfo: [NSLocalizedDescriptionKey: "\(feature) is not supported"])
  }
}
