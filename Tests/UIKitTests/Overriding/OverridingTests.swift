// Classes that override every member which Apple's SDK lets subclasses override behave as their
// superclasses: each member calls that of its superclass.

import SegueWorld
import Testing
import UIKit

@MainActor @Suite("Overriding") struct OverridingTests {
  private let world = World()

  @Test("Views that override everything are laid out, animated and hit")
  func views() {
    world.run {
      let window = OverridingUIWindow(frame: CGRect(x: 0, y: 0, width: 200, height: 200))
      let controller = OverridingUIViewController()
      controller.view = OverridingUIView(frame: window.bounds)
      window.rootViewController = controller
      window.isHidden = false
      let (view, label) = (OverridingUIView(), OverridingUILabel())
      label.text = "Label"
      for part in [view, label] {
        controller.view.addSubview(part)
        part.translatesAutoresizingMaskIntoConstraints = false
      }
      let constraint = OverridingNSLayoutConstraint(
        item: view, attribute: .width, relatedBy: .equal, toItem: nil, attribute: .notAnAttribute,
        multiplier: 1, constant: 40)
      NSLayoutConstraint.activate([
        constraint, view.heightAnchor.constraint(equalToConstant: 30),
        view.leftAnchor.constraint(equalTo: controller.view.leftAnchor, constant: 10),
        view.topAnchor.constraint(equalTo: controller.view.topAnchor, constant: 20),
        label.leftAnchor.constraint(equalTo: view.rightAnchor),
        label.topAnchor.constraint(equalTo: view.topAnchor),
      ])
      window.layoutIfNeeded()
      #expect(view.frame == CGRect(x: 10, y: 20, width: 40, height: 30))
      #expect(label.frame.minX == 50 && label.bounds.width > 0)
      #expect(window.hitTest(CGPoint(x: 15, y: 25), with: nil) === view)
      UIView.animate(withDuration: 1) { view.alpha = 0.5 }
      #expect(view.layer.animationKeys() == ["opacity"])
      #expect(view.superview === controller.view && controller.view.subviews.count == 2)
    }
  }

  @Test("Lists that override everything show their rows")
  func lists() {
    final class Source: NSObject, UITableViewDataSource {
      func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 3 }
      func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell
      { tableView.dequeueReusableCell(withIdentifier: "cell", for: indexPath) }
    }
    world.run {
      let source = Source()
      let table = OverridingUITableView(frame: CGRect(x: 0, y: 0, width: 200, height: 400))
      table.register(OverridingUITableViewCell.self, forCellReuseIdentifier: "cell")
      table.dataSource = source
      table.layoutIfNeeded()
      #expect(table.visibleCells.count == 3)
      #expect(table.visibleCells.allSatisfy { $0 is OverridingUITableViewCell })
      #expect(table.visibleCells.first?.reuseIdentifier == "cell")
      #expect(table.indexPathForRow(at: CGPoint(x: 5, y: 50)) == IndexPath(row: 1, section: 0))
    }
  }

  @Test("Layers that override everything are placed in their tree")
  func layers() {
    world.run {
      let (layer, child) = (OverridingCALayer(), OverridingCAShapeLayer())
      layer.addSublayer(child)
      layer.frame = CGRect(x: 10, y: 10, width: 50, height: 50)
      child.position = CGPoint(x: 5, y: 6)
      #expect(child.superlayer === layer)
      #expect(child.convert(CGPoint.zero, to: layer) == CGPoint(x: 5, y: 6))
      child.setValue(0.25, forKeyPath: "opacity")
      #expect(child.value(forKeyPath: "opacity") as? NSNumber == 0.25)
      child.add(CABasicAnimation(keyPath: "opacity"), forKey: "fade")
      #expect(child.animation(forKey: "fade") != nil)
      child.removeAllAnimations()
      #expect(child.animationKeys() == nil)
    }
  }

  @Test("Windows and image views have the initializers that subclasses call")
  func designated() {
    final class Arrow: UIImageView {
      init(_ image: UIImage?) { super.init(image: image) }
      init(_ image: UIImage?, on other: UIImage?) {
        super.init(image: image, highlightedImage: other)
      }
      required init?(coder: NSCoder) { nil }
    }
    final class Overlay: UIWindow {
      init(over scene: UIWindowScene) { super.init(windowScene: scene) }
      required init?(coder: NSCoder) { nil }
    }
    world.run {
      let image = UIGraphicsImageRenderer(size: CGSize(width: 3, height: 5)).image { _ in }
      #expect(Arrow(image).bounds.size == image.size && !Arrow(image).isUserInteractionEnabled)
      let arrow = Arrow(nil, on: image)
      #expect(arrow.image == nil && arrow.highlightedImage === image && arrow.bounds.size == .zero)
      let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 9, height: 9))
      let overlay = window.windowScene.map { Overlay(over: $0) }
      #expect(overlay?.isHidden == true && overlay?.bounds.size == UIScreen.main.bounds.size)
      overlay?.windowLevel = UIWindow.Level(1)
      #expect((overlay?.windowLevel ?? .normal) > .normal && UIWindow.Level(2000) == .alert)
    }
  }

  @Test("An overridden accessibility label is that of the object, however it is known")
  func accessibility() {
    final class Named: UIView {
      var name = "first"
      override var accessibilityLabel: String? {
        get { name }
        set { name = newValue ?? "" }
      }
    }
    world.run {
      let view = Named()
      let object: NSObject = view
      #expect(object.accessibilityLabel == "first")
      object.accessibilityLabel = "second"
      #expect(view.name == "second" && (view as UIResponder).accessibilityLabel == "second")
      object.accessibilityTraits = .button
      #expect(view.accessibilityTraits == .button)
      let other = NSObject()
      other.accessibilityIdentifier = "other"
      #expect(other.accessibilityIdentifier == "other" && !other.isAccessibilityElement)
      let element = UIAccessibilityElement(accessibilityContainer: view)
      #expect(element.isAccessibilityElement && element.accessibilityContainer === view)
    }
  }
}
