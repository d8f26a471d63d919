// Storyboards that an app has registered.

import Foundation
import SegueWorld
import Testing
import UIKit

private final class DetailController: UIViewController {
  var madeWithCoder = false
  var wokeUp = false

  init() { super.init(nibName: nil, bundle: nil) }

  required init?(coder: NSCoder) {
    super.init(coder: coder)
    madeWithCoder = true
  }

  override func awakeFromNib() { wokeUp = true }
}

@Suite(.serialized) @MainActor struct StoryboardTests {
  let world = World()

  init() {
    UIStoryboard.register("Main") { main in
      main.initial = "Home"
      main.add("Home") { UIViewController() }
      main.add("Detail") { coder in DetailController(coder: coder) }
      main.add("Plain") { DetailController() }
    }
  }

  private var main: UIStoryboard { UIStoryboard(name: "Main", bundle: nil) }
  private var refusals: [String] { world.run { World.current.diagnostics.unsupportedFeatures } }

  @Test("A registered controller is created each time, knows its storyboard and awakes from nib")
  func instantiating() throws {
    try world.run {
      let one = main.instantiateViewController(withIdentifier: "Detail")
      let other = main.instantiateViewController(withIdentifier: "Detail")
      #expect(one !== other)
      let detail = try #require(one as? DetailController)
      #expect(detail.madeWithCoder && detail.wokeUp)
      #expect(detail.storyboard?.name == "Main")
    }
    #expect(refusals.isEmpty)
  }

  @Test("The initial controller is the one that is registered as such")
  func initial() {
    world.run { #expect(main.instantiateInitialViewController()?.storyboard?.name == "Main") }
  }

  @Test("A creator precedes the registration, which applies where it returns nil")
  func creators() {
    world.run {
      let made: DetailController = main.instantiateViewController(identifier: "Detail") { _ in
        DetailController()
      }
      #expect(!made.madeWithCoder)
      let left: DetailController = main.instantiateViewController(identifier: "Detail") { _ in nil }
      #expect(left.madeWithCoder)
      let plain: DetailController = main.instantiateViewController(identifier: "Plain")
      #expect(!plain.madeWithCoder)
    }
    #expect(refusals.isEmpty)
  }

  @Test("An unknown identifier is reported with the known ones")
  func unknownIdentifier() {
    world.run {
      _ = main.instantiateViewController(withIdentifier: "Settings")
      let typed: DetailController = main.instantiateViewController(identifier: "Profile")
      #expect(typed.madeWithCoder)
    }
    #expect(
      refusals == [
        "the controller \"Settings\" of storyboard \"Main\"; registered are Detail, Home, Plain",
        "the controller \"Profile\" of storyboard \"Main\"; registered are Detail, Home, Plain",
      ])
  }

  @Test("A controller registered as another class is reported")
  func wrongClass() {
    world.run {
      let typed: DetailController = main.instantiateViewController(identifier: "Home")
      #expect(typed.storyboard == nil)
    }
    #expect(
      refusals == [
        "the controller \"Home\" of storyboard \"Main\" as DetailController: it is of the "
          + "class UIViewController"
      ])
  }

  @Test("A storyboard without registrations is reported")
  func unknownStoryboard() throws {
    world.run {
      #expect(
        UIStoryboard(name: "Onboarding", bundle: .main).instantiateInitialViewController() == nil)
    }
    let report = try #require(refusals.first)
    #expect(report.hasPrefix("the storyboard \"Onboarding\", of which there is no file "))
    #expect(report.contains("Main"))
  }

  @Test("Nibs that are not registered are reported by name")
  func nibs() {
    world.run {
      #expect(UINib(nibName: "Cell", bundle: nil).instantiate(withOwner: nil).isEmpty)
      #expect(Bundle.main.loadNibNamed("Header", owner: nil, options: nil) == nil)
    }
    #expect(
      refusals.map { $0.prefix(while: { $0 != ";" }) } == [
        "the nib \"Cell\", of which there is no file in the bundle and which is not registered",
        "the nib \"Header\", of which there is no file in the bundle and which is not registered",
      ])
  }
}
