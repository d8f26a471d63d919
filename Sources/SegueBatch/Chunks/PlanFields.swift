// The fields of a plan: each must exist, with the right kind and in its range. Errors name the
// field and its position.

import SegueDiagnostics

/// The fields of an object in a plan, with the object's path for messages.
struct PlanFields {
  private let members: [String: JSONMember]
  private let path: String
  private let offset: Int

  /// Creates the fields of `node`, which has to be an object.
  init(_ node: JSONNode, path: String) throws(JSONFault) {
    guard case .object(let members) = node.content else {
      throw JSONFault(
        at: node.offset, "\(path.isEmpty ? "the plan" : path) is \(node.kind); expected an object")
    }
    self.members = Dictionary(members.map { ($0.key, $0) }, uniquingKeysWith: { $1 })
    self.path = path.isEmpty ? "" : path + "."
    offset = node.offset
  }

  /// Returns the value of `key`.
  func node(_ key: String) throws(JSONFault) -> JSONNode {
    guard let member = members[key] else {
      throw JSONFault(at: offset, "\(path)\(key) is missing")
    }
    return member.value
  }

  /// Returns the offset of the key itself.
  func keyOffset(_ key: String) -> Int { members[key]?.offset ?? offset }

  /// Returns an error about the value of `key`.
  func fault(_ key: String, _ expected: String) -> JSONFault {
    guard let node = members[key]?.value else {
      return JSONFault(at: offset, "\(path)\(key) is missing")
    }
    return JSONFault(at: node.offset, "\(path)\(key) is \(node.kind); expected \(expected)")
  }

  /// Returns an integer in the given range.
  func integer(_ key: String, in range: ClosedRange<Int>) throws(JSONFault) -> Int {
    guard case .number(let text) = try node(key).content, let value = Int(text), range ~= value
    else { throw fault(key, "a whole number in \(range.lowerBound)…\(range.upperBound)") }
    return value
  }

  /// Returns a text that is not empty.
  func text(_ key: String) throws(JSONFault) -> String {
    guard case .string(let text) = try node(key).content, !text.isEmpty, !text.utf8.contains(0)
    else { throw fault(key, "a string") }
    return text
  }

  /// Returns a Boolean value.
  func bool(_ key: String) throws(JSONFault) -> Bool {
    guard case .bool(let value) = try node(key).content else { throw fault(key, "true or false") }
    return value
  }

  /// Returns a SHA-256.
  func hash(_ key: String) throws(JSONFault) -> String {
    guard case .string(let text) = try node(key).content, text.utf8.count == 64,
      text.utf8.allSatisfy({ (0x30...0x39).contains($0) || (0x61...0x66).contains($0) })
    else { throw fault(key, "64 hexadecimal digits") }
    return text
  }

  /// Returns the value that `read` parses, or `nil` for null.
  func optional<Value>(
    _ key: String, _ read: (String) throws(JSONFault) -> Value
  ) throws(JSONFault) -> Value? {
    if case .null = try node(key).content { return nil }
    return try read(key)
  }

  /// Returns the elements of an array, which `read` parses together with their paths.
  func array<Value>(
    _ key: String, _ read: (JSONNode, String) throws(JSONFault) -> Value
  ) throws(JSONFault) -> [Value] {
    guard case .array(let nodes) = try node(key).content else { throw fault(key, "an array") }
    var values: [Value] = []
    values.reserveCapacity(nodes.count)
    for (index, node) in nodes.enumerated() {
      values.append(try read(node, "\(path)\(key)[\(index)]"))
    }
    return values
  }

  /// Returns the keys and texts of an object, in order.
  func texts(_ key: String) throws(JSONFault) -> [(key: String, text: String, offset: Int)] {
    guard case .object(let members) = try node(key).content else { throw fault(key, "an object") }
    var found: [(String, String, Int)] = []
    for member in members {
      guard case .string(let text) = member.value.content else {
        throw JSONFault(
          at: member.value.offset,
          "\(path)\(key).\(QuotedText.plain(member.key)) is \(member.value.kind); expected a string"
        )
      }
      found.append((member.key, text, member.offset))
    }
    return found
  }
}
