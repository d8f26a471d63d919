// The screens and views of one direction of a transition, and the statements about them: where they
// begin, how they move, and how they are left.

import CoreGraphics
import SegueScenes

/// The screens of a direction of a transition and the views on them that move by themselves.
struct MotionViews {
  /// A view, or all others, with the interval in which it moves.
  struct Part {
    var code: MovingViewCode
    /// The identifier of the view, or `nil` for all others.
    let id: String?
    let isArriving: Bool
    let start, duration: Double
    /// The way that the view moves along, or `nil` for none.
    let path: MotionPath?
    /// When each of several views sets out.
    let stagger: MotionStagger

    /// A Boolean value that indicates whether each view has an interval of its own.
    var isStaggered: Bool { id == nil && stagger.amount > 0 }
    /// The variable of the view, or of the array of all others.
    var variable: String {
      id == nil ? (isArriving ? "otherArriving" : "otherLeaving") : String(code.name.dropLast())
    }
  }

  let motion: DeclaredMotion
  private(set) var incoming, outgoing: MovingViewCode
  /// The views that move by themselves, those of the incoming screen first.
  private(set) var moving: [Part] = []

  init(_ motion: DeclaredMotion) {
    self.motion = motion
    incoming = MovingViewCode(
      "incoming?", .screen, motion.incoming, keyframes: motion.keyframes.compactMap(\.incoming))
    outgoing = MovingViewCode(
      "outgoing?", .screen, motion.outgoing, keyframes: motion.keyframes.compactMap(\.outgoing))
    for (side, isArriving) in [(motion.incoming, true), (motion.outgoing, false)] {
      for view in side.views {
        add(
          view, SwiftNames.variable(view.id, on: isArriving ? "incoming" : "outgoing"), isArriving)
      }
      if let others = side.others { add(others, "view", isArriving, isOthers: true) }
    }
  }

  private mutating func add(
    _ view: ViewMotion, _ name: String, _ isArriving: Bool, isOthers: Bool = false
  ) {
    let code = MovingViewCode(
      isOthers ? name : "\(name)?", .view, ScreenMotion(from: view.from, to: view.to))
    moving.append(
      Part(
        code: code, id: isOthers ? nil : view.id, isArriving: isArriving, start: view.start,
        duration: view.duration, path: view.path, stagger: view.stagger))
  }

  private var hasViews: Bool { !moving.isEmpty || !motion.shared.isEmpty }

  /// Returns statements about a view, in a loop if it stands for several.
  private func each(_ part: Part, _ lines: [String]) -> [String] {
    guard part.id == nil, !lines.isEmpty else { return lines }
    return ["for view in \(part.variable) {"] + lines.map { "  " + $0 } + ["}"]
  }

  // MARK: Beginning

  /// Adds the statements that find the views and bring them to their initial states.
  mutating func writeBeginning(to file: inout SwiftText) {
    file.add("let container = context.containerView")
    if usesSize { file.add("let size = container.bounds.size") }
    file.add("let incoming = MovingView(context.view(forKey: .to))")
    file.add("let outgoing = MovingView(context.view(forKey: .from))")
    file.add("incoming?.reset()")
    writePlacing(to: &file)
    writeBackdrop(to: &file)
    if hasViews { writeSearch(to: &file) }
    file.add(incoming.begin())
    file.add(outgoing.begin())
    for index in moving.indices {
      let lines = moving[index].code.begin()
      file.add(each(moving[index], lines))
    }
    if !motion.shared.isEmpty { file.add("for view in shared { view.begin() }") }
    writeCourses(to: &file)
    guard hasViews else { return file.add("") }
    file.add("// Fades during the whole transition, which therefore does not end before its time.")
    file.add("let clock = UIView()")
    file.add("container.insertSubview(clock, at: 0)")
    file.add("")
  }

  private var usesSize: Bool {
    var copy = self
    let stretches = Set(moving.map { MotionStretch(start: $0.start, duration: $0.duration) })
      .union([MotionStretch(start: 0, duration: 1)])
    var lines = copy.incoming.begin() + copy.outgoing.begin()
    for index in copy.moving.indices { lines += copy.moving[index].code.begin() }
    for keyframe in motion.sortedKeyframes { lines += copy.moves(to: keyframe) }
    for stretch in stretches { lines += copy.moves(in: stretch) }
    for part in moving where part.isStaggered {
      var code = part.code
      lines += code.moveToEnd()
    }
    lines += courseLines
    return lines.contains { $0.contains("size.width") || $0.contains("size.height") }
  }

  private func writePlacing(to file: inout SwiftText) {
    file.block(
      "if let screen = incoming?.view, let controller = context.viewController(forKey: .to) {"
    ) {
      $0.add("let frame = context.finalFrame(for: controller)")
      $0.add("screen.frame = frame == .zero ? container.bounds : frame")
      guard motion.top == .outgoing else { return $0.add("container.addSubview(screen)") }
      $0.block(
        "if let front = outgoing?.view, front.superview === container {", end: "} else {"
      ) { $0.add("container.insertSubview(screen, belowSubview: front)") }
      $0.add("  container.insertSubview(screen, at: 0)")
      $0.add("}")
    }
  }

  private func writeBackdrop(to file: inout SwiftText) {
    guard let color = motion.background else { return }
    file.add("// Behind both screens, if both of them take part.")
    file.add("let backdrop = UIView(frame: container.bounds)")
    file.add("backdrop.backgroundColor = \(SwiftValues.color(color))")
    file.add("backdrop.layer.zPosition = -10_000")
    file.add("if incoming != nil, outgoing != nil { container.insertSubview(backdrop, at: 0) }")
  }

  private func writeSearch(to file: inout SwiftText) {
    file.add("// The views on the screens, by their accessibility identifiers.")
    file.add("let arriving = incoming?.view ?? context.viewController(forKey: .to)?.view")
    file.add("let leaving = outgoing?.view ?? context.viewController(forKey: .from)?.view")
    file.add("for screen in [arriving, leaving] { screen?.layoutIfNeeded() }")
    if !motion.shared.isEmpty {
      let (front, back) =
        motion.top == .incoming ? ("arriving", "leaving") : ("leaving", "arriving")
      file.block("let shared = [", end: "].compactMap { $0 }") { file in
        for view in motion.shared {
          file.add("SharedView(")
          file.add("  \(front)?.view(identifiedBy: \(SwiftNames.literal(view.id))),")
          file.add("  \(back)?.view(identifiedBy: \(SwiftNames.literal(view.other))),")
          let bend = view.arc > 0 ? ", bend: \(SwiftValues.number(view.arc))" : ""
          file.add("  arrives: \(motion.top == .incoming)\(bend)),")
        }
      }
    }
    for part in moving {
      let screen = part.isArriving ? "arriving" : "leaving"
      if let id = part.id {
        file.add(
          "let \(part.variable) = "
            + "MovingView(\(screen)?.view(identifiedBy: \(SwiftNames.literal(id))))")
      } else {
        writeOthers(of: part, on: screen, to: &file)
        if part.isStaggered { writeStarts(of: part, to: &file) }
      }
    }
  }

  private func writeOthers(of part: Part, on screen: String, to file: inout SwiftText) {
    let named = moving.filter { $0.id != nil && $0.isArriving == part.isArriving }
      .map { "\($0.code.name).view" }
    let list = "[\(named.joined(separator: ", "))].compactMap { $0 }"
    let shared = "shared.flatMap { [$0.mover, $0.other] }"
    let lists = (named.isEmpty ? [] : [list]) + (motion.shared.isEmpty ? [] : [shared])
    guard !lists.isEmpty else {
      return file.add("let \(part.variable) = (\(screen)?.subviews ?? []).map { MovingView($0) }")
    }
    file.add("let \(part.variable)Named = \(lists.joined(separator: " + "))")
    file.add("let \(part.variable) = (\(screen)?.views(besides: \(part.variable)Named) ?? [])")
    file.add("  .map { MovingView($0) }")
  }

  // MARK: Motion

  /// Returns the statements that move what moves in an interval to its final state.
  mutating func moves(in stretch: MotionStretch) -> [String] {
    var lines: [String] = []
    if stretch == MotionStretch(start: 0, duration: 1) {
      if motion.keyframes.isEmpty { lines += incoming.moveToEnd() + outgoing.moveToEnd() }
      if hasViews { lines.append("clock.alpha = 0") }
      if !motion.shared.isEmpty { lines.append("for view in shared { view.moveToEnd() }") }
    }
    for index in moving.indices
    where moving[index].start == stretch.start && moving[index].duration == stretch.duration
      && !moving[index].isStaggered
    {
      let moves = moving[index].code.moveToEnd()
      lines += each(moving[index], moves)
    }
    return lines
  }

  /// Returns the statements that move the screens to a keyframe.
  mutating func moves(to keyframe: MotionKeyframe) -> [String] {
    (keyframe.incoming.map { incoming.move(to: $0) } ?? [])
      + (keyframe.outgoing.map { outgoing.move(to: $0) } ?? [])
  }

  /// Returns the statements that move one of several views that set out one after the other, with
  /// the names of the array and of the length of the interval as a fraction of the time.
  mutating func staggeredMoves() -> [(views: String, duration: Double, lines: [String])] {
    moving.indices.filter { moving[$0].isStaggered }.map { index in
      let lines = moving[index].code.moveToEnd()
      let part = moving[index]
      return (part.variable, part.duration * (1 - part.stagger.amount), lines)
    }
  }

  // MARK: End

  /// Adds the function that leaves everything in its final state, or as it was found.
  func writeEnd(to file: inout SwiftText) {
    let (end, views) = (settled, self)
    file.block("func finish() {") { file in
      file.add("let finished = !context.transitionWasCancelled")
      if hasViews { file.add("clock.removeFromSuperview()") }
      if motion.background != nil { file.add("backdrop.removeFromSuperview()") }
      if hasCourses { file.add("for course in courses.reversed() { course.end() }") }
      if !motion.shared.isEmpty { file.add("for view in shared { view.end() }") }
      for part in moving where !part.isArriving {
        file.add(each(part, ["\(part.code.name).putBack()"]))
      }
      file.block("if finished {", end: "} else {") { file in
        file.add("outgoing?.restore()")
        file.add(end.incoming.settle())
        for part in end.moving where part.isArriving {
          file.add(views.each(part, part.code.settle()))
        }
      }
      file.add("  incoming?.view.removeFromSuperview()")
      for part in moving where part.isArriving {
        file.add(each(part, ["\(part.code.name).putBack()"]).map { "  " + $0 })
      }
      file.add("  incoming?.putBack()")
      file.add("  outgoing?.putBack()")
      file.add("}")
      file.add("context.completeTransition(finished)")
    }
    file.add("")
  }

  /// The views in their final states.
  private var settled: MotionViews {
    var end = self
    _ = (end.incoming.begin(), end.outgoing.begin())
    for keyframe in motion.sortedKeyframes { _ = end.moves(to: keyframe) }
    if motion.keyframes.isEmpty { _ = end.incoming.moveToEnd() }
    for index in end.moving.indices { _ = end.moving[index].code.moveToEnd() }
    return end
  }
}
