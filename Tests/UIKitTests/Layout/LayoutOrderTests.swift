import Testing
import UIKit

@Suite @MainActor struct LayoutOrderTests {
  @MainActor final class Journal { var lines: [String] = [] }

  final class Noted: UIView {
    var name = ""
    var journal: Journal?

    override func updateConstraints() {
      journal?.lines.append("update \(name)")
      super.updateConstraints()
    }

    override func layoutSubviews() {
      super.layoutSubviews()
      journal?.lines.append("layout \(name)")
    }
  }

  final class Controller: UIViewController {
    let journal = Journal()
    let outer = Noted()
    let inner = Noted()
    var width: NSLayoutConstraint?

    override func viewDidLoad() {
      super.viewDidLoad()
      for (view, name, parent) in [(outer, "outer", view as UIView), (inner, "inner", outer)] {
        (view.name, view.journal) = (name, journal)
        view.translatesAutoresizingMaskIntoConstraints = false
        parent.addSubview(view)
        view.pin(10, 10)
      }
      width = inner.widthAnchor.constraint(equalToConstant: 20)
      width?.isActive = true
      outer.widthAnchor.constraint(equalTo: inner.widthAnchor, constant: 20).isActive = true
    }

    override func updateViewConstraints() {
      journal.lines.append("updateViewConstraints")
      super.updateViewConstraints()
    }
    override func viewWillLayoutSubviews() { journal.lines.append("viewWillLayoutSubviews") }
    override func viewDidLayoutSubviews() { journal.lines.append("viewDidLayoutSubviews") }
  }

  @Test("Constraints are updated from the leaves up, then views laid out from the top down")
  func order() {
    let stage = LayoutStage()
    stage.world.run {
      let controller = Controller()
      stage.window.rootViewController = controller
      stage.window.layoutIfNeeded()
      #expect(
        controller.journal.lines == [
          "update inner", "update outer", "updateViewConstraints", "viewWillLayoutSubviews",
          "viewDidLayoutSubviews", "layout outer", "layout inner",
        ])
      #expect(controller.outer.frame.width == 40)
      controller.journal.lines = []
      stage.window.layoutIfNeeded()
      #expect(controller.journal.lines.isEmpty)
      controller.width?.constant = 50
      controller.outer.setNeedsUpdateConstraints()
      stage.window.layoutIfNeeded()
      #expect(
        controller.journal.lines == [
          "update outer", "viewWillLayoutSubviews", "viewDidLayoutSubviews", "layout outer",
          "layout inner",
        ])
      #expect(controller.inner.frame.width == 50)
    }
  }

  @Test("Without a call of super in layoutSubviews, constraints place the subviews after it")
  func withoutSuper() throws {
    final class Silent: UIView {
      let label = UIView()
      override func layoutSubviews() { label.frame.size = CGSize(width: 1, height: 1) }
    }
    let stage = LayoutStage()
    let view = stage.world.run {
      let view = Silent()
      _ = stage.add(view)
      view.pin(0, 0)
      view.fix(100, 80)
      _ = stage.add(view.label, to: view)
      view.label.pin(10, 20)
      view.label.fix(30, 40)
      return view
    }
    #expect(
      try stage.world.at(0.1) { view.label.frame } == CGRect(x: 10, y: 20, width: 30, height: 40))
  }

  @Test("Constraints that change during layout take effect before the frame")
  func changeInLayout() throws {
    final class Adapting: UIView {
      var height: NSLayoutConstraint?
      override func layoutSubviews() {
        super.layoutSubviews()
        height?.constant = bounds.width / 2
      }
    }
    let stage = LayoutStage()
    let view = stage.world.run {
      let view = Adapting()
      _ = stage.add(view)
      view.pin(0, 0)
      view.widthAnchor.constraint(equalTo: stage.root.widthAnchor).isActive = true
      view.height = view.heightAnchor.constraint(equalToConstant: 1)
      view.height?.isActive = true
      return view
    }
    #expect(try stage.world.at(0.1) { view.frame } == CGRect(x: 0, y: 0, width: 300, height: 150))
  }

  @Test("Layout methods that activate the same constraints each time are not called forever")
  func constraintsInLayoutMethods() throws {
    final class Repeating: UIViewController {
      let label = UIView()
      var calls = 0
      override func viewDidLoad() {
        super.viewDidLoad()
        label.translatesAutoresizingMaskIntoConstraints = false
        view.addSubview(label)
      }
      override func viewWillLayoutSubviews() {
        calls += 1
        label.pin(10, 20)
        label.fix(30, 40)
      }
      override func viewDidLayoutSubviews() {
        label.widthAnchor.constraint(lessThanOrEqualToConstant: 100).isActive = true
      }
    }
    let stage = LayoutStage()
    let controller = stage.world.run {
      let controller = Repeating()
      stage.window.rootViewController = controller
      return controller
    }
    let frame = try stage.world.at(0.5) { controller.label.frame }
    #expect(frame == CGRect(x: 10, y: 20, width: 30, height: 40))
    #expect(controller.calls <= 3)
    stage.world.run {
      for constraint in controller.label.constraints where constraint.firstAttribute == .width {
        constraint.isActive = false
      }
      controller.label.widthAnchor.constraint(equalToConstant: 50).isActive = true
    }
    controller.calls = 0
    #expect(try stage.world.at(1) { controller.label.frame.height } == 40)
    #expect(controller.calls <= 3)
  }
}
