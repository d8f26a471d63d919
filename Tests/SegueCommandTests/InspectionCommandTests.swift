import Foundation
import ScratchFolders
import SegueImages
import SegueTransitions
import Testing

@Suite @MainActor struct InspectionCommandTests {
  @Test("inspect prints the presentation tree: a tenth into slideDown is 26.4 % of the way")
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

  @Test("a filmstrip has its frames side by side or in rows")
  func filmstrip() throws {
    let folder = try ScratchFolder()
    let scene = try folder.scene()
    let even = ["filmstrip", scene, "--times", "even", "--count", "5"]
    _ = segue(even + ["-o", folder("row.png")])
    _ = segue(even + ["-o", folder("rows.png"), "--columns", "2"])
    _ = segue("still", scene, "--time", "0", "-o", folder("first.png"))
    let row = try ImageDecoder.decode(folder.bytes("row.png"), named: "row")
    let rows = try ImageDecoder.decode(folder.bytes("rows.png"), named: "rows")
    let first = try ImageDecoder.decode(folder.bytes("first.png"), named: "first")
    #expect((row.width, row.height) == (4 + 5 * 44, 4 + 60 + 2 + 12 + 4))
    #expect((rows.width, rows.height) == (4 + 2 * 44, 4 + 3 * 78))
    for y in 0..<60 {
      let part = row.pixels.row(4 + y).dropFirst(16).prefix(160)
      #expect(part.elementsEqual(first.pixels.row(y)))
    }
  }

  @Test("--appearance overrides the scene's")
  func appearance() throws {
    let folder = try ScratchFolder()
    let scene = try folder.write(
      "day.yaml",
      """
      segue: 1
      canvas: { width: 10, height: 10 }
      screens: { a: { background: systemBackground } }
      script: [{ show: a }, { wait: 1 }]

      """)
    for (name, white) in [("light", UInt8(255)), ("dark", 0)] {
      let file = folder("\(name).png")
      _ = segue("still", scene, "--time", "0", "--appearance", name, "-o", file)
      let image = try ImageDecoder.decode(folder.bytes("\(name).png"), named: name)
      #expect(image.pixels.row(0).first == white)
    }
    let wrong = segue("still", scene, "--time", "0", "--appearance", "dusk", "-o", folder("x.png"))
    #expect(wrong.code == 2)
  }

  @Test("--show-touches draws a disc at each touch and changes nothing else")
  func touches() throws {
    let folder = try ScratchFolder()
    let scene = try folder.write(
      "touch.yaml",
      """
      segue: 1
      canvas: { width: 120, height: 200, fps: 10 }
      screens: { a: { background: "#204060" } }
      script:
        - show: a
        - touch:
            - { path: [[0.1, 40, 50], [0.2, 80, 150], [0.3, 80, 150]] }
        - wait: 0.2
      """)
    for (time, finger) in [("0", nil), ("0.1", [40, 50]), ("0.25", [80, 150]), ("0.3", nil)] {
      _ = segue("still", scene, "--time", time, "-o", folder("plain.png"), "--force")
      _ = segue(
        "still", scene, "--time", time, "-o", folder("marked.png"), "--force", "--show-touches")
      let plain = try ImageDecoder.decode(folder.bytes("plain.png"), named: "plain").pixels
      let marked = try ImageDecoder.decode(folder.bytes("marked.png"), named: "marked").pixels
      for y in 0..<200 {
        for x in 0..<120 {
          let way = finger.map { [x - $0[0], y - $0[1]] } ?? [100, 100]
          let distance = way[0] * way[0] + way[1] * way[1]
          if distance < 23 * 23 {
            #expect(marked[x, y] != plain[x, y], "\(time): \(x), \(y)")
          } else if distance > 26 * 26 {
            #expect(marked[x, y] == plain[x, y], "\(time): \(x), \(y)")
          }
        }
      }
    }
  }

  @Test("clips and filmstrips show touches too, on request")
  func touchesInClips() throws {
    let folder = try ScratchFolder()
    let scene = try folder.write(
      "touch.yaml",
      """
      segue: 1
      canvas: { width: 40, height: 60, fps: 10 }
      screens: { a: { background: "#204060" } }
      script: [{ show: a }, { drag: { from: [5, 5], to: [35, 35], duration: 0.5 } }]
      """)
    for arguments in [["render", "--format", "png"], ["filmstrip", "--count", "3"]] {
      let isClip = arguments[0] == "render"
      for name in ["plain", "marked"] {
        let path = folder(isClip ? name : name + ".png")
        let marks = name == "marked" ? ["--show-touches"] : []
        let result = segue([arguments[0], scene, "-o", path] + arguments.dropFirst() + marks)
        #expect(result.code == 0, "\(result.errors)")
      }
      let names =
        isClip ? ["plain/frame-00002.png", "marked/frame-00002.png"] : ["plain.png", "marked.png"]
      #expect(try folder.bytes(names[0]) != folder.bytes(names[1]))
    }
  }

  @Test("the times of a filmstrip are the requested ones, in order")
  func times() throws {
    let folder = try ScratchFolder()
    let scene = try folder.scene()
    let result = segue(
      "filmstrip", scene, "-o", folder("a.png"), "--json", "--times", "0.3", "0.1")
    #expect(result.code == 0)
    _ = segue("filmstrip", scene, "-o", folder("b.png"), "--times", "0.1", "0.3")
    #expect(try folder.bytes("a.png") == folder.bytes("b.png"))
  }

  @Test("validate describes a valid scene and reports all errors of several invalid ones")
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

  @Test("list prints the names of UIKit's transitions and of the built-ins, in groups")
  func list() throws {
    let lines = segue("list").text.split(separator: "\n").map(String.init)
    let groups = lines.split { $0.hasSuffix(":") }
    let names = groups.map { $0.compactMap { $0.split(separator: " ").first.map(String.init) } }
    #expect(
      names == [
        [
          "push", "pop", "present", "sheet", "formSheet", "coverVertical", "crossDissolve",
          "flipHorizontal", "tab",
        ],
        TransitionCatalog.entries.map(\.name),
      ])
    #expect(lines.allSatisfy { $0.count <= 120 })
    let summaries = groups.joined().map { $0.drop { $0 != " " }.drop { $0 == " " } }
    #expect(summaries.allSatisfy { $0.first?.isUppercase == true })
    #expect(summaries.allSatisfy { $0.contains(/\. \[[a-zA-Z, ]+\]$/) })
    #expect(Set(summaries).count == summaries.count)
  }

  @Test("list --json gives the group of each transition, and whether scenes can name it")
  func listAsData() throws {
    let data = Data(segue("list", "--json").output)
    let list = try #require(JSONSerialization.jsonObject(with: data) as? [[String: Any]])
    func names(_ group: String, inScenes: Bool) -> [String] {
      list.filter { $0["group"] as? String == group && $0["inScenes"] as? Bool == inScenes }
        .compactMap { $0["name"] as? String }
    }
    #expect(names("uikit", inScenes: true) == ["coverVertical", "crossDissolve", "flipHorizontal"])
    #expect(names("uikit", inScenes: false).count == 6)
    #expect(names("builtIn", inScenes: true) == TransitionCatalog.entries.map(\.name))
    #expect(list.count == 9 + TransitionCatalog.entries.count)
  }
}
