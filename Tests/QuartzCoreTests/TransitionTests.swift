// CATransition: a transition from the layer's contents at the beginning of the instant to the new
// contents.

import CoreGraphics
import Foundation
import QuartzCore
import SegueDisplay
import Testing

@MainActor
@Suite struct TransitionTests {
  private let bench = CommitBench()
  private let layer: CALayer

  init() throws {
    layer = bench.add(CALayer(), CGRect(x: 10, y: 10, width: 40, height: 20), CommitBench.red)
    _ = try bench.list(at: 1)
  }

  private func transition(
    _ type: CATransitionType, _ subtype: CATransitionSubtype? = nil
  ) -> CATransition {
    let transition = CATransition()
    (transition.type, transition.subtype, transition.duration) = (type, subtype, 1)
    return transition
  }

  private func start(_ transition: CATransition) {
    bench.world.run {
      layer.add(transition, forKey: "any")
      layer.backgroundColor = CommitBench.blue
    }
  }

  private static let red = "solid [0 0 40 20] color [1 0 0 1]"
  private static let blue = "solid [0 0 40 20] color [0 0 1 1]"

  @Test("A push moves both the same way, from the named edge; fromTop is the lower one")
  func push() throws {
    let places: [(CATransitionSubtype?, old: String, new: String)] = [
      (.fromRight, "0 10", "40 10"), (.fromLeft, "20 10", "-20 10"), (nil, "20 10", "-20 10"),
      (.fromTop, "10 5", "10 25"), (.fromBottom, "10 15", "10 -5"),
    ]
    for (subtype, old, new) in places {
      let test = try TransitionTests()
      test.start(test.transition(.push, subtype))
      let time = subtype == .fromLeft || subtype == nil || subtype == .fromRight ? 1.25 : 1.25
      #expect(
        try test.bench.dump(at: time) == [
          "\(Self.red) transform [1 0 0 1 \(old)]", "\(Self.blue) transform [1 0 0 1 \(new)]",
        ], "\(subtype?.rawValue ?? "nil")")
    }
  }

  @Test("moveIn leaves the old contents in place, reveal the new ones")
  func others() throws {
    start(transition(.moveIn, .fromRight))
    #expect(
      try bench.dump(at: 1.75) == [
        "\(Self.red) transform [1 0 0 1 10 10]", "\(Self.blue) transform [1 0 0 1 20 10]",
      ])
    let test = try TransitionTests()
    test.start(test.transition(.reveal, .fromRight))
    #expect(
      try test.bench.dump(at: 1.75) == [
        "\(Self.blue) transform [1 0 0 1 10 10]", "\(Self.red) transform [1 0 0 1 -20 10]",
      ])
  }

  @Test("A transition begins with the old contents and ends with the new")
  func ends() throws {
    start(transition(.fade))
    #expect(try bench.dump(at: 1) == ["\(Self.red) transform [1 0 0 1 10 10]"])
    #expect(try bench.dump(at: 2) == ["\(Self.blue) transform [1 0 0 1 10 10]"])
    #expect(layer.animationKeys() == nil)
  }

  @Test("Start and end progress limit a transition; its timing is that of any animation")
  func progress() throws {
    let partial = transition(.moveIn, .fromRight)
    (partial.startProgress, partial.endProgress) = (0.5, 0.75)
    partial.timingFunction = CAMediaTimingFunction(name: .easeInEaseOut)
    start(partial)
    #expect(try bench.dump(at: 1).last?.hasSuffix("30 10]") == true)
    #expect(try bench.dump(at: 1.5).last?.hasSuffix("25 10]") == true)
    #expect(try bench.dump(at: 2).count == 1)
  }

  @Test(
    "Changes earlier in the same instant are part of the transition",
    arguments: [
      true, false,
    ])
  func order(addedLast: Bool) throws {
    bench.world.run {
      let move = transition(.moveIn, .fromRight)
      if !addedLast { layer.add(move, forKey: nil) }
      layer.backgroundColor = nil
      let child = CALayer()
      child.frame = layer.bounds
      child.backgroundColor = CommitBench.blue
      layer.addSublayer(child)
      if addedLast { layer.add(move, forKey: kCATransition) }
    }
    #expect(
      try bench.dump(at: 1.5) == [
        "\(Self.red) transform [1 0 0 1 10 10]", "\(Self.blue) transform [1 0 0 1 30 10]",
      ])
    // The old contents were only read: the layer has the values that code set.
    #expect(layer.sublayers?.count == 1 && layer.backgroundColor == nil)
  }

  @Test("A container's transition includes its sublayers, which keep animating")
  func container() throws {
    let box = bench.add(CALayer(), CGRect(x: 0, y: 0, width: 10, height: 10), nil, to: layer)
    _ = try bench.list(at: 2)
    bench.world.run {
      layer.add(transition(.moveIn, .fromRight), forKey: nil)
      box.backgroundColor = CommitBench.white
      let slide = CABasicAnimation(keyPath: "position.x")
      (slide.fromValue, slide.toValue, slide.duration) = (5.0, 25.0, 1)
      box.add(slide, forKey: nil)
    }
    let lines = try bench.dump(at: 2.5)
    #expect(lines.count == 3)
    #expect(lines.last == "solid [0 0 10 10] color [1 1 1 1] transform [1 0 0 1 40 10]")
  }

  @Test("A new layer appears from nothing; a hidden one disappears")
  func comingAndGoing() throws {
    let fresh = CALayer()
    bench.world.run {
      fresh.frame = CGRect(x: 0, y: 0, width: 10, height: 10)
      fresh.backgroundColor = CommitBench.blue
      bench.root.addSublayer(fresh)
      fresh.add(transition(.push, .fromRight), forKey: nil)
      layer.add(transition(.fade), forKey: nil)
      layer.isHidden = true
    }
    let lines = try bench.dump(at: 1.25)
    #expect(
      lines == [
        "solid [0 0 40 20] color [1 0 0 0.75] transform [1 0 0 1 10 10]",
        "solid [0 0 10 10] color [0 0 1 1] transform [1 0 0 1 7.5 0]",
      ])
    #expect(try bench.dump(at: 2).count == 1)
  }

  @Test("A second transition begins from the state of the first")
  func retargeted() throws {
    start(transition(.moveIn, .fromRight))
    _ = try bench.list(at: 1.5)
    bench.world.run {
      layer.add(transition(.reveal, .fromLeft), forKey: nil)
      layer.backgroundColor = CommitBench.white
    }
    #expect(
      try bench.dump(at: 1.5) == [
        "solid [0 0 40 20] color [1 1 1 1] transform [1 0 0 1 10 10]",
        "\(Self.red) transform [1 0 0 1 10 10]", "\(Self.blue) transform [1 0 0 1 30 10]",
      ])
    #expect(layer.animationKeys() == [kCATransition])
  }

  @Test("As an action, a transition runs when the property changes")
  func action() throws {
    layer.delegate = nil
    bench.world.run {
      layer.actions = ["backgroundColor": transition(.moveIn, .fromRight)]
      layer.backgroundColor = CommitBench.blue
    }
    #expect(try bench.dump(at: 1.5).count == 2)
    bench.world.run {
      layer.actions = ["sublayers": transition(.fade)]
      layer.removeAllAnimations()
      layer.addSublayer(CALayer())
    }
    #expect(layer.animationKeys() == [kCATransition])
  }

  @Test("Private types, other directions and filters are refused by name")
  func refusals() throws {
    let cube = transition(CATransitionType(rawValue: "cube"))
    cube.filter = "CIRippleTransition"
    cube.subtype = CATransitionSubtype(rawValue: "fromBehind")
    start(cube)
    _ = try bench.dump(at: 1.5)
    #expect(
      bench.refused == [
        "CATransition of type \"cube\"", "CATransition of subtype \"fromBehind\"",
        "filter of CATransition",
      ])
  }
}
