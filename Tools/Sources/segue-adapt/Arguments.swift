// The command line of `segue-adapt`.

/// An error that ends the tool.
struct ToolProblem: Error {
  var message: String
  /// The exit code, as for `segue`: 2 usage, 3 source, 4 a file, 6 output.
  var code: Int32
}

/// The command-line arguments.
struct Arguments {
  private(set) var files: [String] = []
  /// The folder for the rewritten files.
  private(set) var output: String?
  /// A Boolean value that indicates whether the files are made into a program that `segue try`
  /// runs.
  private(set) var makesTrial = false
  /// The name of the app of which a program is made, if one is.
  private(set) var app: String?
  /// The name of the module that the files are compiled as.
  private(set) var module: String?
  /// The modules of files of libraries, by path.
  private(set) var modules: [String: String] = [:]
  /// The path of the app's bundle.
  private(set) var bundle = ""
  /// The language in which the app runs.
  private(set) var language = ""
  /// The modules that are available beside those that always are.
  private(set) var presentModules: Set<String> = []
  /// The files that are read, but are not part of the program.
  private(set) var aside: Set<String> = []
  /// The files of a program whose own transitions are not played.
  private(set) var around: Set<String> = []
  /// The lines of files at which what does not compile is left out.
  private(set) var hollowed: [String: [Int]] = [:]
  /// The modules that are not available.
  private(set) var absentModules: Set<String> = []
  /// The classes and protocols for which a program generates no source.
  private(set) var left: Set<String> = []
  /// A Boolean value that indicates whether the copies contain no `#sourceLocation`.
  private(set) var isPlain = false
  /// A Boolean value that indicates whether the file that binds code to virtual time is written
  /// beside the copies.
  private(set) var bindsTime = false
  /// A Boolean value that indicates whether other code starts the program.
  private(set) var removesMain = false
  /// The text between the name and `.swift` of a copy.
  private(set) var suffix = ""
  private(set) var wantsHelp = false

  static let help = """
    usage: segue-adapt FILE.swift… -o FOLDER [--plain]

    Rewrites each file so that it compiles without Objective-C, and writes it into FOLDER under its
    own name. Line numbers are preserved, and compiler messages refer to the original file.

      -o, --output FOLDER   the folder for the rewritten files, created if it does not exist
      --time-bindings       also write SegueTimeBindings.swift, which makes code run on virtual time
      --no-main             remove @main and the like, since another file starts the program
      --suffix TEXT         name the rewritten files NAME<TEXT>.swift
      --plain               omit the line that names the original file
      --without MODULE      remove the imports of MODULE
      --trial               write a complete program for segue try, and its description as JSON
      --app NAME            write a complete program for segue run, and its description as JSON
      --module NAME         the module of that app, which has the sources of the modules that it is without
      --part MODULE:FILE    FILE is one of the library MODULE
      --bundle FOLDER       the bundle of that app
      --language CODE       the language of that app
      --with MODULE         keep the imports of MODULE in that program
      --aside FILE          read FILE, but leave it out of that program
      --around FILE         play no transition of which no part is in another file
      --hollow LINE:FILE    leave out the body or, if given twice, the declaration at this line
      --leave NAME          generate nothing for this class or protocol in that program
      -h, --help            show this help
    """

  private static func value(
    of option: String, _ what: String, _ words: inout ArraySlice<String>
  ) throws -> String {
    guard let value = words.popFirst() else {
      throw ToolProblem(message: "\(option) has no value; expected \(what)", code: 2)
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
      case "--suffix": suffix = try Self.value(of: word, "a string", &words)
      case "--without": absentModules.insert(try Self.value(of: word, "a module", &words))
      case "--app": app = try Self.value(of: word, "the name of the app", &words)
      case "--module": module = try Self.value(of: word, "a module", &words)
      case "--bundle": bundle = try Self.value(of: word, "a folder", &words)
      case "--language": language = try Self.value(of: word, "a language", &words)
      case "--with": presentModules.insert(try Self.value(of: word, "a module", &words))
      case "--aside": aside.insert(try Self.value(of: word, "a file", &words))
      case "--around": around.insert(try Self.value(of: word, "a file", &words))
      case "--part": try part(try Self.value(of: word, "MODULE:FILE", &words))
      case "--hollow": try hollow(try Self.value(of: word, "LINE:FILE", &words))
      case "--leave": left.insert(try Self.value(of: word, "a class", &words))
      case "--time-bindings": bindsTime = true
      case "--no-main": removesMain = true
      case "--plain": isPlain = true
      case "--trial": makesTrial = true
      case "-h", "--help": wantsHelp = true
      default:
        throw ToolProblem(
          message: "unknown option \(word); expected -o, --plain, --time-bindings, or --help",
          code: 2)
      }
    }
    guard !suffix.contains("/") else {
      throw ToolProblem(message: "--suffix is \(suffix); expected a part of a file name", code: 2)
    }
    guard app == nil || !makesTrial else {
      throw ToolProblem(message: "--app and --trial exclude each other; expected one", code: 2)
    }
    guard wantsHelp || (!files.isEmpty && output != nil) else {
      throw ToolProblem(message: "expected Swift files and -o FOLDER", code: 2)
    }
  }

  private mutating func part(_ text: String) throws {
    let parts = text.split(separator: ":", maxSplits: 1)
    guard parts.count == 2 else {
      throw ToolProblem(message: "--part is \(text); expected MODULE:FILE", code: 2)
    }
    modules[String(parts[1])] = String(parts[0])
  }

  private mutating func hollow(_ place: String) throws {
    let parts = place.split(separator: ":", maxSplits: 1)
    guard parts.count == 2, let line = Int(parts[0]) else {
      throw ToolProblem(message: "--hollow is \(place); expected LINE:FILE", code: 2)
    }
    hollowed[String(parts[1]), default: []].append(line)
  }
}
