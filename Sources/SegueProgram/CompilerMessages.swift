// The compiler's messages as diagnostics: in the user's file, at the user's column, each problem
// once. Names that are missing because this `UIKit` does not have them are recognized.

import SegueDiagnostics

/// The messages of one run of the compiler.
package struct CompilerMessages {
  /// The errors, in the order of the output.
  package private(set) var errors: [Diagnostic] = []
  /// The names of UIKit that are not available.
  package private(set) var missing: [String] = []
  /// The imported modules that are not available.
  package private(set) var absentModules: [String] = []
  /// The classes and protocols for which the added source does not compile.
  package private(set) var uncreatableTypes: [String] = []

  /// Parses the compiler's output.
  /// - Parameter report: The files and their column shifts.
  package init(_ text: String, report: ProgramReport) {
    var seen: Set<String> = []
    for line in text.split(separator: "\n") {
      guard let message = Self.read(line) else { continue }
      let diagnostic = Self.diagnostic(message, report)
      guard seen.insert("\(diagnostic)").inserted else { continue }
      if let name = Self.uncreatableTypes(message) { uncreatableTypes.append(name) }
      recordMissingName(message.text)
      errors.append(diagnostic)
    }
    dropEchoes()
    // If the files themselves do not compile, neither does the source that is added to them.
    let own = errors.filter { !$0.message.hasPrefix(Self.addition) }
    if !own.isEmpty { (errors, uncreatableTypes) = (own, []) }
  }

  private static let addition = "segue cannot create an object of a class: "

  /// Returns the class for which the added source does not compile, if the message is about one.
  private static func uncreatableTypes(_ message: Message) -> String? {
    guard let file = message.position?.file, file.hasPrefix("segue-try/") else { return nil }
    return String(file.dropFirst("segue-try/".count))
  }

  /// Removes messages about types that cannot be inferred where there is another error in the line,
  /// since they are consequences of it.
  private mutating func dropEchoes() {
    let real = Set(
      errors.filter { !$0.isEcho }.compactMap { error in
        error.position.map { "\($0.file):\($0.line)" }
      })
    errors.removeAll { error in
      error.isEcho && (error.position.map { real.contains("\($0.file):\($0.line)") } ?? false)
    }
  }

  /// Returns all diagnostics, for files from which the imports of `modules` have been removed.
  package func diagnostics(without modules: [String] = []) -> [Diagnostic] {
    let all = modules.map { "module \($0)" } + missing
    guard !all.isEmpty else { return errors }
    let names = all.joined(separator: ", ")
    let verb = all.count == 1 ? "is" : "are"
    return Self.errors(
      errors,
      with: Diagnostic(
        .error,
        "\(names) \(verb) not in Segue's UIKit; Documentation/UIKit/UNSUPPORTED.md lists what is "
          + "missing. Exclude the code with #if !os(Linux), or use a copy without it"))
  }

  /// Returns `errors` followed by what explains them, which is one of those that are shown even if
  /// there are too many errors.
  static func errors(_ errors: [Diagnostic], with explanation: Diagnostic) -> [Diagnostic] {
    var result = errors
    result.insert(explanation, at: min(errors.count, Failure.maximumDiagnostics - 1))
    return result
  }

  /// Returns a message as a diagnostic in the user's file. Problems in added source are reported as
  /// such.
  private static func diagnostic(_ message: Message, _ report: ProgramReport) -> Diagnostic {
    guard message.position?.file.hasPrefix("segue-try") != true else {
      return Diagnostic(
        .error, "\(addition)\(message.text). Create the object in a file given by --stub")
    }
    return Diagnostic(
      .error, at: message.position.map(report.original), message.text + advice(message.text))
  }

  /// Returns what to do about an error that source for Apple's platforms does not have.
  private static func advice(_ text: String) -> String {
    guard text.hasSuffix("cannot be overridden from extension") else { return "" }
    return
      "; with Objective-C it replaces the member for all objects of the class. Override it in a "
      + "subclass, or exclude the extension with #if !os(Linux)"
  }

  // MARK: Lines

  private struct Message {
    var position: SourcePosition?
    var text: String
  }

  /// Parses a line of the form `FILE:LINE:COLUMN: error: TEXT` or `error: TEXT`.
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

  /// Returns the text without the compiler's tags, such as `[#ActorIsolatedCall]`.
  private static func plain(_ text: String) -> String {
    guard text.hasSuffix("]"), let tag = text.lastIndex(of: "["), tag > text.startIndex else {
      return text
    }
    let before = text[..<tag]
    return text[tag...].hasPrefix("[#") && before.hasSuffix(" ") ? String(before.dropLast()) : text
  }

  // MARK: Missing names

  private mutating func recordMissingName(_ text: String) {
    if let module = Self.absentModule(text), !absentModules.contains(module) {
      absentModules.append(module)
    }
    guard let name = Self.missingName(text), !missing.contains(name) else { return }
    missing.append(name)
  }

  /// Returns the module that is not available: `no such module 'Photos'`. Of `os.log` it is `os`.
  private static func absentModule(_ text: String) -> String? {
    guard text.hasPrefix("no such module '") else { return nil }
    let path = text.split(separator: "'").dropFirst().first
    return path?.split(separator: ".").first.map(String.init)
  }

  /// Returns the name that is not available, if it is one of Apple's.
  private static func missingName(_ text: String) -> String? {
    let quoted = text.split(separator: "'", omittingEmptySubsequences: false)
    func word(_ index: Int) -> String? {
      quoted.indices.contains(index) ? String(quoted[index]) : nil
    }
    if text.hasPrefix("cannot find type '") || text.hasPrefix("cannot find '") {
      return word(1).flatMap { isAppleName($0) ? $0 : nil }
    }
    if let module = absentModule(text) { return "module \(module)" }
    guard text.contains("has no member '"), let type = word(1), let member = word(3) else {
      return nil
    }
    let bare = type.hasSuffix(".Type") ? String(type.dropLast(5)) : type
    return isAppleName(bare) ? "\(bare).\(member)" : nil
  }

  private static let prefixes = [
    "UI", "CA", "CG", "NS", "AV", "CI", "MK", "WK", "SK", "SCN", "MTL", "CM", "CF", "CT", "PH",
    "OS",
    "kCA", "kCG", "kCF", "kUT", "VN", "AR", "SF", "CL", "GL", "EAGL", "objc_", "DispatchSource",
  ]

  /// Returns a Boolean value that indicates whether a name has the form of one of Apple's: a known
  /// prefix followed by a capital letter.
  private static func isAppleName(_ name: String) -> Bool {
    prefixes.contains { prefix in
      guard name.hasPrefix(prefix), let next = name.dropFirst(prefix.count).first else {
        return false
      }
      return next.isUppercase || prefix.hasSuffix("_")
    }
  }
}

extension Diagnostic {
  /// A Boolean value that indicates whether the message follows from another error in its line, if
  /// there is one.
  fileprivate var isEcho: Bool {
    message.hasPrefix("generic parameter '") && message.hasSuffix("could not be inferred")
      || message.hasPrefix("cannot infer contextual base in reference to member '")
      || message == "'nil' requires a contextual type"
  }
}
