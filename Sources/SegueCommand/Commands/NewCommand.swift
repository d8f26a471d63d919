// `segue new NAME`.

import ArgumentParser
import SegueClips
import SegueDiagnostics

/// Writes a small project that can be rendered at once.
struct NewCommand: ToolCommand {
  static let configuration = CommandConfiguration(
    commandName: "new", abstract: "Create a small, commented project that is ready to render.",
    discussion: ("Templates:\n"
      + ProjectTemplate.allCases.map { "  \($0.rawValue): \($0.summary)" }.joined(separator: "\n"))
      .examples(
        "segue new hello",
        "segue new hello --template sheet"))

  @Argument(
    help: ArgumentHelp("The folder to create; it must not exist.", valueName: "name"),
    completion: .directory)
  var name: String

  @Option(help: "What the project shows.")
  var template = ProjectTemplate.push

  @Flag(name: .shortAndLong, help: "Print nothing.")
  var quiet = false

  mutating func validate() throws {
    let last = name.split(separator: "/").last.map(String.init) ?? ""
    guard !last.isEmpty, last != ".", last != ".." else {
      throw ValidationError("the name is \(QuotedText.quoted(name)); expected that of a new folder")
    }
    guard !last.unicodeScalars.contains(where: { QuotedText.isUnsafe($0) }) else {
      throw ValidationError(
        "the name is \(QuotedText.quoted(name)), with control characters; expected a plain name")
    }
    try Self.checkSuffix(of: last)
  }

  func perform(in session: Session) throws {
    try ProjectFolder(path: name, template: template).write()
    guard !quiet else { return }
    let files = template.files.map { "\(name)/\($0.name)" }.joined(separator: ", ")
    var lines = ["\(files): \(template.summary). Next:"]
    lines += template.nextCommands(in: name).map { "  \($0)" }
    for line in lines { try session.console.write(QuotedText.escaped(line) + "\n") }
  }

  /// Throws an error for the name of a scene or a clip, which `segue new` does not write alone.
  private static func checkSuffix(of name: String) throws {
    let suffixes = [".yaml", ".yml", ".json", ".mp4", ".mov", ".gif", ".png", ".swift"]
    guard let suffix = suffixes.first(where: { name.lowercased().hasSuffix($0) }),
      name.count > suffix.count
    else { return }
    let stem = String(name.dropLast(suffix.count))
    throw ValidationError(
      "the name is \(QuotedText.quoted(name)), which ends like that of a file; expected that of a new "
        + "folder, such as \(QuotedText.plain(stem)). The scene in it is scene.yaml")
  }
}
