import Foundation
import QuartzCore
import SegueDisplay
import SegueRaster
import SegueStage
import SegueWorld
import Testing

@MainActor
@Suite struct DeclaredTransitionTests {
  nonisolated static let pairs = [
    ("slideDown", DeclaredScenes.slideDown), ("slideRight", DeclaredScenes.slideRight),
    ("pop", DeclaredScenes.pop), ("rotate", DeclaredScenes.rotate),
    ("shrinkSlide", DeclaredScenes.shrinkSlide), ("fade", DeclaredScenes.fade),
  ]

  @Test("a built-in that is declared again is byte-equal to it, forward and back", arguments: pairs)
  func byteEqual(name: String, declared: String) throws {
    let builtIn = try StageSamples.stage(DeclaredScenes.scene(name, declared: nil))
    let declared = try StageSamples.stage(DeclaredScenes.scene(name, declared: declared))
    let count = try builtIn.frameCount()
    #expect(try declared.frameCount() == count)
    for index in 0..<count {
      let time = FrameTime(index: index, rateNumerator: 60)
      let expected = try Self.bytes(builtIn.frame(at: time))
      #expect(try Self.bytes(declared.frame(at: time)) == expected, "frame \(index)")
    }
  }

  @Test("a slightly different declaration renders differently")
  func control() throws {
    let slower = DeclaredScenes.slideDown.replacingOccurrences(of: "0.8 }", with: "0.79 }")
    let builtIn = try StageSamples.stage(DeclaredScenes.scene("slideDown", declared: nil))
    let declared = try StageSamples.stage(DeclaredScenes.scene("slideDown", declared: slower))
    let time = FrameTime(index: 6, rateNumerator: 60)
    #expect(try Self.bytes(builtIn.frame(at: time)) != Self.bytes(declared.frame(at: time)))
  }

  private static func bytes(_ list: DisplayList?) throws -> [UInt8] {
    let buffer = try Rasterizer().render(#require(list))
    return (0..<buffer.height).flatMap { Array(buffer.row($0)) }
  }
}
