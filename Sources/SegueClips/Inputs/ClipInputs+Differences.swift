// The differences between two states of a clip's inputs, in words.

extension ClipInputs {
  /// Returns the differences from `older`, one phrase each, beginning with the most relevant. Empty
  /// if there are none.
  package func differences(from older: ClipInputs) -> [String] {
    var found = renderer.differences(from: older.renderer)
    if scene != older.scene { found.append("the scene changed") }
    found += Self.differences(options, older.options)
    found += Self.differences(assets, older.assets, kind: "asset")
    found += Self.differences(fonts, older.fonts, kind: "font")
    return found
  }

  private static func differences(_ now: [Option], _ old: [Option]) -> [String] {
    let names = (now + old).map(\.name).uniqued
    return names.compactMap { name in
      let (new, before) = (now.first { $0.name == name }, old.first { $0.name == name })
      guard new != before else { return nil }
      return "--\(name) \(before?.value ?? "not given") → \(new?.value ?? "not given")"
    }
  }

  private static func differences(_ now: [File], _ old: [File], kind: String) -> [String] {
    let before = Dictionary(old.map { ($0.name, $0) }, uniquingKeysWith: { first, _ in first })
    let after = Dictionary(now.map { ($0.name, $0) }, uniquingKeysWith: { first, _ in first })
    return (now + old).map(\.name).uniqued.compactMap { name in
      switch (before[name], after[name]) {
      case (let old?, let new?) where old.hash == new.hash: nil
      case (let old?, let new?):
        new.hash == nil
          ? "\(kind) \(name) is missing"
          : old.hash == nil ? "\(kind) \(name) was added" : "\(kind) \(name) changed"
      case (nil, _): "\(kind) \(name) is now used"
      case (_, nil): "\(kind) \(name) is no longer used"
      }
    }
  }
}

extension [String] {
  /// The elements without duplicates, in the order of their first occurrence.
  fileprivate var uniqued: [String] {
    var seen: Set<String> = []
    return filter { seen.insert($0).inserted }
  }
}
