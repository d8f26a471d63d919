// The touches of an action.

import SegueScenes
import SegueWorld
import UIKit

extension ActRun {
  /// The duration in seconds after which a touch that does not move is no longer a tap.
  static var shortestPress: Double { 0.5 }
  /// The time between two taps, in seconds.
  private static var tapGap: Double { 0.1 }
  // The duration of a swipe in seconds, and the part of the area that it covers.
  private static var swipeDuration: Double { 0.15 }
  private static var swipeShare: CGFloat { 0.6 }

  /// Taps a point.
  func tap(_ point: CGPoint, press: Double, count: Int) {
    let touches = (0..<count).map { number in
      let start = Double(number) * (press + Self.tapGap)
      return TouchPlayback(
        SceneFinger(samples: [start, start + press].map { .init(seconds: $0, point: point) }))
    }
    play(touches, at: point)
  }

  /// Waits for the ends of a drag and plays it.
  func start(_ drag: SceneTargetDrag) {
    wait { lookout in
      switch (lookout.place(of: drag.from), drag.to.map { lookout.place(of: $0) }) {
      case (.missing(let reason), _), (_, .missing(let reason)?): .missing(reason)
      case (.found(let from), .found(let to)?): .found((from.point, Optional(to.point)))
      case (.found(let from), nil): .found((from.point, nil))
      case (.moving(let from), .found(let to)?), (.moving(let from), .moving(let to)?),
        (.found(let from), .moving(let to)?):
        .moving((from.point, Optional(to.point)))
      case (.moving(let from), nil): .moving((from.point, nil))
      }
    } then: { [self] (start: CGPoint, end: CGPoint?) in
      let size = host.window.bounds.size
      let by = drag.by.map {
        CGPoint(x: start.x + $0.x.points(of: size.width), y: start.y + $0.y.points(of: size.height))
      }
      play(drag.timing, along: [start, end ?? by ?? start])
    }
  }

  /// Drags a finger along a line.
  func play(_ timing: SceneDrag, along points: [CGPoint]) {
    var drag = timing
    drag.path = points.map { LengthPair(x: .points(Double($0.x)), y: .points(Double($0.y))) }
    play([TouchPlayback(drag, in: host.window.bounds.size)], at: points.first)
  }

  /// Moves a finger quickly over an area.
  func swipe(_ direction: SceneInteraction.Direction, over area: CGRect) {
    let isHorizontal = direction == .left || direction == .right
    let half = (isHorizontal ? area.width : area.height) * Self.swipeShare / 2
    let way = direction == .left || direction == .up ? -half : half
    let (x, y) = isHorizontal ? (way, 0) : (0, way)
    let drag = SceneDrag(path: [], duration: Self.swipeDuration)
    play(
      drag,
      along: [
        CGPoint(x: area.midX - x, y: area.midY - y), CGPoint(x: area.midX + x, y: area.midY + y),
      ])
  }

  /// Moves two fingers beside each other apart or together. The wider distance is eight tenths of
  /// the area's width.
  func pinch(_ pinch: ScenePinch, over area: CGRect) {
    let wide = area.width * 0.4
    let (first, last) =
      pinch.scale > 1 ? (wide / CGFloat(pinch.scale), wide) : (wide, wide * CGFloat(pinch.scale))
    let fingers = [CGFloat(-1), 1].map { side in
      var finger = SceneFinger(samples: [
        .init(seconds: 0, point: CGPoint(x: area.midX + side * first, y: area.midY)),
        .init(seconds: pinch.duration, point: CGPoint(x: area.midX + side * last, y: area.midY)),
      ])
      finger.isInterpolated = true
      return TouchPlayback(finger)
    }
    play(fingers, at: CGPoint(x: area.midX, y: area.midY))
  }

  // MARK: Playing

  /// Plays touches, which end the action unless `completion` is given.
  /// - Parameters:
  ///   - touches: The touches, which begin now.
  ///   - point: The point of the first touch, in points of the window.
  ///   - completion: A closure that is called after the last touch in place of ending the action.
  func play(
    _ touches: [TouchPlayback], at point: CGPoint?, completion: (@MainActor () -> Void)? = nil
  ) {
    let count = world.touches.recognitionCount
    var remaining = touches.count
    let isAnswered = point.flatMap { host.scan.hit($0) }?.answersTouches ?? false
    for touch in touches {
      let number = host.makeTouchNumber()
      touch.play(number, in: world) { [self] in
        remaining -= 1
        guard remaining == 0 else { return }
        if let completion { return completion() }
        // A view that handles its touches itself may have begun a transition.
        let hasResponse =
          world.touches.recognitionCount != count || !world.transitions.active.isEmpty
        end(isAnswered || hasResponse ? .performed : .unanswered)
      }
    }
  }
}

extension UIView {
  /// A Boolean value that indicates whether the view, or one around it, handles touches without a
  /// gesture recognizer.
  fileprivate var answersTouches: Bool {
    sequence(first: self, next: \.superview).contains { view in
      view is UIControl || view is UITableViewCell || view is UICollectionViewCell
        || view is UITextView
    }
  }
}
