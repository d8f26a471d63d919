// The requests for views, knobs, fingers and goldens, as pages make them.

import Foundation
import ScratchFolders
import SegueDiagnostics
import SegueScenes
import SegueStage
import Testing

@testable import SeguePreview

/// A page without a socket.
@MainActor
private final class DirectPage {
  let session: PreviewSession
  let page: PreviewPage
  private let outbox = PageOutbox()
  private var lastID = 0
  /// The pictures that have arrived: their kinds and numbers of frames.
  var pictures: [PictureMessage] = []
  /// The other messages that have arrived, by their types.
  var pushed: [String: [JSONNode]] = [:]

  init(_ path: String, isReadOnly: Bool = false) throws {
    session = try PreviewSession([path], transitions: .builtIn, isReadOnly: isReadOnly, jobs: 1)
    page = session.connect(outbox)
  }

  isolated deinit { session.close() }

  /// Sends a message that has no answer.
  func tell(_ type: String, _ fields: String) {
    session.receive(Array("{\"type\":\"\(type)\",\(fields)}".utf8), from: page)
  }

  /// Makes a request and returns its result, or its error.
  func request(_ type: String, _ fields: String = "") async throws -> JSONNode {
    lastID += 1
    let more = fields.isEmpty ? "" : ",\(fields)"
    session.receive(Array("{\"type\":\"\(type)\",\"id\":\(lastID)\(more)}".utf8), from: page)
    let answer = try await next("response")
    return try #require(answer["result"] ?? answer["error"])
  }

  /// Returns the next message of a type.
  func next(_ type: String) async throws -> JSONNode {
    while let message = await outbox.next() {
      switch message {
      case .text(let text):
        let node = try JSONReader.read(Array(text.utf8))
        guard case .string(let name)? = node["type"]?.content else { continue }
        pushed[name, default: []].append(node)
        if name == type { return node }
      case .picture(let picture): pictures.append(picture)
      case .binary, .close: continue
      }
    }
    throw TestProblem(description: "the connection ended before \(type)")
  }
}

private struct TestProblem: Error, CustomStringConvertible { let description: String }

extension JSONNode {
  fileprivate var words: String? {
    switch content {
    case .string(let text), .number(let text): text
    case .bool(let value): "\(value)"
    default: nil
    }
  }
  fileprivate var nodes: [JSONNode] { if case .array(let nodes) = content { nodes } else { [] } }
  fileprivate var decimal: Double? { words.flatMap { Double($0) } }
}

@MainActor
@Suite struct ModelHandlerTests {
  private static let text = """
    segue: 1
    canvas: { width: 40, height: 60, scale: 1, fps: 30, background: "#000000" }
    screens:
      a:
        background: white
        interactions: [{ pan: left, present: b, transition: move, begin: 0, distance: 30, finishVelocity: 0 }]
      b: { background: "#FF0000" }
    transitions:
      move:   # both ways
        duration: 0.5
        incoming: { from: { translate: [100%, 0] } }
    script:
      - show: a
      - wait: 0.2
      - present: b
        transition: move
      - dismiss: b

    """

  @Test("views, what is under a point, and curves")
  func looking() async throws {
    let folder = try ScratchFolder()
    let page = try DirectPage(try folder.write("s.yaml", Self.text))
    let tree = try await page.request("tree", "\"time\":0.45")
    let views = tree["nodes"]?.nodes.compactMap { $0["view"]?.words } ?? []
    #expect(views.contains("a") && views.contains("b"))
    let hit = try await page.request("hit", "\"time\":0.45,\"x\":38,\"y\":30")
    #expect(hit["view"]?.words == "b")
    #expect(try await page.request("hit", "\"time\":0.45,\"x\":400,\"y\":30")["view"] == nil)
    let view = try await page.request("view", "\"time\":0.45,\"view\":\"b\"")
    #expect(view["animations"]?.nodes.first?["curve"]?.nodes.count == 4)
    let curves = try await page.request("curves", "\"view\":\"b\"")
    #expect(curves["series"]?["x"]?.nodes.count == curves["times"]?.nodes.count)
    let onion = try await page.request("onion", "\"view\":\"b\",\"count\":4")
    #expect(onion["outlines"]?.nodes.count == 4)
    let unknown = try await page.request("view", "\"time\":0.45,\"view\":\"c\"")
    #expect(unknown["message"]?.words?.contains("\"c\"") == true)
  }

  @Test("a turned knob shows the new scene; it is saved with comments, or taken back")
  func knobs() async throws {
    let folder = try ScratchFolder()
    let path = try folder.write("s.yaml", Self.text)
    let page = try DirectPage(path)
    let knobs = try await page.request("knobs")
    let ids = knobs["knobs"]?.nodes.compactMap { $0["id"]?.words } ?? []
    #expect(ids.contains("transitions.move.duration") && ids.contains("transitions.move.curve"))
    _ = try await page.request("turn", "\"knob\":\"transitions.move.duration\",\"value\":0.25")
    let document = try #require(page.pushed["document"]?.last)
    #expect(document["edited"]?.words == "true")
    #expect(abs((document["duration"]?.decimal ?? 0) - 0.7) < 1e-6)
    #expect(try folder.text("s.yaml") == Self.text)
    let wrong = try await page.request(
      "turn", "\"knob\":\"transitions.move.duration\",\"value\":-1")
    #expect(wrong["message"]?.words?.contains("expected a number of seconds >= 0") == true)
    #expect(page.session.documents[0].isEdited && page.session.documents[0].diagnostics.isEmpty)
    let copy = try await page.request(
      "copy", "\"knob\":\"transitions.move.duration\",\"as\":\"yaml\"")
    #expect(copy["text"]?.words?.contains("duration: 0.25") == true)

    _ = try await page.request("save")
    #expect(try folder.text("s.yaml") == Self.text.replacing("0.5\n", with: "0.25\n"))
    #expect(page.pushed["document"]?.last?["edited"]?.words == "false")
    _ = try await page.request("turn", "\"knob\":\"transitions.move.duration\",\"value\":0.75")
    _ = try await page.request("revert")
    #expect(page.pushed["document"]?.last?["edited"]?.words == "false")

    _ = try await page.request("turn", "\"knob\":\"transitions.move.duration\",\"value\":0.75")
    try folder.write("s.yaml", Self.text + "# changed\n")
    let refused = try await page.request("save")
    #expect(refused["message"]?.words?.contains("has changed") == true)
    #expect(try folder.text("s.yaml") == Self.text + "# changed\n")
  }

  @Test("a read-only preview saves nothing")
  func readOnly() async throws {
    let folder = try ScratchFolder()
    let page = try DirectPage(try folder.write("s.yaml", Self.text), isReadOnly: true)
    _ = try await page.request("turn", "\"knob\":\"transitions.move.duration\",\"value\":0.25")
    let refused = try await page.request("save")
    #expect(refused["message"]?.words?.contains("--read-only") == true)
    #expect(try folder.text("s.yaml") == Self.text)
  }

  @Test("a finger drives the scene live; what it did is kept, replayed and trimmed")
  func fingers() async throws {
    let folder = try ScratchFolder()
    let page = try DirectPage(try folder.write("s.yaml", Self.text))
    _ = try await page.request("live", "\"action\":\"begin\",\"time\":0.1")
    _ = try await page.next("live")
    func touch(_ phase: String, _ x: Double, _ milliseconds: Int) {
      page.tell(
        "touch",
        "\"finger\":0,\"phase\":\"\(phase)\",\"x\":\(x),\"y\":30,\"timestamp\":\(milliseconds)")
    }
    touch("began", 35, 5000)
    for step in 1...20 { touch("moved", 35 - Double(step) * 1.5, 5000 + step * 8) }
    touch("ended", 5, 5170)
    // The session runs in real time; it lasts for a second after the touches.
    while true {
      let time = try await page.next("live")["time"]?.decimal ?? 0
      if time > 1.3 { break }
    }
    let answer = try await page.request("live", "\"action\":\"end\"")
    let recording = try #require(answer["recording"])
    #expect(recording["yaml"]?.words?.hasPrefix("- touch:\n    - { path: [[") == true)
    #expect(recording["swift"]?.words?.contains("SceneFinger(") == true)
    let text = try #require(recording["scene"]?.words)
    let stage = try ModelSamples.stage(Array(text.utf8), scale: 1)
    let last = try stage.frameCount() - 1
    #expect(last > 30)
    let time = ModelSamples.frame(2 * last).lastInstant
    #expect(try stage.viewTree(at: time).nodes.contains { $0.id == "b" })
    #expect(!page.pictures.isEmpty)

    let id = try #require(recording["id"]?.words)
    _ = try await page.request("replay", "\"recording\":\(id)")
    #expect(page.pushed["document"]?.last?["recording"]?.words == id)
    #expect(page.pushed["document"]?.last?["frameCount"]?.words == "\(last + 1)")
    let trimmed = try await page.request("trim", "\"recording\":\(id),\"from\":0,\"to\":0.1")
    #expect((trimmed["recording"]?["duration"]?.decimal ?? 1) <= 0.1)
    _ = try await page.request("open", "\"file\":0")
    #expect(page.pushed["document"]?.last?["recording"]?.words == nil)
    let none = try await page.request("live", "\"action\":\"end\"")
    #expect(none["message"]?.words?.contains("no live session") == true)
  }

  @Test("the golden is equal, and differs after a knob is turned")
  func golden() async throws {
    let path = ModelSamples.scenes.appending(path: "fade.yaml").path
    let page = try DirectPage(path, isReadOnly: true)
    let equal = try await page.request("golden", "\"index\":20")
    #expect(equal["equal"]?.words == "true" && equal["firstDifference"]?.words == nil)
    #expect(equal["differing"]?.words == "0" && equal["hasImage"]?.words == "true")
    let knobs = try await page.request("knobs")
    let ids = knobs["knobs"]?.nodes.compactMap { $0["id"]?.words } ?? []
    let id = try #require(ids.first { $0.hasSuffix("transition.duration") })
    _ = try await page.request("turn", "\"knob\":\"\(id)\",\"value\":0.6")
    let key = equal["keyFrames"]?.nodes.dropFirst().first?.words ?? "0"
    let other = try await page.request("golden", "\"index\":\(key)")
    #expect((other["firstDifference"]?.decimal ?? -1) > 0)
    #expect(other["count"]?.words == "120")
  }
}
