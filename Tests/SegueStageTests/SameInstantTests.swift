// The presentation at an instant depends only on the instant: not on the frames rendered before it,
// nor on the frame rate. Lists are compared completely, to the last digit.

import QuartzCore
import SegueDisplay
import SegueScenes
import SegueStage
import SegueWorld
import Testing

@MainActor
@Suite struct SameInstantTests {
  /// The frames of a run, and the reason if it stopped before the end, as some pitfalls do.
  private struct Run {
    var lists: [DisplayList] = []
    var failure: String?

    @MainActor init(_ stage: Stage, rate: Int) {
      do {
        while let list = try stage.frame(at: FrameTime(index: lists.count, rateNumerator: rate)) {
          lists.append(list)
        }
      } catch {
        failure = "\(error)"
      }
    }

    /// The difference between the run and the instants at every `step`th frame.
    func difference(of other: Run, step: Int) -> String? {
      if other.failure != failure { return other.failure ?? "does not fail" }
      if other.lists.count != (lists.count + step - 1) / step {
        return "\(other.lists.count) frames"
      }
      let wrong = other.lists.indices.first { other.lists[$0] != lists[$0 * step] }
      return wrong.map { "frame \($0)" }
    }
  }

  /// Frames of 24, 30 and 60 a second are among the instants of 120.
  private func check(_ stages: [Stage], seed: Int, _ text: String = "") throws {
    let run = Run(stages[0], rate: 120)
    for (stage, rate) in zip(stages.dropFirst(), [24, 30, 60]) {
      let difference = run.difference(of: Run(stage, rate: rate), step: 120 / rate)
      #expect(difference == nil, "at \(rate) fps, seed \(seed) \(text)")
    }
    var random = SeededNumbers(seed: seed)
    for _ in 0..<4 where !run.lists.isEmpty {
      let index = random.next(0...run.lists.count - 1)
      let alone = try stages[4].frame(at: FrameTime(index: index, rateNumerator: 120))
      #expect(alone == run.lists[index], "frame \(index) alone, seed \(seed) \(text)")
    }
  }

  @Test(
    "Every scene is the same at 24, 30, 60 and 120 fps, in a run or alone", arguments: SceneFile.all
  )
  func scenes(scene: SceneFile) throws {
    try check(scene.stages(5), seed: 1)
  }

  @Test("Random touches are the same at every frame rate too", arguments: RandomScene.some(6))
  func random(scene: RandomScene) throws {
    let stages = try (0..<5).map { _ in try StageSamples.stage(scene.text) }
    try check(stages, seed: scene.seed, "in\n\(scene.text)")
  }

  @Test("There are scenes to compare")
  func complete() { #expect(SceneFile.all.count >= 12) }
}
