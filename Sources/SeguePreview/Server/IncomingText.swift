// The messages that a page sends, joined from their parts. What no page of the preview sends ends the
// connection with the code that RFC 6455 has for it.

/// Joins the parts of text messages.
struct IncomingText {
  /// A part that ends the connection, with the code and the reason for it.
  struct Fault: Error, Equatable {
    let code: UInt16
    let reason: String
  }

  /// The maximum number of bytes of a message from a page.
  static let maximumBytes = 1 << 20

  private var text: [UInt8] = []

  /// Adds a part of a message.
  /// - Returns: The message if it is complete with the part, or `nil`.
  /// - Throws: `Fault` if the connection must end.
  mutating func add(_ part: UnsafeRawBufferPointer, isBinary: Bool, isLast: Bool) throws(Fault)
    -> [UInt8]?
  {
    guard !isBinary else { throw Fault(code: 1003, reason: "a binary message; expected text") }
    guard text.count + part.count <= Self.maximumBytes else {
      throw Fault(code: 1009, reason: "more than \(Self.maximumBytes) bytes in a message")
    }
    text += part
    guard isLast else { return nil }
    defer { text = [] }
    return text
  }
}
