// What a program of `segue try` consists of, as its builds show it: files around the tried ones that
// declare what is missed, and places in them that do not compile and are left out. The number of files is
// bounded: through the names of one file a program reaches a whole library, which takes minutes to compile.

import SegueDiagnostics

/// What a program consists of, as far as its builds have shown.
struct ProgramNeeds {
  /// The paths of the files that are tried.
  let own: Set<String>
  private let surroundings: SourceSurroundings
  /// The paths of the files of libraries, which are part of it in any case.
  private let libraries: Set<String>
  /// The paths of its files.
  private(set) var paths: [String]
  /// The modules that it imports and that do not exist here.
  private(set) var absent: [String] = []
  /// The classes and protocols for which no source can be generated.
  private(set) var left: [String] = []
  private var hollows = HollowPlaces()
  /// The files with what is left out since it would bring too many others with it.
  private var aside: [String] = []

  /// The maximum number of files around the tried ones, other than those that these name.
  static let maximumFiles = 48

  /// Creates the needs of a program with the tried `files`.
  /// - Parameters:
  ///   - libraries: The paths of the files of libraries, all of which are part of it.
  ///   - modules: The names of these libraries, which no file needs to import.
  init(
    _ files: [ProgramSources.File], around surroundings: SourceSurroundings,
    libraries: [String] = [], modules: [String] = []
  ) {
    own = Set(files.map(\.path))
    self.libraries = Set(libraries)
    self.surroundings = surroundings
    paths = surroundings.reached(from: files, room: Self.maximumFiles) + libraries
    absent = modules
  }

  /// Adds what the messages of a build call for. A file may import a module that it does not need,
  /// contain a class that need not be instantiated, or need a declaration of the files around it.
  /// - Returns: Whether there is anything new, so that another build may do better.
  mutating func add(_ messages: CompilerMessages) -> Bool {
    let modules = messages.absentModules.filter { !absent.contains($0) }
    let types = messages.uncreatableTypes.filter { !left.contains($0) }
    let room = max(0, Self.maximumFiles - (paths.count - own.count - libraries.count))
    let found = surroundings.files(for: messages.errors, beside: paths, own: own, room: room)
    absent += modules
    left += types
    paths += found.paths
    aside += found.aside.filter { !aside.contains($0) }
    // What the files around miss may be in the files that are new.
    let isHollowed = (modules + found.paths).isEmpty && hollow(messages.errors)
    return isHollowed || !(modules + types + found.paths).isEmpty
  }

  /// Leaves out the code at `problems` that is in files around the tried ones: a body first, then
  /// its declaration, then the type around that.
  /// - Returns: Whether there is more to leave out than before.
  mutating func hollow(_ problems: [Diagnostic]) -> Bool {
    hollows.add(problems) { !own.contains($0) }
  }

  /// The places in files around the tried ones at which something does not compile, as
  /// `LINE:FILE`. It is left out there.
  var hollowed: [String] { hollows.places }

  /// What the program is without; empty if all that it names is part of it.
  var notes: [String] { [asideNote, hollows.note(where: libraries.contains)].compactMap { $0 } }

  private var asideNote: String? {
    let files = aside.filter { !paths.contains($0) }
    guard let first = files.first else { return nil }
    let others = files.count > 1 ? " and \(files.count - 1) more" : ""
    return
      "\(QuotedText.escaped(first))\(others) would bring the files around the tried ones to more than "
      + "\(Self.maximumFiles), and is left out together with the code of these files that uses it; pass "
      + "it as an argument if the transition needs it"
  }
}
