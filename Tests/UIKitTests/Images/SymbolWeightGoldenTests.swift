// The weights of system symbols as they look, and letters and borders that show a pattern, byte for
// byte. After a deliberate change look at the new images and record them:
// SEGUE_RECORD=1 swift test --filter SymbolWeightGoldenTests

import Foundation
import SegueDisplay
import SeguePixels
import SegueRaster
import SegueWorld
import Testing
import UIKit

@Suite @MainActor struct SymbolWeightGoldenTests {
  private func render(_ view: UIView, in world: World) throws -> PixelBuffer {
    let list = world.run {
      view.layoutIfNeeded()
      return world.commit(
        root: view.layer, at: 0,
        viewport: SegueViewport(
          widthInPixels: Int(view.bounds.width), heightInPixels: Int(view.bounds.height), scale: 1))
    }
    return try Rasterizer().render(list)
  }

  @Test("The nine weights of six symbols match their golden")
  func weights() throws {
    let world = World()
    let view = try world.run {
      let view = UIView(frame: CGRect(x: 0, y: 0, width: 9 * 44, height: 6 * 44))
      view.backgroundColor = .white
      let names = ["gear", "house", "heart.fill", "magnifyingglass", "square.and.arrow.up", "star"]
      for (row, name) in names.enumerated() {
        for column in 0..<9 {
          let weight = try #require(UIImage.SymbolWeight(rawValue: column + 1))
          let image = UIImageView(
            image: UIImage(
              systemName: name,
              withConfiguration: UIImage.SymbolConfiguration(pointSize: 30, weight: weight)))
          image.tintColor = .black
          image.frame = CGRect(x: column * 44 + 3, y: row * 44 + 3, width: 38, height: 38)
          view.addSubview(image)
        }
      }
      return view
    }
    try expectGolden(try render(view, in: world), "symbol-weights")
  }

  @Test("Letters and borders that show a pattern match their golden")
  func patterns() throws {
    let world = World()
    let view = world.run {
      let tile = UIGraphicsImageRenderer(size: CGSize(width: 12, height: 12)).image { context in
        UIColor.systemTeal.setFill()
        context.fill(CGRect(x: 0, y: 0, width: 12, height: 12))
        UIColor.systemPink.setFill()
        UIBezierPath(ovalIn: CGRect(x: 2, y: 2, width: 8, height: 8)).fill()
      }
      let color = UIColor(patternImage: tile)
      let view = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 150))
      view.backgroundColor = .white
      let label = UILabel(frame: CGRect(x: 10, y: 10, width: 280, height: 70))
      label.font = .systemFont(ofSize: 60, weight: .black)
      (label.text, label.textColor) = ("Ridge", color)
      view.addSubview(label)
      for (index, radius) in [0.0, 20].enumerated() {
        let box = UIView(frame: CGRect(x: 10 + Double(index) * 145, y: 90, width: 135, height: 50))
        box.layer.borderColor = color.cgColor
        (box.layer.borderWidth, box.layer.cornerRadius) = (10, radius)
        view.addSubview(box)
      }
      return view
    }
    try expectGolden(try render(view, in: world), "patterns")
  }
}
