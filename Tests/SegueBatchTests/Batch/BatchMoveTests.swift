// Clips whose names change because rows were inserted, removed or reordered: they are copied, and
// whatever ends the run, the next one continues.

import Foundation
import ScratchFolders
import SegueBatch
import SegueClips
import SegueFiles
import Testing

@MainActor
@Suite struct BatchMoveTests {
  /// Returns the clips of a template, one for each color.
  private func rows(_ batch: BatchFolder, _ colors: [String]) throws -> [BatchItem] {
    let scene = try batch.folder.write(
      "in/t.yaml",
      """
      segue: 1
      canvas: { width: 16, height: 16, scale: 1, fps: 40, background: "{{color}}" }
      screens: { one: { background: "{{color}}" }, two: { background: "#F0A000" } }
      script:
        - show: one
        - present: two
          transition: { name: fade, duration: 0.1 }
      """)
    let table = try batch.folder.write(
      "rows.csv", "color\n" + colors.map { "#\($0)\n" }.joined())
    var list = ClipList(options: batch.options)
    return try list.items(of: scene, rows: table)
  }

  private func makeBatch(_ template: String = "{name}-{index}") throws -> BatchFolder {
    let batch = try BatchFolder()
    batch.template = template
    return batch
  }

  private func run(_ batch: BatchFolder, _ colors: [String]) throws -> [String] {
    try batch.run(rows(batch, colors)).words
  }

  /// The contents of all files in the output folder, without segue's own.
  private func contents(_ batch: BatchFolder) throws -> [String: [UInt8]] {
    var found: [String: [UInt8]] = [:]
    for name in batch.outputs {
      guard OutputChecks.isDirectory(batch.folder("out/\(name)")) else {
        found[name] = try batch.bytes(name)
        continue
      }
      for frame in try batch.folder.names("out/\(name)") {
        found["\(name)/\(frame)"] = try batch.bytes("\(name)/\(frame)")
      }
    }
    return found
  }

  /// Makes a batch of rows twice, with other rows at first, and compares it with one that is new.
  private func expectEqual(
    _ template: String, from old: [String], to new: [String], words: [String: Int]
  ) throws {
    let batch = try makeBatch(template)
    _ = try run(batch, old)
    let found = try run(batch, new)
    #expect(Dictionary(grouping: found) { $0 }.mapValues(\.count) == words)
    let fresh = try makeBatch(template)
    _ = try run(fresh, new)
    let expected = try contents(fresh)
    #expect(try contents(batch).filter { expected[$0.key] != nil } == expected)
    #expect(try run(batch, new).allSatisfy { $0 == "kept" })
    #expect(try !batch.folder.names("out").contains { $0.hasPrefix(".segue-batch.moving") })
  }

  @Test(
    "a row that is inserted costs one clip, whatever the names of the others",
    arguments: ["{name}-{index}", "{name}-{index}.png", "{index}/{name}.mov", "{color}"])
  func inserted(template: String) throws {
    let old = ["101010", "202020", "303030", "404040"]
    let copied = template == "{color}" ? [:] : ["copied": 3]
    try expectEqual(
      template, from: old, to: ["101010", "909090"] + old.dropFirst(),
      words: ["rendered": 1, "kept": copied.isEmpty ? 4 : 1].merging(copied) { first, _ in first })
  }

  @Test("the digits of the index change with the number of rows")
  func digits() throws {
    let old = (1...9).map { "10\($0)0\($0)0" }
    try expectEqual(
      "{name}-{index}", from: old, to: ["909090"] + old, words: ["rendered": 1, "copied": 9])
  }

  @Test(
    "rows that are removed or reordered cost nothing",
    arguments: [
      ([0, 2, 3, 4], ["kept": 1, "copied": 3]), ([4, 3, 2, 1, 0], ["kept": 1, "copied": 4]),
      ([1, 2, 3, 4, 0], ["copied": 5]), ([1, 0, 3, 2, 4], ["kept": 1, "copied": 4]),
      ([1, 0, 0, 1, 1], ["copied": 5]),
    ] as [([Int], [String: Int])])
  func reordered(order: [Int], words: [String: Int]) throws {
    let old = ["101010", "202020", "303030", "404040", "505050"]
    for template in ["{name}-{index}", "{name}-{index}.png"] {
      try expectEqual(template, from: old, to: order.map { old[$0] }, words: words)
    }
  }

  @Test("a clip that was changed is not copied to its new name but made again")
  func changed() throws {
    let batch = try makeBatch()
    _ = try run(batch, ["101010", "202020", "303030"])
    try batch.folder.write("out/t-1.mp4", "something else")
    #expect(
      try run(batch, ["909090", "101010", "202020", "303030"])
        == ["rendered", "rendered", "copied", "copied"])
  }

  @Test("a run that ends at any system call is continued, and loses one clip of a circle at most")
  func interrupted() throws {
    let old = ["101010", "202020", "303030", "404040"]
    // The first three in a circle, then a new one, which moves the last one.
    let new = ["202020", "303030", "101010", "909090", "404040"]
    let fresh = try makeBatch()
    _ = try run(fresh, new)
    let expected = try contents(fresh)
    let batch = try makeBatch()
    _ = try run(batch, old)
    let manager = FileManager.default
    try manager.copyItem(atPath: batch.folder("out"), toPath: batch.folder("before"))
    for point in 1... {
      try manager.removeItem(atPath: batch.folder("out"))
      try manager.copyItem(atPath: batch.folder("before"), toPath: batch.folder("out"))
      let fault = CountedFault(at: point, times: .max, error: ENOSPC)
      batch.calls = fault.calls
      _ = try? run(batch, new)
      batch.calls = FileCalls()
      let words = try run(batch, new)
      #expect(words.count { $0 == "rendered" } <= 2, "call \(point): \(words)")
      #expect(words.allSatisfy { ["rendered", "copied", "kept"].contains($0) }, "call \(point)")
      #expect(try contents(batch) == expected, "call \(point)")
      guard fault.count >= point else { return }
    }
  }
}
