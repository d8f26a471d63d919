// Segues that an app has registered.

import Foundation
import SegueWorld
import Testing
import UIKit

/// Writes down what happens.
@MainActor private final class Diary {
  static var lines: [String] = []
}

private final class HomeController: UIViewController {
  let button = UIButton(type: .system)
  var allows = true

  override func prepare(for segue: UIStoryboardSegue, sender: Any?) {
    Diary.lines.append("prepare \(segue.identifier ?? "") \(sender as? String ?? "-")")
    segue.destination.title = "prepared"
  }

  override func shouldPerformSegue(withIdentifier identifier: String, sender: Any?) -> Bool {
    Diary.lines.append("should \(identifier)")
    return allows
  }

  func comeHome(_ segue: UIStoryboardSegue) {
    Diary.lines.append("home from \(segue.source.title ?? "")")
  }
}

private final class FlashSegue: UIStoryboardSegue {
  override func perform() {
    Diary.lines.append("flash \(source is HomeController)")
    source.present(destination, animated: false)
  }
}

@Suite(.serialized) @MainActor struct SegueTests {
  let world = World()
  let window: UIWindow
  private let home: HomeController

  init() throws {
    Diary.lines = []
    UIStoryboard.register("Segues") { board in
      board.add("Home") { HomeController(nibName: nil, bundle: nil) }
      board.add("Detail") { UIViewController() }
      board.segue("show", from: "Home", to: "Detail") { ($0 as? HomeController)?.button }
      board.segue("modal", from: "Home", to: "Detail", kind: .present)
      board.segue("flash", from: "Home", to: "Detail", kind: .custom(FlashSegue.init))
      board.unwind("back", from: "Detail", to: Selector(HomeController.comeHome(_:)))
    }
    (window, home) = try world.run {
      let made = UIStoryboard(name: "Segues", bundle: nil)
        .instantiateViewController(withIdentifier: "Home")
      return (UIWindow(), try #require(made as? HomeController))
    }
  }

  private func start(inNavigation: Bool) throws {
    world.run {
      window.rootViewController =
        inNavigation ? UINavigationController(rootViewController: home) : home
      window.makeKeyAndVisible()
    }
    try world.advance(to: VirtualTime(seconds: 0.1))
  }

  @Test("A show segue pushes inside a navigation controller, after prepare")
  func shows() throws {
    try start(inNavigation: true)
    world.run { home.performSegue(withIdentifier: "show", sender: "me") }
    try world.advance(to: VirtualTime(seconds: 2))
    #expect(home.navigationController?.topViewController?.title == "prepared")
    #expect(Diary.lines == ["prepare show me"])
  }

  @Test("A show segue presents where there is no navigation controller")
  func showsAlone() throws {
    try start(inNavigation: false)
    world.run { home.performSegue(withIdentifier: "show", sender: nil) }
    #expect(home.presentedViewController?.title == "prepared")
  }

  @Test("A present segue presents inside a navigation controller too")
  func presents() throws {
    try start(inNavigation: true)
    world.run { home.performSegue(withIdentifier: "modal", sender: nil) }
    try world.advance(to: VirtualTime(seconds: 2))
    #expect(home.presentedViewController?.title == "prepared")
    #expect(home.navigationController?.topViewController === home)
  }

  @Test("A segue of the app's own class performs itself")
  func custom() throws {
    try start(inNavigation: false)
    world.run { home.performSegue(withIdentifier: "flash", sender: nil) }
    #expect(home.presentedViewController?.title == "prepared")
    #expect(Diary.lines == ["prepare flash -", "flash true"])
  }

  @Test("A control triggers its segue unless the source prevents it", arguments: [true, false])
  func triggers(allows: Bool) throws {
    try start(inNavigation: true)
    home.allows = allows
    world.run { home.button.sendActions(for: .touchUpInside) }
    try world.advance(to: VirtualTime(seconds: 2))
    #expect((home.navigationController?.topViewController === home) == !allows)
    #expect(Diary.lines == (allows ? ["should show", "prepare show -"] : ["should show"]))
  }

  @Test("An unwind segue finds the controller that has its method", arguments: ["show", "modal"])
  func unwinds(how: String) throws {
    try start(inNavigation: true)
    world.run { home.performSegue(withIdentifier: how, sender: nil) }
    try world.advance(to: VirtualTime(seconds: 2))
    let shown = home.presentedViewController ?? home.navigationController?.topViewController
    let detail = try #require(shown)
    detail.title = "detail"
    world.run { detail.performSegue(withIdentifier: "back", sender: nil) }
    try world.advance(to: VirtualTime(seconds: 4))
    #expect(home.presentedViewController == nil)
    #expect(home.navigationController?.topViewController === home)
    #expect(Diary.lines.last == "home from detail")
  }

  @Test("An unknown segue is reported with the known ones")
  func unknown() throws {
    try start(inNavigation: false)
    world.run { home.performSegue(withIdentifier: "zoom", sender: nil) }
    #expect(
      world.run { World.current.diagnostics.unsupportedFeatures } == [
        "the segue \"zoom\" of controller \"Home\" in storyboard \"Segues\"; registered are flash, "
          + "modal, show"
      ])
  }

  @Test("A controller without a storyboard has no segues")
  func without() {
    world.run { UIViewController().performSegue(withIdentifier: "zoom", sender: nil) }
    #expect(
      world.run { World.current.diagnostics.unsupportedFeatures } == [
        "the segue \"zoom\" of UIViewController, which is not from a storyboard"
      ])
  }

  @Test("A segue with a closure performs it")
  func closures() {
    var count = 0
    let segue = UIStoryboardSegue(
      identifier: nil, source: home, destination: UIViewController()
    ) { count += 1 }
    segue.perform()
    #expect(count == 1)
  }
}
