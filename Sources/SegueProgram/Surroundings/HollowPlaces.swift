// The places in source files at which something does not compile, so that the adapter leaves it out.

import SegueDiagnostics

/// Places of files that are left out of a program.
struct HollowPlaces {
  /// The places as `LINE:FILE`. One that is there twice costs more: a body first, then its declaration, then
  /// the type around that.
  private(set) var places: [String] = []

  /// How much can be left out at one place.
  private static let degrees = 3

  /// Adds the places of `problems` in the files for which `mayLose` is true.
  /// - Returns: Whether there is more to leave out than before.
  mutating func add(_ problems: [Diagnostic], where mayLose: (String) -> Bool) -> Bool {
    let found = problems.compactMap(\.position).filter { mayLose($0.file) }
    let new = Set(found.map { "\($0.line):\($0.file)" }).sorted().filter { place in
      places.count { $0 == place } < Self.degrees
    }
    places += new
    return !new.isEmpty
  }
}
