import QuartzCore
import SegueDiagnostics
import SegueScenes
import SegueStage
import Testing

@MainActor
@Suite struct StageTests {
  @Test("the first scene takes 2.0 s: 120 frames at 60 fps")
  func length() throws {
    let stage = try StageSamples.stage(StageSamples.slideDown)
    #expect(try stage.length() == VirtualTime(seconds: 2))
    #expect(try stage.frameCount() == 120)
    #expect(try stage.frame(at: FrameTime(index: 119, rateNumerator: 60)) != nil)
    #expect(try stage.frame(at: FrameTime(index: 120, rateNumerator: 60)) == nil)
  }

  @Test("at 10 % of slideDown its spring has come 0.264259642 of the way")
  func springProgress() throws {
    let stage = try StageSamples.stage(StageSamples.slideDown)
    let nodes = try stage.inspect(atSeconds: 0.25 + 0.05)
    let detail = try #require(nodes.first { $0.id == "detail" })
    let menu = try #require(nodes.first { $0.id == "menu" })
    #expect(abs(detail.transform[5] - -80 * (1 - 0.264259642)) < 1e-6)
    #expect(abs(menu.transform[5] - 80 * 0.264259642) < 1e-6)
    #expect(abs(menu.opacity - (1 - 0.5 * 0.264259642)) < 1e-8)
  }
}
