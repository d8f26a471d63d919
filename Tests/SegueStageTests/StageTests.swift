import QuartzCore
import SegueDiagnostics
import SegueScenes
import SegueStage
import SegueWorld
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

  @Test("at 10 % of slideDown its spring is at 0.264259642")
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

@MainActor
@Suite struct StagePlayTests {
  private static let everything = """
    segue: 1
    canvas: { width: 40, height: 80, scale: 1, fps: 30 }
    screens:
      a: { image: menu.png }
      b: { background: white, views: [{ id: x, frame: [1, 2, 3, 4], background: red, transform: { rotate: 30 } }] }
      c: { background: "#00FF0080" }
      n: { navigation: [a, b] }
    script:
      - wait: 0.1
      - show: a
      - present: b
        transition: pop
      - present: c
        style: overFullScreen
        transition: { name: fade, duration: 0.2 }
      - dismiss: b
        transition: { name: slideRight, duration: 0.3 }
      - show: n
      - pop: b
      - push: c
        transition: { name: fade, duration: 0.123456789 }
      - present: n
      - pop: b
        transition: slideAway
      - dismiss: n
      - pop: c
        animated: false
      - present: b
        animated: false
      - wait: 0.2

    """

  @Test("every kind of step plays to the end, and each transition takes its duration")
  func everyStep() throws {
    let stage = try StageSamples.stage(Self.everything)
    let length = try stage.length().seconds
    // wait, pop, fade, slideRight, system pop, fade, system present, slideAway, system dismiss, wait
    let known = 0.1 + 0.5 + 0.2 + 0.3 + 0.123456789 + 0.7 + 0.2
    #expect(length > known + 1 && length < known + 2)
    #expect(stage.warnings.isEmpty)
    let nodes = try stage.inspect(atSeconds: length - 0.1)
    #expect(nodes.last?.id == "x")
    #expect(
      nodes.filter { $0.kind == .screen }.map(\.id) == ["b"] || nodes.contains { $0.id == "n" })
  }

  @Test("a frame is the same alone, backwards or in a run")
  func randomAccess() throws {
    let run = try StageSamples.stage(Self.everything)
    let jumping = try StageSamples.stage(Self.everything)
    let count = try run.frameCount()
    var lists: [Int: String] = [:]
    for index in 0..<count {
      lists[index] = try run.frame(at: FrameTime(index: index, rateNumerator: 30)).map {
        "\($0.items.count) \($0)"
      }
    }
    for index in [count - 1, 3, 40, 0, 41, 17] {
      let alone = try jumping.frame(at: FrameTime(index: index, rateNumerator: 30)).map {
        "\($0.items.count) \($0)"
      }
      #expect(
        alone == lists[index], "frame \(index)")
    }
  }

  @Test(
    "the state at an instant does not depend on the frame rate", arguments: [24, 25, 50, 60, 120])
  func rates(fps: Int) throws {
    let reference = try StageSamples.stage(Self.everything)
    let other = try StageSamples.stage(Self.everything)
    let count = try reference.length().nanoseconds / 1_000_000_000 * Int64(fps)
    for index in stride(from: 0, to: Int(count), by: 1) {
      _ = try other.frame(at: FrameTime(index: index, rateNumerator: fps))
    }
    for second in 1...Int(try reference.length().seconds) {
      #expect(
        try other.inspect(atSeconds: Double(second)) == reference.inspect(atSeconds: Double(second))
      )
    }
  }

  @Test("a playback without frames is as long as one with them, whatever layers animate")
  func rehearsal() throws {
    var library = TransitionLibrary.builtIn
    library.register("layer") { LayerTransition() }
    let text = """
      segue: 1
      canvas: { width: 40, height: 80, fps: 50 }
      screens: { a: {}, b: {} }
      script: [{ show: a }, { present: b, transition: layer }]

      """
    let stage = try StageSamples.stage(text, transitions: library)
    #expect(try stage.length() == VirtualTime(seconds: 0.403))
    let count = try stage.frameCount()
    #expect(count == 21)
    var frames = 0
    while try stage.frame(at: FrameTime(index: frames, rateNumerator: 50)) != nil { frames += 1 }
    #expect(frames == count)
  }

  @Test(
    "the frames of a script of length L are those at n / fps < L",
    arguments: [
      ("0.5", "60", 30), ("0.3", "10", 3), ("0.1", "30000/1001", 3), ("1", "24000/1001", 24),
      ("0", "60", 0),
      ("0.000000001", "60", 1), ("0.100000001", "10", 2), ("3600", "1000/1001", 3597),
    ])
  func frameCounts(wait: String, fps: String, expected: Int) throws {
    let text = """
      segue: 1
      canvas: { width: 4, height: 8, fps: \(fps) }
      screens: { a: {} }
      script: [{ show: a }, { wait: \(wait) }]

      """
    #expect(try StageSamples.stage(text).frameCount() == expected)
  }

  @Test("without its own transition, the way back is the one that showed the screen")
  func inherited() throws {
    let text = """
      segue: 1
      canvas: { width: 40, height: 80 }
      screens: { a: {}, b: {}, n: { navigation: [a] } }
      script: [{ show: a }, { present: b, transition: { name: fade, duration: 0.2 } }, { dismiss: b },
        { show: n }, { push: b, transition: { name: fade, duration: 0.4 } }, { pop: b }]

      """
    #expect(try StageSamples.stage(text).length() == VirtualTime(seconds: 1.2))
  }

  @Test("a screen drawn at another scale keeps its images' size in points")
  func imageScale() throws {
    var document = try StageSamples.document(
      """
      segue: 1
      canvas: { width: 40, height: 80, scale: 2 }
      screens: { a: { image: photo.png, contentMode: topLeft } }
      script: [{ show: a }, { wait: 1 }]
      """)
    document.canvas.scale = 1
    let stage = try Stage(document, images: StageSamples.images())
    let list = try #require(try stage.frame(at: FrameTime(index: 0, rateNumerator: 60)))
    #expect((list.width, list.height) == (40, 80))
    #expect("\(list)".contains("(0.0, 0.0, 15.0, 10.0)"))
  }
}
