// Lines of a golden that segue itself would not have written.

import Testing

@testable import SegueGoldens

@Suite struct GoldenDefaultTests {
  @Test("properties that are always at their defaults are read as if they were not there")
  func defaults() throws {
    let hash = String(repeating: "b", count: 32)
    let body = """
      segue golden 1
      size 4 x 3
      fps 60
      frames 3
      compare exact
      hash 0-2 \(hash)
      instants 0 1 2
      layer window
        alpha 0
        opacity 1
        x 0 1.5 3
      layer window/a
        shows +-+
        opacity 1 1
        text: 0 Hello | 2 World

      """
    let text = body + "end \(FrameHash(ofText: body))\n"
    let golden = try Golden(Array(text.utf8), named: "x.golden")
    #expect(golden.curves.layers.map { $0.properties.map(\.name) } == [["x"], []])
    #expect(golden.text.contains("layer window/a\n  shows +-+\n  text: 0 Hello | 2 World\n"))
    let again = try Golden(Array(golden.text.utf8), named: "y.golden")
    #expect(again == golden && again.text == golden.text)
  }
}
