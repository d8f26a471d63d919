// The files of an app around those that are tried. A file of them becomes part of the program when
// something that is declared there is needed; all others stay aside, whether they compile or not.

import SegueDiagnostics

/// The files of an app that can become part of a program.
struct SourceSurroundings {
  private let files: [ProgramSources.File]
  private let declarations: [FileDeclarations]

  /// Reads the declarations of `files`.
  init(_ files: [ProgramSources.File]) {
    self.files = files
    declarations = files.map { FileDeclarations($0.bytes) }
  }

  /// A Boolean value that indicates whether there are none.
  var isEmpty: Bool { files.isEmpty }

  // MARK: Names

  /// Returns the paths of `roots` and of the files that declare the types which these name, and so
  /// on.
  /// - Parameter room: The maximum number of files that are added, those that few others lie between
  ///   first.
  func reached(from roots: [ProgramSources.File], room: Int = .max) -> [String] {
    let own = roots.map { FileDeclarations($0.bytes) }
    return reached(from: roots.map(\.path), own, own, room)
  }

  /// Returns `roots`, the files that declare what `new` names, and those with what plays it.
  private func reached(
    from roots: [String], _ new: [FileDeclarations], _ all: [FileDeclarations], _ room: Int
  ) -> [String] {
    let paths = named(from: roots, new, all, room)
    let found = conformers(for: new, beside: paths) + subclasses(of: new, beside: paths)
    let left = room - (paths.count - roots.count)
    guard !found.isEmpty, found.count <= left else { return paths }
    return named(
      from: paths + found, declarations(of: found), declarations(of: paths) + all,
      left - found.count)
  }

  private func declarations(of paths: [String]) -> [FileDeclarations] {
    files.indices.filter { paths.contains(files[$0].path) }.map { declarations[$0] }
  }

  /// Returns the paths of files with a class for each protocol that `own` name and nothing in `paths`
  /// conforms to: an animator that leaves its animation to another object moves nothing without it. A
  /// delegate is rather a screen.
  private func conformers(for own: [FileDeclarations], beside paths: [String]) -> [String] {
    let known = declarations(of: paths) + own
    let protocols = known.reduce(into: Set<String>()) { $0.formUnion($1.protocols) }
    let named = own.reduce(into: Set<String>()) { $0.formUnion($1.capitalized) }
    return protocols.intersection(named).sorted().compactMap { name in
      let isOfScreens = ["Delegate", "DataSource"].contains(where: name.hasSuffix)
      guard !isOfScreens, !known.contains(where: { $0.conforms(to: name) }) else { return nil }
      return nearest(to: paths, where: { $0.conforms(to: name) }).map { files[$0].path }
    }
  }

  /// Returns the paths of files with subclasses of the transitions in `own`, if `paths` have none: a class
  /// that leaves the direction of a movement or its generic arguments to others shows little by itself.
  /// Then those with subclasses of what these inherit: another one may be the way back.
  private func subclasses(of own: [FileDeclarations], beside paths: [String]) -> [String] {
    let around = declarations(of: paths)
    let line = own.flatMap(\.types).reduce(into: Set<String>()) {
      $0.formUnion(Self.line(of: $1, in: around + own))
    }
    let below = subclasses(
      of: Self.transitions(in: own, among: around + own), unlessIn: around + own, beside: paths)
    let bases = Self.transitions(in: around, among: around + own).intersection(line)
    return below + subclasses(of: bases, unlessIn: around, beside: paths + below)
  }

  /// Returns the transitions that `files` declare and that are not screens, or generic.
  private static func transitions(
    in files: [FileDeclarations], among known: [FileDeclarations]
  ) -> Set<String> {
    files.reduce(into: []) { found, file in
      found.formUnion(
        file.types.subtracting(file.protocols).filter { name in
          let line = Self.line(of: name, in: known)
          return !line.isDisjoint(with: TransitionFiles.protocols)
            && (file.generics.contains(name) || !FileDeclarations.areOfScreen(line))
        })
    }
  }

  /// Returns the paths of files with classes that inherit one of `bases` and are not generic, unless
  /// `known` has any.
  private func subclasses(
    of bases: Set<String>, unlessIn known: [FileDeclarations], beside paths: [String]
  ) -> [String] {
    func inherits(_ file: FileDeclarations) -> Bool {
      file.types.subtracting(file.protocols).subtracting(file.generics).contains { type in
        !(file.parents[type] ?? []).subtracting([type]).isDisjoint(with: bases)
      }
    }
    guard !bases.isEmpty, !known.contains(where: inherits) else { return [] }
    var found: [String] = []
    while found.count < Self.maximumSubclasses,
      let place = nearest(to: paths, without: paths + found, where: inherits)
    {
      found.append(files[place].path)
    }
    return found
  }

  /// The maximum number of files with subclasses.
  private static let maximumSubclasses = 4

  /// Returns the name of a type and of all that it inherits, as far as `files` tell.
  private static func line(of name: String, in files: [FileDeclarations]) -> Set<String> {
    var (line, waiting): (Set<String>, [String]) = ([name], [name])
    while let next = waiting.popLast() {
      for file in files {
        for parent in file.parents[next] ?? [] where line.insert(parent).inserted {
          waiting.append(parent)
        }
      }
    }
    return line
  }

  private func named(
    from roots: [String], _ new: [FileDeclarations], _ all: [FileDeclarations], _ room: Int
  ) -> [String] {
    var (paths, waiting) = (roots, new[...])
    var known = Self.types(all + new)
    while let next = waiting.popFirst() {
      let unknown = next.capitalized.subtracting(known).subtracting(next.allTypes)
      for name in unknown.sorted() where !known.contains(name) {
        guard paths.count - roots.count < room else { return paths }
        guard let place = nearest(to: paths, where: { $0.types.contains(name) }) else { continue }
        paths.append(files[place].path)
        known.formUnion(declarations[place].types)
        waiting.append(declarations[place])
      }
    }
    return paths
  }

  private static func types(_ files: [FileDeclarations]) -> Set<String> {
    files.reduce(into: []) { $0.formUnion($1.types) }
  }

  /// The files that declare what a build misses.
  struct Found: Equatable {
    /// The files that become part of the program, with all that they name.
    var paths: [String] = []
    /// Those that would bring too many with them.
    var aside: [String] = []
  }

  /// Returns the files that declare what `errors` miss, without those in `paths`.
  /// - Parameters:
  ///   - own: The paths of the tried files. What these miss becomes part of the program in any case,
  ///     alone where there is no room for what it names.
  ///   - room: The maximum number of files.
  func files(
    for errors: [Diagnostic], beside paths: [String], own: Set<String> = [], room: Int = .max
  ) -> Found {
    var found = Found()
    for error in errors {
      guard let place = file(for: error, beside: paths) else { continue }
      let path = files[place].path
      let isOwn = error.position.map { own.contains($0.file) } ?? false
      guard !found.paths.contains(path), isOwn || !found.aside.contains(path) else { continue }
      let reached = reached(from: place, beside: paths + found.paths)
      if reached.count <= room - found.paths.count {
        found.paths += reached
      } else if isOwn {
        found.paths.append(path)
      } else {
        found.aside.append(path)
      }
    }
    found.aside.removeAll(where: found.paths.contains)
    return found
  }

  /// Returns the path of a file, and the paths of those that it needs beside `paths`.
  private func reached(from place: Int, beside paths: [String]) -> [String] {
    let new = [declarations[place]]
    return Array(
      reached(from: paths + [files[place].path], new, declarations(of: paths), .max)
        .dropFirst(paths.count))
  }

  /// Returns the path of the file that declares the type called `name`, or `nil`.
  func path(declaring name: String) -> String? {
    nearest(to: [], where: { $0.types.contains(name) || $0.allTypes.contains(name) })
      .map { files[$0].path }
  }

  private func file(for error: Diagnostic, beside paths: [String]) -> Int? {
    let near = [error.position?.file].compactMap { $0 }
    let quoted = error.quotedWords
    func find(_ isMatch: (FileDeclarations) -> Bool) -> Int? {
      nearest(to: near, without: paths, where: isMatch)
    }
    if error.message.hasPrefix("cannot find "), let name = quoted.first {
      return find { $0.types.contains(name) || $0.globals.contains(name) }
        ?? find { $0.allTypes.contains(name) }
    }
    if error.message.contains("has no member '"), let member = quoted.last {
      let type = Self.bare(quoted[0])
      return find { $0.members[type]?.contains(member) ?? false }
        ?? find { $0.members.values.contains { $0.contains(member) } }
    }
    if error.message.contains("is not a member type of"), let member = quoted.first,
      let type = quoted.last.map(Self.bare)
    {
      return find { $0.members[type]?.contains(member) ?? false }
    }
    var names = quoted.flatMap(Self.names)
    // The message says `self`, not which class.
    if quoted.first == "self" { names += types(at: error.position?.file) }
    if let place = find({ file in
      names.contains { file.parents[$0]?.isDisjoint(with: names.filter { $0.count > 1 }) == false }
    }) {
      return place
    }
    guard Self.initializing.contains(where: error.message.contains) else { return nil }
    let labels = quoted.flatMap { $0.split { !$0.isLetter && !$0.isNumber } }.map(String.init)
    return find { file in
      file.initializers.values.contains { !$0.isDisjoint(with: labels) }
    }
  }

  /// Returns the types that a file declares.
  private func types(at path: String?) -> Set<String> {
    files.indices.first { files[$0].path == path }.map { declarations[$0].types } ?? []
  }

  /// Messages about calls whose initializer is in an extension that is missing.
  private static let initializing = [
    "argument label", "extra argument", "in call to initializer", "missing argument",
    "that takes no arguments", "initializer",
  ]

  /// Returns the name of a type without `.Type`, `any`, optionality and what is around it.
  private static func bare(_ type: String) -> String { names(type).last ?? type }

  private static func names(_ text: String) -> [String] {
    text.split { !($0.isLetter || $0.isNumber || $0 == "_") }.map(String.init)
      .filter { $0 != "Type" && $0.first?.isUppercase ?? false }
  }

  // MARK: Distance

  /// Returns the index of the file that fulfils `isMatch` and whose path begins most like one of
  /// `paths`.
  private func nearest(
    to paths: [String], without others: [String]? = nil, where isMatch: (FileDeclarations) -> Bool
  ) -> Int? {
    let excluded = Set(others ?? paths)
    var best: (place: Int, common: Int)?
    for place in files.indices
    where !excluded.contains(files[place].path) && isMatch(declarations[place]) {
      let common = paths.map { Self.commonFolders($0, files[place].path) }.max() ?? 0
      if common > best?.common ?? -1 { best = (place, common) }
    }
    return best?.place
  }

  /// Returns the number of folders that two paths have in common at their beginning.
  private static func commonFolders(_ a: String, _ b: String) -> Int {
    zip(a.split(separator: "/"), b.split(separator: "/")).prefix { $0 == $1 }.count
  }
}

extension Diagnostic {
  /// The words that a message of the compiler quotes, without those that it suggests instead.
  fileprivate var quotedWords: [String] {
    let end = message.firstRange(of: "; did you mean")?.lowerBound ?? message.endIndex
    return message[..<end].split(separator: "'", omittingEmptySubsequences: false)
      .enumerated().filter { $0.offset % 2 == 1 }.map { String($0.element) }
  }

  /// The name that a message of the compiler says does not exist, or `nil` if the message is about
  /// something else, such as isolation.
  var missingName: String? {
    if message.hasPrefix("cannot find ") || message.contains("is not a member type of") {
      return quotedWords.first
    }
    return message.contains("has no member '") ? quotedWords.last : nil
  }
}
