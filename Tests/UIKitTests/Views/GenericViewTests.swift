// Objects of classes that are known only at run time, as generic code creates them on Apple
// platforms.

import SegueWorld
import Testing
import UIKit

@MainActor private final class Holder<View: UIView> {
  let view: View
  private(set) lazy var second = View()
  init() { view = View(frame: CGRect(x: 1, y: 2, width: 3, height: 4)) }
}

@MainActor private func make<Made: UIResponder>(_ type: Made.Type) -> Made { Made() }
@MainActor private func makeCell<Cell: UITableViewCell>() -> Cell {
  Cell(style: .subtitle, reuseIdentifier: "cell")
}
@MainActor private func makeLayer<Layer: CALayer>() -> Layer { Layer() }

private class Card: UIView {
  var text = "card"
  override init(frame: CGRect) {
    super.init(frame: frame)
    text += " \(Int(frame.width))"
  }
  required init?(coder: NSCoder) { nil }

  static func standard() -> Self { Self(frame: CGRect(x: 0, y: 0, width: 7, height: 7)) }
}

private final class WideCard: Card {
  let extra = 5
}

private final class OwnLayer: CALayer {
  var name2 = "own"
  override init() {
    super.init()
    name2 += "!"
  }
  override init(layer: Any) { super.init(layer: layer) }
  required init?(coder: NSCoder) { fatalError("layers of views are not decoded") }
}

private final class LayerView: UIView {
  override class var layerClass: AnyClass { OwnLayer.self }
}

private final class Row: UITableViewCell {
  override init(style: CellStyle, reuseIdentifier: String?) {
    super.init(style: style, reuseIdentifier: reuseIdentifier)
    tag = 9
  }
  required init?(coder: NSCoder) { nil }
}

/// A class whose own initializer can be called without arguments.
private final class Badge: UIView {
  let number: Int
  init(number: Int = 1) {
    self.number = number
    super.init(frame: .zero)
  }
  required init?(coder: NSCoder) { nil }
}

@MainActor @Suite("Generic classes") struct GenericViewTests {
  private let world = World()

  @Test("A generic View(frame:) and View() call the initializers of the class")
  func views() {
    world.run {
      let holder = Holder<WideCard>()
      #expect(holder.view.text == "card 3" && holder.view.extra == 5)
      #expect(holder.view.frame == CGRect(x: 1, y: 2, width: 3, height: 4))
      #expect(holder.second.text == "card 0" && holder.second.layer.delegate === holder.second)
      #expect(make(UILabel.self).text == nil)
      #expect(make(UIViewController.self).viewIfLoaded == nil)
      let row: Row = makeCell()
      #expect(row.tag == 9 && row.reuseIdentifier == "cell")
    }
  }

  @Test("Self(frame:) creates an object of the class on which it is called")
  func ofSelf() {
    world.run {
      #expect(WideCard.standard().extra == 5)
      #expect(type(of: Card.standard()) == Card.self)
    }
  }

  @Test("The layer of a view is created by init(), not by init(coder:)")
  func layers() {
    world.run {
      let layer: OwnLayer = makeLayer()
      #expect(layer.name2 == "own!")
      #expect((LayerView(frame: .zero).layer as? OwnLayer)?.name2 == "own!")
    }
  }

  @Test("Where the class is known, its own initializers are preferred")
  func known() {
    world.run {
      #expect(Badge().number == 1)
      #expect(Card().text == "card 0")
      #expect(WideCard(frame: CGRect(x: 0, y: 0, width: 2, height: 2)).text == "card 2")
    }
  }
}
