// The statements that bring one screen, or one view on it, to a state of a declaration, as
// `DeclaredScreen` of the stage does it.

import CoreGraphics
import SegueScenes

/// A screen or a view in the generated code: a `MovingView` that has a name there.
struct MovingViewCode {
  /// What a view is in the transition.
  enum Role {
    /// The screen that appears or that disappears.
    case screen
    /// Views on a screen.
    case view
  }

  /// The expression of the view, with the question mark of an optional one.
  let name: String
  let role: Role
  let motion: ScreenMotion
  /// A state that specifies every property that any state of the transition specifies.
  let specified: ScreenState
  /// The present state, as far as it is specified.
  private(set) var state: ScreenState

  init(_ name: String, _ role: Role, _ motion: ScreenMotion, keyframes: [ScreenState] = []) {
    (self.name, self.role, self.motion) = (name, role, motion)
    specified = keyframes.reduce(motion.from.over(motion.to)) { $0.over($1) }
    state = motion.from
  }

  /// A Boolean value that indicates whether the view's transform is one in space.
  private var isSpatial: Bool { specified.depth.hasValues }

  /// Returns the statements that bring the view to its initial state.
  mutating func begin() -> [String] {
    state.anchorPoint = motion.from.anchorPoint ?? motion.to.anchorPoint
    state.position = motion.from.position ?? motion.to.position
    state.depth.perspective = specified.depth.perspective
    var lines = specified.cornerRadius == nil ? [] : ["\(name).view.layer.masksToBounds = true"]
    if let isDoubleSided = specified.isDoubleSided {
      lines.append("\(name).view.layer.isDoubleSided = \(isDoubleSided)")
    }
    if specified.blur != nil { lines.append("\(name).addGlass()") }
    if specified.dim != nil { lines.append("\(name).addVeil()") }
    return lines + apply(state, specifying: specified)
  }

  /// Returns the statements that bring the view to its final state.
  mutating func moveToEnd() -> [String] {
    var end = motion.to
    end.anchorPoint = motion.to.anchorPoint ?? motion.from.anchorPoint
    end.position = motion.to.position ?? motion.from.position
    end.depth.perspective = specified.depth.perspective
    state = end
    return apply(end.withoutVanishing, specifying: specified)
  }

  /// Returns the statements that bring the view to the state of a keyframe.
  mutating func move(to next: ScreenState) -> [String] {
    state = next.over(state)
    return apply(state.withoutVanishing, specifying: next)
  }

  /// Returns the statements that leave the view in its final state, with everything else at rest.
  func settle() -> [String] {
    let end = motion.to
    let isInPlace =
      end.translation == nil && end.travel == nil && end.scale == nil && end.degrees == nil
      && !end.depth.hasValues
    var lines = specified.dim == nil ? [] : ["\(name).removeVeil()"]
    if isInPlace, isSpatial, state.depth.isAtRest { lines.append("\(name).restoreTransform()") }
    if specified.anchorPoint != nil { lines.append("\(name).restoreAnchorPoint()") }
    if specified.cornerRadius != nil, end.cornerRadius == nil {
      lines.append("\(name).restoreCorners()")
    }
    if specified.isDoubleSided != nil, state.isDoubleSided == nil {
      lines.append("\(name).restoreSides()")
    }
    lines += style.settle(state)
    if specified.blur != nil {
      lines.append("\(name).removeGlass(\(state.blur == nil ? "" : "keepingOwn: true"))")
    }
    return lines
  }

  // MARK: Properties

  private func apply(_ state: ScreenState, specifying words: ScreenState) -> [String] {
    var lines: [String] = []
    if let anchor = state.anchorPoint, words.anchorPoint != nil {
      lines.append("\(name).setAnchorPoint(\(SwiftValues.point(anchor)))")
    }
    if let position = state.position, words.position != nil {
      lines.append("\(name).view.center = \(SwiftValues.point(position))")
    }
    if words.translation != nil || words.travel != nil || words.scale != nil || words.degrees != nil
      || words.depth.hasValues
    {
      lines.append(contentsOf: transform(state))
    }
    if words.alpha != nil {
      let standard = role == .screen ? "\(name).view.alpha = 1" : "\(name).restoreAlpha()"
      lines.append(
        state.alpha.map { "\(name).view.alpha = \(SwiftValues.number($0))" } ?? standard)
    }
    if words.cornerRadius != nil {
      lines.append(
        state.cornerRadius.map { "\(name).view.layer.cornerRadius = \(SwiftValues.number($0))" }
          ?? "\(name).restoreCornerRadius()")
    }
    if words.background != nil {
      lines.append(
        state.background.map { "\(name).view.backgroundColor = \(SwiftValues.color($0))" }
          ?? "\(name).restoreBackground()")
    }
    if words.dim != nil {
      let color = (state.dim?.color ?? specified.dim?.color).map { SwiftValues.color($0) }
      let opacity = SwiftValues.number(state.dim?.opacity ?? 0)
      lines.append("\(name).setVeil(\(color ?? "UIColor.black"), opacity: \(opacity))")
    }
    if words.blur != nil {
      lines.append(
        state.blur.map { "\(name).setBlur(\(SwiftValues.effect($0)))" } ?? "\(name).restoreBlur()")
    }
    return lines + style.apply(state, specifying: words)
  }

  private var style: ViewStyleCode { ViewStyleCode(name: name, specified: specified) }

  private func transform(_ state: ScreenState) -> [String] {
    let value = SwiftValues.transform(
      state, of: "\(name).view", isSpatial: isSpatial)
    let lines = value.split(separator: "\n").map(String.init)
    let property = isSpatial ? "transform3D" : "transform"
    let (begin, end) =
      role == .screen ? ("\(name).view.\(property) = ", "") : ("\(name).move(by: ", ")")
    guard lines.count > 1 else { return [begin + value + end] }
    return [begin + lines[0]] + lines.dropFirst().dropLast().map { "  " + $0 }
      + ["  " + lines[lines.count - 1] + end]
  }
}

extension SceneDepth {
  /// A Boolean value that indicates whether the depth neither rotates nor translates.
  fileprivate var isAtRest: Bool {
    (degreesX ?? 0) == 0 && (degreesY ?? 0) == 0 && (translationZ ?? 0) == 0
  }
}

extension ScreenState {
  /// The state with a scale that UIKit can animate to: a view that is scaled to 0 disappears at once
  /// rather than shrinking.
  fileprivate var withoutVanishing: ScreenState {
    var result = self
    result.scale = scale.map { CGPoint(x: $0.x == 0 ? 0.001 : $0.x, y: $0.y == 0 ? 0.001 : $0.y) }
    return result
  }
}
