// Leaves out what only serves SwiftUI, before anything else reads the files: declarations that name
// types of SwiftUI outside of their bodies, and those that name a type that is left out. Code for UIKit in
// the same files stays, with its lines and columns.

import SwiftSyntax

/// The files without the declarations that only serve SwiftUI.
struct SwiftUIRemoval {
  /// The trees of the files.
  let trees: [SourceFileSyntax]
  /// The bytes of the files.
  let inputs: [Adapter.Input]
  /// What was left out, without previews.
  let leftOut: [LeftOut]

  init(_ inputs: [Adapter.Input]) {
    let trees = inputs.map { SourceTree.parse($0.bytes) }
    let readers = trees.enumerated().map {
      SwiftUICandidateReader(file: $0.offset, tree: $0.element)
    }
    let candidates = Candidates(readers)
    let removed = candidates.removed
    var texts = inputs
    for candidate in removed { texts[candidate.file].bytes.blank(candidate.range) }
    leftOut = removed.filter { !$0.isPreview }.map {
      LeftOut(name: $0.title, path: inputs[$0.file].path, place: $0.place)
    }
    let changed = Set(removed.map(\.file))
    self.trees = trees.enumerated().map {
      changed.contains($0.offset) ? SourceTree.parse(texts[$0.offset].bytes) : $0.element
    }
    self.inputs = texts
  }
}

/// The declarations of all files.
private struct Candidates {
  private var all: [SwiftUICandidate] = []
  /// For each file, the names that mean SwiftUI in it.
  private var names: [Set<String>] = []

  init(_ readers: [SwiftUICandidateReader]) {
    for reader in readers {
      let start = all.count
      all += reader.found.map { candidate in
        var candidate = candidate
        candidate.parent = candidate.parent.map { $0 + start }
        return candidate
      }
    }
    let declared = Set(all.lazy.filter { $0.kind == .type && $0.parent == nil }.map(\.name))
    let nested = Dictionary(
      grouping: all.lazy.filter { $0.kind == .type && $0.parent != nil }, by: \.file)
    for (file, reader) in readers.enumerated() {
      let own = Set(
        (nested[file] ?? []).compactMap { $0.name.split(separator: ".").last.map(String.init) })
      let known = reader.importsSwiftUI ? SwiftUINames.all : SwiftUINames.bridges
      names.append(known.subtracting(declared).subtracting(own).subtracting(reader.parameters))
    }
  }

  /// The outermost declarations that only serve SwiftUI, in the order of the source.
  var removed: [SwiftUICandidate] {
    var isRemoved = Array(repeating: false, count: all.count)
    var types: [RemovedType] = []
    func remove(_ index: Int) {
      isRemoved[index] = true
      if all[index].kind == .type { types.append(RemovedType(all[index])) }
    }
    var count = -1
    while count != types.count {
      count = types.count
      for (index, candidate) in all.enumerated() where !isRemoved[index] {
        let parent = candidate.parent
        if let parent, isRemoved[parent] {
          isRemoved[index] = true
        } else if serves(candidate, types) {
          remove(index)
          if candidate.isEssential, let parent, all[parent].kind == .type, !all[parent].isMain {
            remove(parent)
          }
        }
      }
    }
    return all.indices.filter { isRemoved[$0] && !(all[$0].parent.map { isRemoved[$0] } ?? false) }
      .map { all[$0] }
  }

  private func serves(_ candidate: SwiftUICandidate, _ types: [RemovedType]) -> Bool {
    guard !candidate.isMain else { return false }
    return candidate.isView || !candidate.types.isDisjoint(with: names[candidate.file])
      || types.contains { $0.isNamed(by: candidate) }
  }
}

/// A type that is left out.
private struct RemovedType {
  /// The names of the types around it, with a period.
  private let outer: String
  private let name: String

  init(_ candidate: SwiftUICandidate) {
    let parts = candidate.name.split(separator: ".")
    name = parts.last.map(String.init) ?? candidate.name
    outer = parts.dropLast().map { $0 + "." }.joined()
  }

  /// Returns whether a declaration names the type. The name of a type in another one may mean others
  /// elsewhere.
  func isNamed(by candidate: SwiftUICandidate) -> Bool {
    candidate.types.contains(name) && (outer.isEmpty || candidate.name.hasPrefix(outer))
  }
}

extension [UInt8] {
  /// Replaces everything in `range` by spaces, except for line breaks.
  fileprivate mutating func blank(_ range: Range<Int>) {
    for place in range where self[place] != 10 && self[place] != 13 { self[place] = 32 }
  }
}
