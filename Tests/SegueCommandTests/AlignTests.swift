// `segue compare --align`, with recordings that are our own GIFs and movies.

import Foundation
import ScratchFolders
import Testing

@Suite @MainActor struct AlignTests {
  private let scene = """
    segue: 1
    canvas: { width: 80, height: 160, scale: 1, fps: 60, background: "#000000" }
    screens:
      menu:
        background: "#C8C8D0"
        views:
          - { id: head, frame: [0, 0, 80, 12], background: "#405060" }
          - { id: card, frame: [10, 20, 30, 40], background: "#803020" }
          - { id: line, frame: [48, 24, 22, 4], background: "#202020" }
      detail:
        background: "#F4F0E0"
        views:
          - { id: title, frame: [14, 20, 40, 8], background: "#303030" }
          - { id: hero, frame: [12, 50, 54, 40], background: "#3070C0" }
          - { id: more, frame: [20, 120, 24, 12], background: "#208040" }
    script:
      - show: menu
      - wait: 0.1
      - present: detail
        transition: { name: slideDown, duration: 0.4 }
      - wait: 0.05
    """

  @Test(
    "an animated image in another size and at another rate is equal, and the report states its errors",
    arguments: ["gif", "apng"])
  func animatedImage(_ ending: String) throws {
    let folder = try ScratchFolder()
    let path = try folder.write("a.yaml", scene)
    let recording = folder("recording.\(ending)")
    #expect(
      segue(
        "render", path, "-o", recording, "--scale", "0.75", "--fps", "25", "--from", "0.04",
        "--quiet"
      )
      .code == 0)
    let result = segue("compare", recording, path, "--align", "--json")
    #expect(result.code == 0, "\(result.errors)")
    let found = try #require(
      JSONSerialization.jsonObject(with: Data(result.output)) as? [String: Any])
    let place = try #require(found["place"] as? [String: Double])
    let (x, y) = (try #require(place["x"]), try #require(place["y"]))
    #expect(abs(x) < 0.4 && abs(y) < 0.4)
    let scale = try #require(place["pixelsPerPoint"])
    #expect(abs(scale - 0.75) < 0.003)
    let time = try #require(found["time"] as? [String: Any])
    let start = try #require(time["start"] as? Double)
    #expect(abs(start - 0.04) < 0.002)
    let timing = try #require(found["timing"] as? [String: Any])
    let delay = try #require(timing["median"] as? Double)
    #expect(delay < 2)
    let position = try #require(found["position"] as? [String: Any])
    let distance = try #require(position["median"] as? Double)
    #expect(distance < 0.5)
    // The same, with tolerances that nothing meets.
    let strict = segue("compare", recording, path, "--align", "--max-points", "0", "--max-ms", "0")
    #expect(strict.code == 1)
    #expect(
      strict.text.split(separator: "\n").map { $0.prefix { $0 != ":" } } == [
        "place", "colors", "time", "position", "timing", "differs",
      ])
  }

  @Test("inputs that cannot be aligned and options that do not fit are errors of one line")
  func errors() throws {
    let folder = try ScratchFolder()
    let path = try folder.write("a.yaml", scene)
    let still = folder("still.gif")
    #expect(
      segue("render", path, "-o", still, "--scale", "0.5", "--fps", "50", "--to", "0.1", "--quiet")
        .code == 0)
    let movie = folder("still.mp4")
    #expect(segue("render", path, "-o", movie, "--to", "0.1", "--quiet").code == 0)
    for (arguments, code, message) in [
      ([movie, path, "--align"], 3, "nothing moves in the recording"),
      ([still, path, "--align"], 2, "is not a movie"),
      ([path, path, "--align"], 2, "is not a movie"),
      ([still, path, "--max-points", "1"], 2, "without --align"),
      ([still, path, "--align", "--comparator", "exact"], 2, "cannot be combined"),
      ([still, path, "--align", "--rate", "0"], 2, "--rate is 0.0"),
      ([still, path, "--align", "--from", "2", "--to", "1"], 2, "expected --from before --to"),
    ] {
      let result = segue(["compare"] + arguments)
      #expect(result.code == Int32(code), "\(arguments): \(result.errors)")
      #expect(result.errors.contains(message), "\(arguments): \(result.errors)")
    }
  }
}
