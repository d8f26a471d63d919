// Kills a batch at a hundred instants, spread over its whole life: whatever is on disk by then, the
// next run produces the same clips, and nothing else is left.

import Foundation
import ScratchFolders
import Synchronization
import Testing

@Suite struct KillTests {
  private static let seed: UInt64 = 20_261_121
  private static let kills = 100
  private static let outputs = ["a.mp4", "b.mp4", "c.mp4", "d", "e.mp4"]

  @Test("a killed batch resumes to the same bytes, in a hundred of a hundred runs")
  func killed() throws {
    let folder = try makeInputs()
    let start = ContinuousClock.now
    let whole = try Spawned.run("segue", Self.arguments("whole"), in: folder.path)
    let length = ContinuousClock.now - start
    #expect(whole.code == 0)
    let expected = try Self.contents(folder, "whole")
    #expect(expected.count > Self.outputs.count)
    let good = Atomic(0)
    let really = Atomic(0)
    let next = Atomic(0)
    DispatchQueue.concurrentPerform(iterations: 2) { _ in
      while true {
        let number = next.add(1, ordering: .relaxed).oldValue
        guard number < Self.kills else { return }
        let share = Double(Self.mixed(Self.seed &+ UInt64(number)) >> 11) / Double(1 << 53)
        guard let run = try? kill(folder, "out\(number)", after: length * share * 1.1) else {
          continue
        }
        if run.wasKilled { really.add(1, ordering: .relaxed) }
        if run.contents == expected { good.add(1, ordering: .relaxed) }
      }
    }
    let (same, killed) = (good.load(ordering: .relaxed), really.load(ordering: .relaxed))
    print(
      "kill -9: seed \(Self.seed), \(same) of \(Self.kills) byte-equal after --resume; "
        + "\(killed) were killed before their end")
    #expect(same == Self.kills)
    #expect(killed > Self.kills / 2)
  }

  /// Runs a batch, kills it, and runs it again.
  private func kill(_ folder: ScratchFolder, _ output: String, after time: Duration) throws -> (
    wasKilled: Bool, contents: [String: [UInt8]]
  ) {
    let batch = try Spawned("segue", Self.arguments(output), in: folder.path)
    Thread.sleep(
      forTimeInterval: Double(time.components.attoseconds) * 1e-18 + Double(time.components.seconds)
    )
    batch.signal(SIGKILL)
    let wasKilled = batch.wait().signal == SIGKILL
    let again = try Spawned.run("segue", Self.arguments(output) + ["--resume"], in: folder.path)
    guard again.code == 0 else {
      print("kill -9: \(output): exit code \(again.code): \(again.errors)")
      return (wasKilled, [:])
    }
    let contents = try Self.contents(folder, output)
    try FileManager.default.removeItem(atPath: folder(output))
    return (wasKilled, contents)
  }

  private static func arguments(_ output: String) -> [String] {
    ["batch", "list.csv", "-o", output, "--jobs", "2", "-q"]
  }

  private func makeInputs() throws -> ScratchFolder {
    let folder = try ScratchFolder()
    try folder.write(
      "t.yaml",
      """
      segue: 1
      canvas: { width: 16, height: 16, scale: 1, fps: 40, background: "{{color}}" }
      screens:
        one: { background: "{{color}}" }
        two: { background: "#F0A000" }
      script:
        - show: one
        - present: two
          transition: { name: fade, duration: 0.1 }
      """)
    // The last but one is a folder of frames; the last has the inputs of the first.
    try folder.write(
      "list.csv",
      """
      scene,color,output,preset
      t.yaml,#102030,a.mp4,ultrafast
      t.yaml,#203040,b.mp4,ultrafast
      t.yaml,#304050,c.mp4,ultrafast
      t.yaml,#405060,d.png,
      t.yaml,#102030,e.mp4,ultrafast
      """)
    return folder
  }

  /// The bytes of all clips, and the names of all files.
  private static func contents(_ folder: ScratchFolder, _ output: String) throws -> [String:
    [UInt8]]
  {
    var found: [String: [UInt8]] = [:]
    for name in try folder.names(output) {
      let path = "\(output)/\(name)"
      if name.hasSuffix(".mp4") {
        found[name] = try folder.bytes(path)
      } else if name == "d" {
        for frame in try folder.names(path) { found[frame] = try folder.bytes("\(path)/\(frame)") }
      } else {
        found[name] = []
      }
    }
    return found
  }

  /// SplitMix64.
  private static func mixed(_ value: UInt64) -> UInt64 {
    var z = value &* 0x9E37_79B9_7F4A_7C15
    z = (z ^ (z >> 30)) &* 0xBF58_476D_1CE4_E5B9
    z = (z ^ (z >> 27)) &* 0x94D0_49BB_1331_11EB
    return z ^ (z >> 31)
  }
}
