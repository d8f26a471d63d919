// Recordings: a drawn subtree as contents of another layer.

import CoreGraphics
import Foundation
import QuartzCore
import SegueDisplay
import SegueWorld
import Testing

@MainActor
@Suite struct RecordingTests {
  private let world = World()
  private let red = CGColor(red: 1, green: 0, blue: 0, alpha: 1)

  private func layer(_ frame: CGRect, _ color: CGColor? = nil, in parent: CALayer? = nil)
    -> CALayer
  {
    let layer = CALayer()
    layer.delegate = Still.shared
    layer.frame = frame
    layer.backgroundColor = color
    parent?.addSublayer(layer)
    return layer
  }

  private func dump(_ root: CALayer) -> [String] {
    let list = world.commit(
      root: root, at: 0, viewport: SegueViewport(widthInPixels: 9, heightInPixels: 9))
    return list.dump().split(separator: "\n").dropFirst().map { String($0.dropFirst(2)) }
  }

  @Test("A recording shows the model without the layer's position, opacity and hidden state")
  func record() {
    let source = layer(CGRect(x: 70, y: 80, width: 20, height: 10), red)
    source.setAffineTransform(CGAffineTransform(scaleX: 3, y: 3))
    (source.opacity, source.isHidden) = (0.25, true)
    let child = layer(CGRect(x: 5, y: 5, width: 5, height: 5), red, in: source)
    child.opacity = 0.5
    let animation = CABasicAnimation(keyPath: "opacity")
    (animation.fromValue, animation.toValue, animation.duration) = (0, 0, 9)
    world.run { child.add(animation, forKey: nil) }
    let recording = world.run { source.recordModel() }
    #expect(recording.bounds == CGRect(x: 0, y: 0, width: 20, height: 10))
    let list = DisplayList(
      width: 1, height: 1, background: .clear, items: recording.items)
    #expect(
      list.dump() == """
        frame 1 x 1 background [0 0 0 0]
          solid [0 0 20 10] color [1 0 0 1] transform [1 0 0 1 0 0]
          solid [0 0 5 5] color [1 0 0 0.5] transform [1 0 0 1 5 5]

        """)
    #expect(world.run { source.recordPresentation(atSeconds: 1) }.items.count == 1)
  }

  @Test("As contents, a recording is stretched, moved and faded like an image")
  func asContents() {
    let source = layer(CGRect(x: 0, y: 0, width: 20, height: 10), red)
    _ = layer(CGRect(x: 5, y: 5, width: 5, height: 5), red, in: source)
    let recording = source.recordModel()
    let copy = layer(CGRect(x: 100, y: 0, width: 40, height: 10))
    copy.contents = recording
    #expect(
      dump(copy) == [
        "solid [0 0 20 10] color [1 0 0 1] transform [2 0 0 1 100 0]",
        "solid [0 0 5 5] color [1 0 0 1] transform [2 0 0 1 110 5]",
      ])
    copy.opacity = 0.5
    #expect(dump(copy).first == "group opacity 0.5")
    source.backgroundColor = nil
    #expect(dump(copy).count == 3)
  }

  @Test("Drawing outside the recorded bounds or contentsRect is cut off")
  func cutOff() {
    let source = layer(CGRect(x: 0, y: 0, width: 20, height: 10), red)
    let copy = layer(CGRect(x: 0, y: 0, width: 20, height: 10))
    copy.contents = source.recordModel()
    copy.contentsRect = CGRect(x: 0.5, y: 0, width: 0.5, height: 1)
    #expect(
      dump(copy) == [
        "group clip [0 0 20 10] transform [1 0 0 1 0 0]",
        "  solid [0 0 20 10] color [1 0 0 1] transform [2 0 0 1 -20 0]",
      ])
    copy.contentsRect = CGRect(x: 0, y: 0, width: 1, height: 1)
    _ = layer(CGRect(x: 15, y: 0, width: 15, height: 5), red, in: source)
    copy.contents = source.recordModel()
    #expect(dump(copy).first == "group clip [0 0 20 10] transform [1 0 0 1 0 0]")
  }

  @Test("Unsupported features of a recording are reported wherever it is shown")
  func unsupported() {
    let source = layer(CGRect(x: 0, y: 0, width: 10, height: 10), red)
    source.backgroundFilters = ["blur"]
    let copy = layer(CGRect(x: 0, y: 0, width: 10, height: 10))
    copy.contents = source.recordModel()
    let again = layer(CGRect(x: 0, y: 0, width: 10, height: 10))
    again.contents = copy.recordModel()
    _ = dump(again)
    #expect(
      world.unsupported == [UnsupportedFeature(layer: "CALayer", property: "backgroundFilters")])
  }

  @Test("A recording can contain a recording")
  func nested() {
    let source = layer(CGRect(x: 0, y: 0, width: 10, height: 10), red)
    let middle = layer(CGRect(x: 0, y: 0, width: 20, height: 20))
    middle.contents = source.recordModel()
    let outer = layer(CGRect(x: 1, y: 1, width: 40, height: 20))
    outer.contents = middle.recordModel()
    #expect(dump(outer) == ["solid [0 0 10 10] color [1 0 0 1] transform [4 0 0 2 1 1]"])
  }

  @Test("A snapshot for inspection has the presentation geometry")
  func presentationSnapshot() {
    let layer = layer(CGRect(x: 0, y: 0, width: 20, height: 10), red)
    let animation = CABasicAnimation(keyPath: "position.x")
    (animation.fromValue, animation.toValue, animation.duration) = (10, 110, 2)
    world.run { layer.add(animation, forKey: nil) }
    let snapshot = layer.presentationSnapshot(atSeconds: 1)
    #expect(snapshot.frame == CGRect(x: 50, y: 0, width: 20, height: 10))
    #expect(snapshot.position == CGPoint(x: 60, y: 5))
    #expect(snapshot.bounds == layer.bounds)
    #expect(snapshot.anchorPoint == layer.anchorPoint)
    #expect(snapshot.opacity == 1)
    #expect(snapshot.transform == CATransform3DIdentity)
  }
}
