import Foundation
import SegueImages
import Testing

@Suite @MainActor struct LookingTests {
  @Test("inspect prints the presentation tree: a tenth of slideDown is 26.4 % of the way")
  func inspect() throws {
    let folder = try ScratchFolder()
    let result = segue("inspect", try folder.scene(), "--time", "0.15", "--json")
    let nodes = try #require(
      JSONSerialization.jsonObject(with: Data(result.output)) as? [[String: Any]])
    let above = try #require(nodes.first { $0["id"] as? String == "above" })
    let frame = try #require(above["frame"] as? [Double])
    // SEMANTICS 1c: damping 0.8, velocity 0.8, at 10 % of the duration.
    #expect(abs(frame[1] - (-60 + 60 * 0.264259642)) < 1e-6)
    #expect((above["transform"] as? [Double])?.count == 6)
    #expect(above["kind"] as? String == "screen")
    #expect(
      Set(above.keys) == [
        "path", "id", "kind", "frame", "bounds", "position", "anchorPoint", "transform", "opacity",
      ])
    #expect(nodes.contains { $0["path"] as? String == "\(above["path"] ?? "")/dot" })
  }

  @Test("inspect --text prints the display list")
  func text() throws {
    let folder = try ScratchFolder()
    let result = segue("inspect", try folder.scene(), "--time", "0", "--text")
    #expect(result.text.hasPrefix("frame 40 x 60 background"))
    #expect(result.text.contains("radius 6"))
  }

  @Test("a filmstrip has its frames side by side, or in rows")
  func filmstrip() throws {
    let folder = try ScratchFolder()
    let scene = try folder.scene()
    _ = segue("filmstrip", scene, "-o", folder("row.png"), "--count", "5")
    _ = segue("filmstrip", scene, "-o", folder("rows.png"), "--count", "5", "--columns", "2")
    _ = segue("still", scene, "--time", "0", "-o", folder("first.png"))
    let row = try ImageDecoder.decode(folder.bytes("row.png"), named: "row")
    let rows = try ImageDecoder.decode(folder.bytes("rows.png"), named: "rows")
    let first = try ImageDecoder.decode(folder.bytes("first.png"), named: "first")
    #expect((row.width, row.height) == (4 + 5 * 44, 4 + 60 + 4 + 7 + 4))
    #expect((rows.width, rows.height) == (4 + 2 * 44, 4 + 3 * 75))
    for y in 0..<60 {
      let part = row.pixels.row(4 + y).dropFirst(16).prefix(160)
      #expect(part.elementsEqual(first.pixels.row(y)))
    }
  }

  @Test("the times of a filmstrip are those asked for, in order")
  func times() throws {
    let folder = try ScratchFolder()
    let scene = try folder.scene()
    let result = segue(
      "filmstrip", scene, "-o", folder("a.png"), "--json", "--times", "0.3", "0.1")
    #expect(result.code == 0)
    _ = segue("filmstrip", scene, "-o", folder("b.png"), "--times", "0.1", "0.3")
    #expect(try folder.bytes("a.png") == folder.bytes("b.png"))
  }

  @Test("validate says what a valid scene is, and everything about several invalid ones")
  func validate() throws {
    let folder = try ScratchFolder()
    let good = try folder.scene("good.yaml")
    let bad = try folder.scene("bad.yaml", canvas: ", color: red")
    let worse = try folder.write("worse.yaml", "segue: 2\n")
    #expect(segue("validate", good).text == "\(good): valid, 36 frames, 40 x 60, 30 fps\n")
    let result = segue("validate", bad, good, worse, "--json")
    #expect(result.code == 3)
    #expect(result.errors.contains("\(bad):2:") && result.errors.contains("\(worse):1:"))
    let reports = try #require(
      JSONSerialization.jsonObject(with: Data(result.output)) as? [[String: Any]])
    #expect(reports.map { $0["valid"] as? Bool } == [false, true, false])
  }

  @Test("list names the built-ins")
  func list() throws {
    let lines = segue("list").text.split(separator: "\n")
    let names = lines.compactMap { $0.split(separator: " ").first.map(String.init) }
    #expect(
      names == [
        "fade", "liftIn", "pop", "rotate", "shrinkSlide", "slideAway", "slideDown", "slideRight",
      ])
    #expect(lines.allSatisfy { $0.count < 90 })
  }
}
