// `updateProperties()` and what `@Observable` objects repeat.

import Foundation
import Observation
import SegueWorld
import Testing
import UIKit

@Observable private final class Model {
  var title = "One"
  var width: CGFloat = 10
}

@MainActor
@Suite struct PropertyUpdateTests {
  private final class Card: UIView {
    let model = Model()
    var journal: [String] = []

    override func updateProperties() {
      super.updateProperties()
      journal.append("properties \(model.title)")
    }
    override func layoutSubviews() {
      super.layoutSubviews()
      journal.append("layout \(model.width)")
    }
  }

  private final class Screen: UIViewController {
    let model = Model()
    var journal: [String] = []

    override func updateProperties() {
      super.updateProperties()
      journal.append("properties \(model.title)")
    }
    override func viewWillLayoutSubviews() { journal.append("layout \(model.width)") }
  }

  private func shown<T: UIViewController>(_ controller: T, _ body: (T, UIWindow) -> Void) {
    let stage = LayoutStage()
    stage.world.run {
      stage.window.rootViewController = controller
      stage.window.layoutIfNeeded()
      body(controller, stage.window)
    }
  }

  @Test("a view updates its properties before its layout, once, and again when asked to")
  func order() {
    shown(UIViewController()) { screen, window in
      let card = Card(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
      screen.view.addSubview(card)
      window.layoutIfNeeded()
      #expect(card.journal == ["properties One", "layout 10.0"])
      card.setNeedsUpdateProperties()
      card.setNeedsUpdateProperties()
      window.layoutIfNeeded()
      #expect(card.journal.dropFirst(2) == ["properties One"])
      card.setNeedsUpdateProperties()
      card.updatePropertiesIfNeeded()
      #expect(card.journal.count == 4)
      window.layoutIfNeeded()
      #expect(card.journal.count == 4)
    }
  }

  @Test("a change of what an update has read repeats that update, and no other")
  func observation() {
    shown(UIViewController()) { screen, window in
      let card = Card(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
      screen.view.addSubview(card)
      window.layoutIfNeeded()
      card.model.title = "Two"
      card.model.title = "Three"
      window.layoutIfNeeded()
      #expect(card.journal.dropFirst(2) == ["properties Three"])
      card.model.width = 20
      window.layoutIfNeeded()
      #expect(card.journal.dropFirst(3) == ["layout 20.0"])
      card.model.title = "Four"
      card.layoutIfNeeded()
      #expect(card.journal.last == "properties Four")
    }
  }

  @Test("a change on another thread is a warning, and the update follows at the next instant")
  func otherThreads() throws {
    let stage = LayoutStage()
    let card = Card(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    stage.world.run {
      stage.window.rootViewController = UIViewController()
      stage.window.rootViewController?.view.addSubview(card)
      stage.window.layoutIfNeeded()
      nonisolated(unsafe) let model = card.model
      let done = DispatchSemaphore(value: 0)
      Thread {
        model.title = "Two"
        model.width = 20
        done.signal()
      }.start()
      done.wait()
    }
    #expect(card.journal.count == 2)
    try stage.world.advance(to: VirtualTime(seconds: 0.1))
    #expect(card.journal.dropFirst(2) == ["properties Two", "layout 20.0"])
    #expect(stage.world.diagnostics.warnings.count == 2)
    #expect(
      stage.world.diagnostics.warnings.first?.hasPrefix(
        "an observed object was changed on a thread") == true)
  }

  @Test("view controllers update their properties, and observe what they read, too")
  func controllers() {
    shown(Screen()) { screen, window in
      #expect(screen.journal.first == "properties One")
      let count = screen.journal.count
      screen.model.title = "Two"
      window.layoutIfNeeded()
      #expect(screen.journal.dropFirst(count) == ["properties Two"])
      screen.model.width = 30
      window.layoutIfNeeded()
      #expect(screen.journal.last == "layout 30.0")
      #expect(screen.journal.count == count + 2)
    }
  }
}
