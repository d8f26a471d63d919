// Property lists as XML: the same bytes for equal values, with keys in order.

import Foundation

/// The XML form of property lists.
enum PropertyListXML {
  /// Returns the text of a property list file that contains `entries`.
  static func text(_ entries: [String: PropertyValue]) -> String {
    var text = """
      <?xml version="1.0" encoding="UTF-8"?>
      <!DOCTYPE plist PUBLIC "-//Apple//DTD PLIST 1.0//EN" \
      "http://www.apple.com/DTDs/PropertyList-1.0.dtd">
      <plist version="1.0">

      """
    write(.dictionary(entries), indent: "", to: &text)
    return text + "</plist>\n"
  }

  private static func write(_ value: PropertyValue, indent: String, to text: inout String) {
    switch value {
    case .string(let string): text += "\(indent)<string>\(escaped(string))</string>\n"
    case .integer(let number): text += "\(indent)<integer>\(number)</integer>\n"
    case .real(let number): text += "\(indent)<real>\(number)</real>\n"
    case .bool(let flag): text += "\(indent)<\(flag)/>\n"
    case .date(let date): text += "\(indent)<date>\(date.formatted(.iso8601))</date>\n"
    case .data(let bytes):
      text += "\(indent)<data>\(Data(bytes).base64EncodedString())</data>\n"
    case .array(let values):
      text += "\(indent)<array>\n"
      for value in values { write(value, indent: indent + "\t", to: &text) }
      text += "\(indent)</array>\n"
    case .dictionary(let entries):
      text += "\(indent)<dict>\n"
      for (key, value) in entries.sorted(by: { $0.key < $1.key }) {
        text += "\(indent)\t<key>\(escaped(key))</key>\n"
        write(value, indent: indent + "\t", to: &text)
      }
      text += "\(indent)</dict>\n"
    }
  }

  private static func escaped(_ text: String) -> String {
    text.replacing("&", with: "&amp;").replacing("<", with: "&lt;").replacing(">", with: "&gt;")
  }
}
