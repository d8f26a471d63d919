// SQLite's method, applied to all output of a batch: the first call fails, then the second, and so
// on until none is left. After each failure the old or the new output is whole, and a second
// attempt succeeds.

import FaultyOutputs
import Foundation
import ScratchFolders
import SegueClips
import SegueDiagnostics
import SegueFiles
import Testing

@Suite struct FaultPointTests {
  private static let kinds: [FaultPoint.Kind] = [
    .error(ENOSPC), .error(EIO), .error(EDQUOT), .short,
  ]
  private static let minimumPoints = 1000

  @Test("no failing, truncated or killing write, fsync or rename leaves a torn file")
  func everyPoint() throws {
    var points = 0
    for subject in FaultySubject.allCases {
      let reference = try Reference(subject)
      var here = 0
      for replacing in subject == .journal ? [true] : [true, false] {
        for kind in Self.kinds { here += try failing(subject, kind, replacing, reference) }
      }
      let failed = here
      for kind in ["before", "after"] { here += try killing(subject, kind, reference) }
      print("fault points: \(subject.rawValue): \(failed) failed or short, \(here - failed) killed")
      points += here
    }
    print("fault points: \(points) in all, at least \(Self.minimumPoints) expected")
    #expect(points >= Self.minimumPoints)
  }

  /// Makes every call fail in turn, and returns the number of calls.
  private func failing(
    _ subject: FaultySubject, _ kind: FaultPoint.Kind, _ replacing: Bool, _ reference: Reference
  ) throws -> Int {
    for point in 1... {
      let folder = try ScratchFolder()
      let old = try replacing ? reference.putOld(into: folder) : nil
      let fault = FaultPoint(at: point, kind)
      var safe = 0
      do {
        try subject.write(to: folder.path, replacing: replacing, calls: fault.calls) { safe = $0 }
        if !fault.hasStruck { return point - 1 }
        if case .error = kind { Issue.record("point \(point): an error that nobody heard of") }
      } catch {
        #expect(Failure(error).exitCode == .output, "\(error)")
        #expect(kind != .short, "point \(point): \(error)")
      }
      try reference.check(folder, safe: safe, old: old, "\(subject) \(kind) \(point)")
      #expect(try folder.names().filter { $0.hasSuffix(".part") }.isEmpty)
      try subject.write(to: folder.path, replacing: true, calls: FileCalls())
      try reference.checkWhole(folder)
    }
    return 0
  }

  /// Kills a process at every call in turn, and returns the number of calls.
  private func killing(_ subject: FaultySubject, _ kind: String, _ reference: Reference) throws
    -> Int
  {
    for point in 1... {
      let folder = try ScratchFolder()
      let old = try reference.putOld(into: folder)
      let run = try Spawned.run(
        "faulty-writer", [subject.rawValue, folder.path, "\(point)", kind], in: folder.path)
      guard run.signal == SIGKILL else {
        #expect(run.code == 0)
        return point - 1
      }
      try reference.check(
        folder, safe: run.output.count, old: old, "\(subject) killed \(kind) \(point)")
      // The next run succeeds and removes the leftovers.
      StaleFiles.sweep(folder.path)
      try subject.write(to: folder.path, replacing: true, calls: FileCalls())
      if subject == .frames { StaleFiles.sweep(folder("frames")) }
      try reference.checkWhole(folder)
    }
    return 0
  }
}

/// The output of a subject without failures.
private struct Reference {
  let subject: FaultySubject
  private let files: [String: [UInt8]]

  init(_ subject: FaultySubject) throws {
    self.subject = subject
    let folder = try ScratchFolder()
    try subject.write(to: folder.path, replacing: false, calls: FileCalls())
    files = try Self.files(in: folder)
  }

  /// Creates existing output, and returns its contents.
  func putOld(into folder: ScratchFolder) throws -> [UInt8]? {
    guard subject == .movie else { return nil }
    try folder.write(subject.name, "old")
    return Array("old".utf8)
  }

  /// Compares the existing files with the permitted ones.
  func check(_ folder: ScratchFolder, safe: Int, old: [UInt8]?, _ what: String) throws {
    let found = try Self.files(in: folder)
    switch subject {
    case .frames:
      #expect(found.count >= safe, "\(what)")
      let torn = found.filter { files[$0.key] != $0.value }.keys.sorted()
      #expect(torn.isEmpty, "\(what)")
    case .movie:
      let movie = found[subject.name]
      let isOldOrNew = movie == old || movie == files[subject.name]
      #expect(isOldOrNew, "\(what)")
    case .journal:
      let records = try RecordLog.open(
        path: folder(subject.name), kind: "faulty-journal", version: 1
      ).contents.records
      #expect(records.count >= safe && records.count <= safe + 1, "\(what)")
      #expect(records == (0..<records.count).map(FaultySubject.record), "\(what)")
    }
  }

  func checkWhole(_ folder: ScratchFolder) throws {
    let isWhole = try Self.files(in: folder) == files
    #expect(isWhole)
    #expect(try folder.names() == [subject.name])
  }

  /// The files of a subject, without temporary ones.
  private static func files(in folder: ScratchFolder) throws -> [String: [UInt8]] {
    var files: [String: [UInt8]] = [:]
    for name in try folder.names() where !name.hasPrefix(".segue-") {
      if OutputChecks.isDirectory(folder(name)) {
        for inner in try folder.names(name) where !inner.hasPrefix(".segue-") {
          files["\(name)/\(inner)"] = try folder.bytes("\(name)/\(inner)")
        }
      } else {
        files[name] = try folder.bytes(name)
      }
    }
    return files
  }
}
