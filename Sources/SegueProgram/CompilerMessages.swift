// What the compiler says, said as the rest of the house does: in the user's file, at the user's column,
// each thing once. A name that is missing because `UIKit` here has not got it is told apart.

import SegueDiagnostics

/// The messages of one run of the compiler.
package struct CompilerMessages {
  /// Errors in order of their coming.
  package private(set) var errors: [Diagnostic] = []
  /// Names that are UIKit's, and not there.
  package private(set) var missing: [String] = []
  /// Modules that are imported, and not there.
  package private(set) var absentModules: [String] = []
  /// Classes and protocols for which what we have added does not compile.
  package private(set) var unmade: [String] = []

  /// Reads what the compiler wrote.
  /// - Parameter report: The files and their shifts.
  package init(_ text: String, report: ProgramReport) {
    var seen: Set<String> = []
    for line in text.split(separator: "\n") {
      guard let message = Self.read(line) else { continue }
      let diagnostic = Self.diagnostic(message, report)
      guard seen.insert("\(diagnostic)").inserted else { continue }
      if let name = Self.unmade(message) { unmade.append(name) }
      note(message.text)
      errors.append(diagnostic)
    }
    dropEchoes()
    // Where the files themselves do not compile, neither does what is added to them.
    let own = errors.filter { !$0.message.hasPrefix(Self.addition) }
    if !own.isEmpty { (errors, unmade) = (own, []) }
  }

  private static let addition = "a class cannot be made as segue would: "

  /// The class for which we have added what does not compile.
  private static func unmade(_ message: Message) -> String? {
    guard let file = message.position?.file, file.hasPrefix("segue-try/") else { return nil }
    return String(file.dropFirst("segue-try/".count))
  }

  /// What cannot be inferred where something is wrong already says nothing more.
  private mutating func dropEchoes() {
    let real = Set(
      errors.filter { !$0.isEcho }.compactMap { error in
        error.position.map { "\($0.file):\($0.line)" }
      })
    errors.removeAll { error in
      error.isEcho && (error.position.map { real.contains("\($0.file):\($0.line)") } ?? false)
    }
  }

  /// All that there is to say, of files from which the imports of `modules` have been taken out.
  package func diagnostics(without modules: [String] = []) -> [Diagnostic] {
    let all = modules.map { "module \($0)" } + missing
    guard !all.isEmpty else { return errors }
    let names = all.joined(separator: ", ")
    let verb = all.count == 1 ? "is" : "are"
    return errors + [
      Diagnostic(
        .error,
        "\(names) \(verb) not in Segue's UIKit; expected what Documentation/UNSUPPORTED.md does not "
          + "list. Leave it out for the clip, with #if !os(Linux) or in a copy")
    ]
  }

  /// In the user's file; what we have added ourselves is told as that.
  private static func diagnostic(_ message: Message, _ report: ProgramReport) -> Diagnostic {
    guard message.position?.file.hasPrefix("segue-try") != true else {
      return Diagnostic(.error, "\(addition)\(message.text). Make it in a file given by --stub")
    }
    return Diagnostic(
      .error, at: message.position.map { original($0, report) }, message.text)
  }

  // MARK: Lines

  private struct Message {
    var position: SourcePosition?
    var text: String
  }

  /// `FILE:LINE:COLUMN: error: TEXT`, or `error: TEXT`.
  private static func read(_ line: Substring) -> Message? {
    guard let mark = line.firstRange(of: "error: ") else { return nil }
    let text = String(line[mark.upperBound...])
    let head = line[..<mark.lowerBound]
    if head.isEmpty || head == "<unknown>:0: " { return Message(text: plain(text)) }
    guard head.hasSuffix(": ") else { return nil }
    let parts = head.dropLast(2).split(separator: ":", omittingEmptySubsequences: false)
    guard parts.count >= 3, let column = Int(parts[parts.count - 1]),
      let row = Int(parts[parts.count - 2])
    else { return nil }
    let file = parts.dropLast(2).joined(separator: ":")
    return Message(
      position: SourcePosition(file: file, line: row, column: column), text: plain(text))
  }

  /// Without the compiler's tags, such as `[#ActorIsolatedCall]`.
  private static func plain(_ text: String) -> String {
    guard text.hasSuffix("]"), let tag = text.lastIndex(of: "["), tag > text.startIndex else {
      return text
    }
    let before = text[..<tag]
    return text[tag...].hasPrefix("[#") && before.hasSuffix(" ") ? String(before.dropLast()) : text
  }

  /// The same place in the file that has not been rewritten.
  private static func original(_ position: SourcePosition, _ report: ProgramReport)
    -> SourcePosition
  {
    guard let file = report.files.first(where: { $0.path == position.file }) else {
      return position
    }
    var (place, moved) = (position, 0)
    for shift in file.shifts where shift.line == position.line {
      // What stands in text of ours is told where that begins.
      if position.column >= shift.column {
        moved = shift.columns
      } else if position.column >= shift.column - shift.length {
        place.column = shift.column - shift.length
      }
    }
    place.column = max(1, place.column - moved)
    return place
  }

  // MARK: Missing names

  private mutating func note(_ text: String) {
    if let module = Self.absentModule(text), !absentModules.contains(module) {
      absentModules.append(module)
    }
    guard let name = Self.missingName(text), !missing.contains(name) else { return }
    missing.append(name)
  }

  /// The module that `text` misses: `no such module 'Photos'`.
  private static func absentModule(_ text: String) -> String? {
    guard text.hasPrefix("no such module '") else { return nil }
    return text.split(separator: "'").dropFirst().first.map(String.init)
  }

  /// The name that `text` misses, if it is Apple's.
  private static func missingName(_ text: String) -> String? {
    let quoted = text.split(separator: "'", omittingEmptySubsequences: false)
    func word(_ index: Int) -> String? {
      quoted.indices.contains(index) ? String(quoted[index]) : nil
    }
    if text.hasPrefix("cannot find type '") || text.hasPrefix("cannot find '") {
      return word(1).flatMap { isApples($0) ? $0 : nil }
    }
    if let module = absentModule(text) { return "module \(module)" }
    guard text.contains("has no member '"), let type = word(1), let member = word(3) else {
      return nil
    }
    let bare = type.hasSuffix(".Type") ? String(type.dropLast(5)) : type
    return isApples(bare) ? "\(bare).\(member)" : nil
  }

  private static let prefixes = [
    "UI", "CA", "CG", "NS", "AV", "CI", "MK", "WK", "SK", "SCN", "MTL", "CM", "CF", "CT", "PH",
    "OS",
    "kCA", "kCG", "kCF", "kUT", "VN", "AR", "SF", "CL", "GL", "EAGL", "objc_", "DispatchSource",
  ]

  /// Whether a name is one of Apple's by its looks: a prefix, and then a capital letter.
  private static func isApples(_ name: String) -> Bool {
    prefixes.contains { prefix in
      guard name.hasPrefix(prefix), let next = name.dropFirst(prefix.count).first else {
        return false
      }
      return next.isUppercase || prefix.hasSuffix("_")
    }
  }
}

extension Diagnostic {
  fileprivate var isEcho: Bool {
    message.hasPrefix("generic parameter '") && message.hasSuffix("could not be inferred")
  }
}
