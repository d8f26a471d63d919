// Live sessions: what a finger did is repeated by the recorded step, frame for frame and byte for
// byte.

import CoreGraphics
import SegueDisplay
import SegueFiles
import SegueScenes
import SegueStage
import SegueWorld
import Testing

@testable import SeguePreview

@MainActor
@Suite struct LiveSessionTests {
  /// A pointer's event on the page: its timestamp, and the time at which it arrives, both in
  /// seconds since the session began.
  struct Event {
    var phase: LiveSession.Phase
    var point: CGPoint
    var time: Double
    var arrival: Double
  }

  /// What a session showed, and what it left.
  @MainActor
  struct Played {
    var frames: [Int: [UInt8]] = [:]
    var recording: LiveRecording
    var fingers: [SceneFinger] { recording.touches.fingers }
  }

  /// Plays a session in steps of a frame, with a page whose clock began at 1,000 ms.
  private func play(
    _ bytes: [UInt8], from first: Int, for seconds: Double, _ events: [Event], every stride: Int = 1
  ) throws -> Played {
    let stage = try ModelSamples.stage(bytes)
    let live = try LiveSession(stage, at: ModelSamples.frame(first), try stage.timeline())
    var frames: [Int: [UInt8]] = [:]
    // A connection delivers messages in order.
    var events = events
    for index in events.indices.dropFirst() {
      events[index].arrival = max(events[index].arrival, events[index - 1].arrival)
    }
    var rest = events[...]
    for step in 0...Int(seconds * 60) {
      let now = Double(step) / 60
      while let event = rest.first, event.arrival < now {
        live.touch(0, event.phase, at: event.point, timestamp: 1000 + event.time * 1000)
        rest.removeFirst()
      }
      guard step % stride == 0 else { continue }
      if let frame = try live.frame(elapsed: now) {
        frames[frame.index] = try ModelSamples.pixels(frame.list)
      }
    }
    return Played(frames: frames, recording: try live.end())
  }

  /// Returns the events of a pointer that moves evenly through points, 120 times per second, each
  /// arriving a little later than it happened.
  private func drag(
    _ points: [CGPoint], from begin: Double, for duration: Double, rest: Double = 0
  ) -> [Event] {
    let count = Int(duration * 120)
    let events = (0...count).map { index -> Event in
      let position = Double(index) / Double(count) * Double(points.count - 1)
      let segment = min(Int(position), points.count - 2)
      let part = position - Double(segment)
      let (a, b) = (points[segment], points[segment + 1])
      let time = begin + Double(index) / 120
      // Three events at a time, as a page receives those of one frame.
      let arrival = begin + Double(index / 3 * 3 + 3) / 120 + Double(index % 5) * 0.001
      return Event(
        phase: index == 0 ? .began : .moved,
        point: CGPoint(x: a.x + (b.x - a.x) * part, y: a.y + (b.y - a.y) * part), time: time,
        arrival: arrival)
    }
    let end = begin + duration + rest
    let up = Event(phase: .ended, point: points[points.count - 1], time: end, arrival: end + 0.03)
    return events + [up]
  }

  /// Expects that the recording shows what the session showed, as a scene in memory and as text.
  private func expectRepetition(
    of played: Played, in bytes: [UInt8], _ comment: Comment
  ) throws {
    let text = try #require(played.recording.sceneText(from: bytes), comment)
    let stages = [try played.recording.makeStage(), try ModelSamples.stage(text)]
    for stage in stages {
      var different: [Int] = []
      for (index, pixels) in played.frames.sorted(by: { $0.key < $1.key }) {
        let list = try stage.frame(at: ModelSamples.frame(index))
        if try list.map({ try ModelSamples.pixels($0) }) != pixels { different.append(index) }
      }
      #expect(different.isEmpty, comment)
      // A transition that was still running ends after the session.
      let last = try #require(played.frames.keys.max())
      #expect(try stage.frameCount() > last, comment)
    }
    #expect(Set(played.frames.values).count > 8, "something must move")
  }

  /// Returns whether a view with this identifier is in the window at the end of a recording.
  private func ends(_ played: Played, with view: String) throws -> Bool {
    let stage = try played.recording.makeStage()
    let last = try stage.frameCount() - 1
    let tree = try stage.viewTree(at: ModelSamples.frame(last).lastInstant)
    return tree.nodes.contains { $0.id == view }
  }

  @Test("an edge pan to the end pops; back before the end, it is cancelled")
  func edgePan() throws {
    let bytes = try ModelSamples.bytes("navigation-edge-pop.yaml")
    let across = [CGPoint(x: 4, y: 400), CGPoint(x: 380, y: 410)]
    let popped = try play(bytes, from: 6, for: 1.2, drag(across, from: 0.1, for: 0.4))
    try expectRepetition(of: popped, in: bytes, "to the end")
    #expect(try !ends(popped, with: "entry") && ends(popped, with: "journal"))

    let back = [CGPoint(x: 4, y: 400), CGPoint(x: 230, y: 405), CGPoint(x: 20, y: 400)]
    let cancelled = try play(bytes, from: 6, for: 1.2, drag(back, from: 0.1, for: 0.5, rest: 0.2))
    try expectRepetition(of: cancelled, in: bytes, "and back")
    #expect(try ends(cancelled, with: "entry"))
  }

  @Test("frames that a busy page did not get change nothing")
  func droppedFrames() throws {
    let bytes = try ModelSamples.bytes("navigation-edge-pop.yaml")
    let across = [CGPoint(x: 4, y: 400), CGPoint(x: 380, y: 410)]
    let played = try play(bytes, from: 6, for: 1.2, drag(across, from: 0.1, for: 0.4), every: 3)
    try expectRepetition(of: played, in: bytes, "every third frame")
  }

  @Test("a sheet is pulled up, pulled down, and in a third touch away")
  func sheet() throws {
    let bytes = Array(ModelSamples.sheet.utf8)
    let up = drag([CGPoint(x: 100, y: 230), CGPoint(x: 104, y: 60)], from: 0.05, for: 0.2)
    let down = drag([CGPoint(x: 100, y: 60), CGPoint(x: 100, y: 390)], from: 1.0, for: 0.25)
    let away = drag([CGPoint(x: 100, y: 230), CGPoint(x: 100, y: 395)], from: 2.2, for: 0.25)
    let played = try play(bytes, from: 58, for: 3.4, up + down + away)
    #expect(played.fingers.count == 3)
    try expectRepetition(of: played, in: bytes, "sheet")
    #expect(try !ends(played, with: "places"))
  }

  @Test("a transition is caught on its way, and taken back")
  func catchTransition() throws {
    let bytes = Array(ModelSamples.panel.utf8)
    let up = drag(
      [CGPoint(x: 100, y: 250), CGPoint(x: 98, y: 180)], from: 0.02, for: 0.4, rest: 0.1)
    let played = try play(bytes, from: 60, for: 1.4, up)
    #expect(played.recording.touches.cut.ending == .until(0.9))
    try expectRepetition(of: played, in: bytes, "caught")
    #expect(try !ends(played, with: "tonight"))
    let text = try #require(played.recording.sceneText(from: bytes))
    #expect(String(decoding: text, as: UTF8.self).contains("# caught on its way"))
    // Until it is caught, the transition is that of the scene.
    let (original, repeated) = (try ModelSamples.stage(bytes), try ModelSamples.stage(text))
    for index in stride(from: 0, to: 60, by: 6) {
      let lists = try [original, repeated].map { try $0.frame(at: ModelSamples.frame(index)) }
      let pixels = try lists.map { try ModelSamples.pixels(try #require($0)) }
      #expect(pixels[0] == pixels[1], "frame \(index)")
    }
  }

  @Test("times between events are those of the pointer, however late the events arrive")
  func timestamps() throws {
    let bytes = try ModelSamples.bytes("navigation-edge-pop.yaml")
    var events = drag(
      [CGPoint(x: 4, y: 400), CGPoint(x: 380, y: 410)], from: 0.1, for: 0.4)
    for index in events.indices { events[index].arrival += Double(index % 7) * 0.002 }
    let played = try play(bytes, from: 6, for: 1, events)
    let times = try #require(played.fingers.first).samples.map(\.seconds)
    let gaps = zip(times, times.dropFirst()).map { $1 - $0 }
    // Only an event that is later than all before it moves the others.
    let moved = gaps.dropLast().filter { abs($0 - 1.0 / 120) > 2e-6 }
    #expect(moved.count <= 6 && gaps.count > 45, "\(gaps)")
  }

  @Test("a finger that is down at the end is cancelled, and what is trimmed away is gone")
  func endAndTrim() throws {
    let bytes = try ModelSamples.bytes("navigation-edge-pop.yaml")
    let events = drag([CGPoint(x: 4, y: 400), CGPoint(x: 380, y: 410)], from: 0.1, for: 0.4)
    let played = try play(bytes, from: 6, for: 0.35, events.filter { $0.time < 0.3 })
    let finger = try #require(played.fingers.first)
    #expect(finger.end == .cancel)
    try expectRepetition(of: played, in: bytes, "cancelled at the end")

    let trimmed = try played.recording.trimmed(from: 0.15, to: 0.2)
    let samples = try #require(trimmed.touches.fingers.first).samples
    #expect(samples.first?.seconds == 0 && (samples.last?.seconds ?? 1) <= 0.05)
    #expect(samples.count > 3 && samples.count < finger.samples.count)
    #expect(try trimmed.makeStage().length() > .zero)
    #expect(try played.recording.trimmed(from: 0.2, to: 0.1).touches.fingers.isEmpty)
  }

  @Test("the text of the touches reads back as the touches")
  func yaml() throws {
    let bytes = Array(ModelSamples.sheet.utf8)
    let up = drag([CGPoint(x: 100, y: 230), CGPoint(x: 104.25, y: 60)], from: 0.05, for: 0.2)
    let played = try play(bytes, from: 58, for: 0.4, up)
    let text = try #require(played.recording.sceneText(from: bytes))
    let document = try SceneDocument.parse(text, named: "s.yaml")
    guard let step = document.script.dropLast().last, case .touch(let fingers) = step.action else {
      Issue.record("the last step but the wait is no touch")
      return
    }
    #expect(fingers.map(\.samples) == played.fingers.map(\.samples))
    #expect(fingers.map(\.end) == played.fingers.map(\.end))
    #expect(played.recording.touches.swift.contains(".init(seconds: "))
  }
}
