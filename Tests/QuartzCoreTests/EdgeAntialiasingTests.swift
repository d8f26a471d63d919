// Which edges of layers are antialiased.

import CoreGraphics
import QuartzCore
import SegueDisplay
import SeguePixels
import SegueWorld
import Testing

@MainActor
@Suite struct EdgeAntialiasingTests {
  private let world = World()
  private let root = CALayer()
  private let layer = CALayer()

  init() {
    world.run {
      root.frame = CGRect(x: 0, y: 0, width: 100, height: 50)
      layer.frame = CGRect(x: 10, y: 5, width: 40, height: 30)
      layer.backgroundColor = CGColor(red: 1, green: 0, blue: 0, alpha: 1)
      root.addSublayer(layer)
    }
  }

  private func dump() -> String {
    let viewport = SegueViewport(widthInPixels: 100, heightInPixels: 50, scale: 1)
    return world.run { world.commit(root: root, at: 0, viewport: viewport).dump() }
  }

  /// The number of items and clips in the dump that have hard edges.
  private var hardCount: Int { dump().split(whereSeparator: \.isWhitespace).count { $0 == "hard" } }

  @Test("all edges are antialiased by default, and none where edges are as on a device")
  func defaults() {
    #expect(layer.allowsEdgeAntialiasing || World.current !== world)
    #expect(hardCount == 0)
    world.antialiasesEdges = false
    let other = World()
    other.antialiasesEdges = false
    #expect(other.run { !CALayer().allowsEdgeAntialiasing })
    #expect(World().run { CALayer().allowsEdgeAntialiasing })
  }

  @Test("a world with device edges draws hard edges, except where a layer allows antialiasing")
  func device() {
    world.antialiasesEdges = false
    #expect(dump().contains("solid [0 0 40 30] hard color"))
    layer.allowsEdgeAntialiasing = true
    #expect(hardCount == 0)
    layer.edgeAntialiasingMask = [.layerLeftEdge, .layerBottomEdge]
    #expect(dump().contains("solid [0 0 40 30] hard [right bottom] color"))
    layer.edgeAntialiasingMask = []
    #expect(dump().contains("solid [0 0 40 30] hard color"))
  }

  @Test("code makes edges hard in any world")
  func code() {
    #expect(hardCount == 0)
    layer.allowsEdgeAntialiasing = false
    #expect(hardCount == 1)
    layer.allowsEdgeAntialiasing = true
    layer.edgeAntialiasingMask.remove(.layerTopEdge)
    #expect(dump().contains("solid [0 0 40 30] hard [bottom] color"))
  }

  @Test("borders and contents have the edges of their layer, and continuous corners are smooth")
  func kinds() throws {
    let image = CGImage(Bitmap(try PixelBuffer(width: 4, height: 4)))
    func hardCount(_ change: (CALayer) -> Void) -> Int {
      world.run {
        let layer = CALayer()
        layer.frame = CGRect(x: 10, y: 5, width: 40, height: 30)
        layer.backgroundColor = CGColor(red: 1, green: 0, blue: 0, alpha: 1)
        layer.allowsEdgeAntialiasing = false
        change(layer)
        root.sublayers = [layer]
      }
      return self.hardCount
    }
    func round(_ layer: CALayer) { layer.cornerRadius = 4 }
    #expect(hardCount(round) == 1)
    #expect(dump().contains("solid [0 0 40 30] radius 4 hard color"))
    #expect(
      hardCount {
        round($0)
        $0.cornerCurve = .continuous
      } == 0)
    #expect(
      hardCount {
        round($0)
        $0.edgeAntialiasingMask = [.layerLeftEdge]
      } == 1)
    #expect(
      hardCount {
        round($0)
        $0.allowsEdgeAntialiasing = true
      } == 0)
    #expect(
      hardCount {
        round($0)
        $0.masksToBounds = true
        $0.contents = image
      } == 3)
    #expect(
      hardCount {
        round($0)
        $0.borderWidth = 1
      } == 3)
    #expect(dump().contains("hard ring [0 0 40 30] radius 4 hard [1 1 38 28] radius 3 color"))
    #expect(hardCount { $0.borderWidth = 1 } == 5)
    #expect(hardCount { $0.contents = image } == 2)
  }

  @Test("clips to the bounds have the edges of their layer")
  func clips() {
    layer.masksToBounds = true
    layer.transform = CATransform3DMakeRotation(0.5, 0, 0, 1)
    let inner = CALayer()
    inner.frame = CGRect(x: -10, y: 3, width: 90, height: 9)
    inner.backgroundColor = layer.backgroundColor
    layer.addSublayer(inner)
    layer.allowsEdgeAntialiasing = false
    #expect(dump().contains("group clip [0 0 40 30] hard transform"))
    #expect(hardCount == 2)
  }

  @Test("copies of a layer have its edges, and subclasses may override them")
  func copies() {
    final class Crisp: CALayer {
      override var allowsEdgeAntialiasing: Bool {
        get { false }
        set {}
      }
    }
    layer.allowsEdgeAntialiasing = false
    layer.edgeAntialiasingMask = [.layerLeftEdge]
    let copy = CALayer(layer: layer)
    #expect(!copy.allowsEdgeAntialiasing)
    #expect(copy.edgeAntialiasingMask == [.layerLeftEdge])
    let crisp = Crisp()
    crisp.frame = CGRect(x: 0, y: 0, width: 9, height: 9)
    crisp.backgroundColor = layer.backgroundColor
    root.sublayers = [crisp]
    #expect(hardCount == 1)
  }
}
