// The animations of one element in CSS.

import CoreGraphics
import SegueDisplay

/// Collects the declarations and the animations of an element.
struct CSSAnimations {
  private let id: String
  private let frameCount: Int
  private var declarations: [String] = []
  private var animations: [(name: String, isStepped: Bool, keyframes: String)] = []

  init(id: String, motion: ExportedMotion) {
    (self.id, frameCount) = (id, motion.frameCount)
  }

  /// The rules of the element.
  var rules: [String] {
    var all = declarations
    if !animations.isEmpty {
      all.append("animation-name: " + animations.map { "\(id)-\($0.name)" }.joined(separator: ", "))
    }
    if animations.contains(where: \.isStepped) {
      let functions = animations.map { $0.isStepped ? "step-end" : "linear" }
      all.append("animation-timing-function: " + functions.joined(separator: ", "))
    }
    return [".segue .frame .\(id) { \(all.joined(separator: "; ")) }"]
      + animations.map { "@keyframes \(id)-\($0.name) { \($0.keyframes) }" }
  }

  /// Adds a declaration.
  mutating func declare(_ text: String) { declarations.append(text) }

  /// Hides the element outside of the given frames. It changes half a frame before its first and its
  /// last instant, so that an instant is not divided by rounding.
  mutating func show(in frames: Range<Int>) {
    guard frames != 0..<frameCount else { return }
    var steps: [(Double, Bool)] = [(0, frames.lowerBound == 0)]
    if frames.lowerBound > 0 { steps.append((Double(frames.lowerBound) - 0.5, true)) }
    if frames.upperBound < frameCount { steps.append((Double(frames.upperBound) - 0.5, false)) }
    let text = steps.map { frame, isVisible in
      "\(percent(frame)) { visibility: \(isVisible ? "visible" : "hidden") }"
    }
    animations.append(("show", true, text.joined(separator: " ")))
  }

  /// Fades the element.
  mutating func fade(_ track: ValueTrack) {
    if track.isConstant, track.keyframes[0].value[0] == 1 { return }
    animate("fade", track.keyframes) { "opacity: \($0[0].text(5))" }
  }

  /// Fills the element with a color.
  mutating func fill(_ track: ValueTrack) {
    animate("fill", track.keyframes) { values in
      let parts = values.map { "\(($0 * 255).text(3))" }
      return "background-color: rgb(\(parts.joined(separator: " ")))"
    }
  }

  /// Clips the element to an outline.
  mutating func clip(_ outline: OutlineTrack) {
    animate("clip", outline.coordinates.keyframes) { values in
      var rest = values[...]
      var text = ""
      for command in outline.commands {
        let count = ["M": 2, "L": 2, "Q": 4, "C": 6][command] ?? 0
        text += String(command) + rest.prefix(count).map { $0.text(3) }.joined(separator: " ")
        rest = rest.dropFirst(count)
      }
      let rule = outline.rule == .evenOdd ? "evenodd, " : ""
      return "clip-path: path(\(rule)\"\(text)\")"
    }
  }

  /// Places an element of the given size.
  mutating func place(_ track: PoseTrack, size: CGSize) {
    switch track {
    case .perspective(let keyframes): animate("place", keyframes) { $0.css }
    case .affine(let keyframes):
      let areSkewed = keyframes.contains { $0.value.skew != 0 }
      let (w, h) = (Double(size.width) / 2, Double(size.height) / 2)
      let isMoved = keyframes.allSatisfy {
        $0.value.rotation == 0 && $0.value.skew == 0 && $0.value.scaleX == 1 && $0.value.scaleY == 1
      }
      if !isMoved { declare("transform-origin: \(w.text(4))px \(h.text(4))px") }
      animate("place", keyframes) { pose in
        var text = "transform: translate(\((pose.x - w).text(4))px, \((pose.y - h).text(4))px)"
        if isMoved { return text }
        text += " rotate(\(pose.rotation.text(5))deg)"
        if areSkewed { text += " skewX(\(pose.skew.text(5))deg)" }
        return text + " scale(\(pose.scaleX.text(7)), \(pose.scaleY.text(7)))"
      }
    }
  }

  private mutating func animate<Value>(
    _ name: String, _ keyframes: [Keyframe<Value>], _ declaration: (Value) -> String
  ) {
    guard keyframes.count > 1 else { return declare(declaration(keyframes[0].value)) }
    var text: [String] = []
    if keyframes[0].frame > 0 { text.append("0% { \(declaration(keyframes[0].value)) }") }
    for keyframe in keyframes {
      text.append("\(percent(Double(keyframe.frame))) { \(declaration(keyframe.value)) }")
    }
    text.append("100% { \(declaration(keyframes[keyframes.count - 1].value)) }")
    animations.append((name, false, text.joined(separator: " ")))
  }

  private func percent(_ frame: Double) -> String {
    (frame / Double(frameCount) * 100).text(6) + "%"
  }
}

extension Homography {
  fileprivate var css: String {
    let entries = [a, b, 0, p, c, d, 0, q, 0, 0, 1, 0, tx, ty, 0, r].map { $0.text(9) }
    return "transform: matrix3d(\(entries.joined(separator: ", ")))"
  }
}
