// The command line of `segue-adapt`.

/// Why it ends early.
struct ToolProblem: Error {
  var message: String
  /// As those of `segue`: 2 usage, 3 source, 4 a file, 6 output.
  var code: Int32
}

/// What it is asked for.
struct Arguments {
  private(set) var files: [String] = []
  /// The folder that gets the rewritten files.
  private(set) var output: String?
  /// Whether the files are made into a program that `segue try` runs.
  private(set) var makesTrial = false
  /// Whether the copies do without `#sourceLocation`.
  private(set) var isPlain = false
  /// Whether the file that binds code to virtual time is written beside the copies.
  private(set) var bindsTime = false
  private(set) var wantsHelp = false

  static let help = """
    usage: segue-adapt FILE.swift… -o FOLDER [--plain]

    Writes each file, rewritten so that it compiles without Objective-C, into FOLDER under its own
    name. Lines stay where they are, and errors are told in the original file.

      -o, --output FOLDER   where the copies go; made if it is missing
      --time-bindings       also writes TimeBindings.swift, which has code run on virtual time
      --plain               without the line that names the original
      --trial               writes a whole program for segue try, and what is known of it as JSON
      -h, --help            this
    """

  init(_ words: [String]) throws {
    var (words, isEnded) = (words[...], false)
    while let word = words.popFirst() {
      switch word {
      case _ where isEnded || !word.hasPrefix("-"): files.append(word)
      case "--": isEnded = true
      case "-o", "--output":
        guard let path = words.popFirst() else {
          throw ToolProblem(message: "\(word) without a folder; expected one", code: 2)
        }
        output = path
      case "--time-bindings": bindsTime = true
      case "--plain": isPlain = true
      case "--trial": makesTrial = true
      case "-h", "--help": wantsHelp = true
      default:
        throw ToolProblem(
          message: "unknown option \(word); expected -o, --plain, --time-bindings or --help",
          code: 2)
      }
    }
    guard wantsHelp || (!files.isEmpty && output != nil) else {
      throw ToolProblem(message: "expected Swift files and -o FOLDER", code: 2)
    }
  }
}
