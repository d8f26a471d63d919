// The key frames of every transition of the catalogue, in the light and the dark appearance, by the
// digests of their bytes. With the environment variable SEGUE_RECORD=1, the test writes them.

import Foundation
import SegueStage
import SegueTransitions
import SegueWorld
import Testing
import UIKit

@MainActor
@Suite struct CatalogKeyFrameTests {
  private static let file = URL(filePath: #filePath).deletingLastPathComponent()
    .appending(path: "KeyFrames.txt")
  /// The instants, as fractions of the duration.
  private static let instants = [0.25, 0.5, 0.75]

  @Test("every transition draws what was recorded, in both appearances")
  func keyFrames() throws {
    let lines = try TransitionCatalog.entries.compactMap { entry in try Self.line(entry) }
    let found = lines.joined(separator: "\n") + "\n"
    if ProcessInfo.processInfo.environment["SEGUE_RECORD"] == "1" {
      return try found.write(to: Self.file, atomically: true, encoding: .utf8)
    }
    let recorded = try String(contentsOf: Self.file, encoding: .utf8).split(separator: "\n")
    let changed = lines.map { Substring($0) }.difference(from: recorded)
    #expect(
      changed.isEmpty,
      "\(changed.count) lines differ; look at these transitions, then record with SEGUE_RECORD=1")
  }

  /// Returns the name and the digests of the key frames, or `nil` if the transition does
  /// not go both ways.
  private static func line(_ entry: TransitionCatalogEntry) throws -> String? {
    let duration = World().run {
      // The scene's fingers need both directions.
      entry.animator(for: .dismiss) == nil
        ? nil : entry.animator(for: .present)?.transitionDuration(using: nil)
    }
    guard let duration else { return nil }
    let digests = try [false, true].map { (isDark: Bool) throws -> String in
      var scene = ContractScene(library: .builtIn, name: entry.name)
      scene.isDark = isDark
      let stage = try scene.stage(
        ["\(scene.arrival), transition: \(entry.name)", "wait: 0.1"])
      var digest: UInt64 = 0xcbf2_9ce4_8422_2325
      for instant in instants {
        // FNV-1a.
        for byte in try stage.picture(at: 0.1 + duration * instant).bytes {
          digest = (digest ^ UInt64(byte)) &* 0x100_0000_01b3
        }
      }
      return String(digest, radix: 16)
    }
    return "\(entry.name) light \(digests[0]) dark \(digests[1])"
  }
}
