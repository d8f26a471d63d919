// How often a step looks for its view.

import SegueDiagnostics
import SegueScenes
import SegueWorld
import Testing

@testable import SegueStage

@Suite @MainActor struct LongWaitTests {
  private let second: Int64 = 1_000_000_000

  @Test("A step looks sixty times a second for ten seconds")
  func steady() {
    for count in [1, 2, 7, 60, 600] as [Int64] {
      let next = ActRun.nextLook(
        after: VirtualTime(nanoseconds: (count - 1) * second / 60), count: count)
      #expect(next.nanoseconds == count * second / 60)
    }
  }

  @Test("Then a step looks less often, so that a day is thousands of looks")
  func rare() {
    var (count, waited) = (Int64(0), VirtualTime(nanoseconds: 0))
    while waited.nanoseconds < 86_400 * second {
      let next = ActRun.nextLook(after: waited, count: count + 1)
      let gap = next.nanoseconds - waited.nanoseconds
      #expect(gap > 0 && (gap <= second / 60 + 1 || gap <= waited.nanoseconds / 600))
      (count, waited) = (count + 1, next)
    }
    #expect(count > 5_000 && count < 7_000)
  }

  @Test("The message names the time, however long")
  func message() throws {
    let text = """
      segue: 1
      canvas: { width: 60, height: 100 }
      screens: { one: { background: white } }
      script:
        - show: one
        - { pinch: 2, in: Larkspur, timeout: 90 }
      """
    let document = try SceneDocument.parse(Array(text.utf8), named: "long.yaml")
    let failure = #expect(throws: Failure.self) {
      try Stage(document, images: ImageLibrary(bitmaps: [:])).length()
    }
    #expect(failure?.diagnostics.first?.message.contains("(after waiting for 90 s)") == true)
  }
}
