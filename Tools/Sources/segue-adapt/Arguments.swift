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
  /// Modules that are not there.
  private(set) var absentModules: Set<String> = []
  /// Classes and protocols for which a program makes nothing.
  private(set) var left: Set<String> = []
  /// Whether the copies do without `#sourceLocation`.
  private(set) var isPlain = false
  /// Whether the file that binds code to virtual time is written beside the copies.
  private(set) var bindsTime = false
  /// Whether something else is the program.
  private(set) var removesMain = false
  /// What stands between the name and `.swift` of a copy.
  private(set) var suffix = ""
  private(set) var wantsHelp = false

  static let help = """
    usage: segue-adapt FILE.swift… -o FOLDER [--plain]

    Writes each file, rewritten so that it compiles without Objective-C, into FOLDER under its own
    name. Lines stay where they are, and errors are told in the original file.

      -o, --output FOLDER   where the copies go; made if it is missing
      --time-bindings       also writes TimeBindings.swift, which has code run on virtual time
      --no-main             takes @main and its like out: something else is the program
      --suffix TEXT         copies are called NAME<TEXT>.swift
      --plain               without the line that names the original
      --without MODULE      takes out its imports
      --trial               writes a whole program for segue try, and what is known of it as JSON
      --leave NAME          makes nothing for this class or protocol in that program
      -h, --help            this
    """

  private static func value(
    of option: String, _ what: String, _ words: inout ArraySlice<String>
  ) throws -> String {
    guard let value = words.popFirst() else {
      throw ToolProblem(message: "\(option) without \(what); expected one", code: 2)
    }
    return value
  }

  init(_ words: [String]) throws {
    var (words, isEnded) = (words[...], false)
    while let word = words.popFirst() {
      switch word {
      case _ where isEnded || !word.hasPrefix("-"): files.append(word)
      case "--": isEnded = true
      case "-o", "--output":
        output = try Self.value(of: word, "a folder", &words)
      case "--suffix": suffix = try Self.value(of: word, "a text", &words)
      case "--without": absentModules.insert(try Self.value(of: word, "a module", &words))
      case "--leave": left.insert(try Self.value(of: word, "a class", &words))
      case "--time-bindings": bindsTime = true
      case "--no-main": removesMain = true
      case "--plain": isPlain = true
      case "--trial": makesTrial = true
      case "-h", "--help": wantsHelp = true
      default:
        throw ToolProblem(
          message: "unknown option \(word); expected -o, --plain, --time-bindings or --help",
          code: 2)
      }
    }
    guard !suffix.contains("/") else {
      throw ToolProblem(message: "--suffix is \(suffix); expected a part of a name", code: 2)
    }
    guard wantsHelp || (!files.isEmpty && output != nil) else {
      throw ToolProblem(message: "expected Swift files and -o FOLDER", code: 2)
    }
  }
}
