// The places in source files at which something does not compile, so that the adapter leaves it out.

import SegueDiagnostics

/// Places of files that are left out of a program.
struct HollowPlaces {
  /// The places as `LINE:FILE`. One that is there twice costs more: a body first, then its declaration, then
  /// the type around that.
  private(set) var places: [String] = []
  /// The first problem at each place.
  private var problems: [Diagnostic] = []

  /// How much can be left out at one place.
  private static let degrees = 3

  /// Adds the places of `problems` in the files for which `mayLose` is true.
  /// - Returns: Whether there is more to leave out than before.
  mutating func add(_ problems: [Diagnostic], where mayLose: (String) -> Bool) -> Bool {
    let found = problems.filter { $0.position.map { mayLose($0.file) } ?? false }
    let old = places
    for problem in found {
      guard let place = Self.place(of: problem), !old.contains(place) else { continue }
      if !self.problems.contains(where: { Self.place(of: $0) == place }) {
        self.problems.append(problem)
      }
    }
    let new = Set(found.compactMap(Self.place)).sorted().filter { place in
      old.count { $0 == place } < Self.degrees
    }
    places += new
    return !new.isEmpty
  }

  private static func place(of problem: Diagnostic) -> String? {
    problem.position.map { "\($0.line):\($0.file)" }
  }

  /// Returns the note about what is left out of libraries, the files for which `isLibrary` is true; `nil` if
  /// nothing is.
  func note(where isLibrary: (String) -> Bool) -> String? {
    let lost = problems.filter { $0.position.map { isLibrary($0.file) } ?? false }
    guard let first = lost.first else { return nil }
    let others =
      switch lost.count {
      case 1: "this line"
      case 2: "this and another line"
      default: "this and \(lost.count - 1) other lines"
      }
    return
      "\(first.position.map { "\($0): " } ?? "")\(first.message); \(others) of libraries cannot be "
      + "compiled here, and the declarations around them are left out: the program ends if it calls one "
      + "that returns a value"
  }
}
