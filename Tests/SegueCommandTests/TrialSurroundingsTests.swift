// What a trial takes from the app around a transition: the animator for which a delegate asks its app,
// the item that a user has tapped, and the images of the app's catalogs.

import Foundation
import ScratchFolders
import SegueCommand
import SegueImages
import SeguePixels
import SegueTrial
import Testing
import UIKit

/// Fades the arriving screen in, or the leaving one out, if the condition holds.
private class Fade: NSObject, UIViewControllerAnimatedTransitioning {
  func transitionDuration(using context: UIViewControllerContextTransitioning?) -> TimeInterval {
    0.2
  }

  func isReady(_ context: UIViewControllerContextTransitioning) -> Bool { true }

  func animateTransition(using context: UIViewControllerContextTransitioning) {
    guard isReady(context), let view = context.view(forKey: .to) else { return }
    context.containerView.addSubview(view)
    view.alpha = 0
    UIView.animate(withDuration: 0.2) {
      view.alpha = 1
    } completion: { _ in
      context.completeTransition(true)
    }
  }
}

/// The animator that a delegate keeps.
private final class FadeAway: Fade {}

/// A delegate that returns an animator only for the presentation.
private final class Keeper: NSObject, UIViewControllerTransitioningDelegate {
  let away = FadeAway()

  func animationController(
    forPresented presented: UIViewController, presenting: UIViewController,
    source: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? { Fade() }
}

/// A list of an app.
private final class Songs: UIViewController, UITableViewDataSource {
  let table = UITableView(frame: CGRect(x: 0, y: 0, width: 40, height: 60))

  override func viewDidLoad() {
    super.viewDidLoad()
    table.dataSource = self
    view.addSubview(table)
  }

  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 3 }

  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    UITableViewCell()
  }
}

/// Fades if the first row of the list is selected.
private final class Tapped: Fade {
  override func isReady(_ context: UIViewControllerContextTransitioning) -> Bool {
    let screens = [UITransitionContextViewControllerKey.from, .to].map(context.viewController)
    return screens.contains { ($0 as? Songs)?.table.indexPathForSelectedRow?.row == 0 }
  }
}

/// Fades if the app has its image.
private final class Badged: Fade {
  override func isReady(_ context: UIViewControllerContextTransitioning) -> Bool {
    UIImage(named: "badge")?.size.width == 40
  }
}

@Suite @MainActor struct TrialSurroundingsTests {
  private let folder: ScratchFolder
  private let registry = TrialRegistry()

  init() throws { folder = try ScratchFolder() }

  private func attempt(_ name: String, _ files: String...) -> RunResult {
    let console = Console.collecting()
    let options = ["--class", name, "-o", folder("\(name).mp4"), "--scale", "0.2", "--force"]
    let code = SegueTool.run(
      ["try", "A.swift"] + files + options + ["--progress", "none"], console: console,
      trial: registry)
    return RunResult(
      code: code.rawValue, output: Array(console.output.utf8), errors: console.errors)
  }

  @Test(
    "where a delegate returns no animator the one that it keeps is played",
    arguments: [true, false])
  func substitute(keeps: Bool) {
    registry.add(
      "Keeper", isReused: true, make: { _ in Keeper() },
      animators: { keeps ? [($0 as? Keeper)?.away].compactMap { $0 } : [] })
    registry.add(TrialFamily("Keeper").with(delegate: "Keeper", backward: "FadeAway"))
    let result = attempt("Keeper")
    #expect(result.code == 0, "\(result.errors)")
    let played = keeps ? "its FadeAway" : "UIKit's own animation"
    #expect(
      result.errors.contains("Keeper (dismiss) returned no animator, so \(played) is played"),
      "\(result.errors)")
  }

  @Test("an animator without a delegate's help is made by its class")
  func made() {
    registry.add("Keeper", isReused: true, make: { _ in Keeper() })
    registry.add("FadeAway", isReused: false, make: { _ in FadeAway() })
    registry.add(TrialFamily("Keeper").with(delegate: "Keeper", backward: "FadeAway"))
    #expect(attempt("Keeper").errors.contains("so its FadeAway is played"))
  }

  @Test("the first row is selected if the code asks for a selection", arguments: [true, false])
  func selection(isAsked: Bool) {
    registry.addScreen("Songs", make: { _ in Songs() })
    registry.add("Tapped", isReused: false, make: { _ in Tapped() })
    let family = TrialFamily("Tapped").with(forward: "Tapped", backward: "Tapped")
      .between(.init(lower: "Songs"))
    registry.add(isAsked ? family.askingForSelection() : family)
    let result = attempt("Tapped")
    #expect(result.code == (isAsked ? 0 : 3), "\(result.errors)")
  }

  @Test("images are those of the catalogs in the folder that is handed over")
  func images() throws {
    registry.add("Badged", isReused: false, make: { _ in Badged() })
    registry.add(TrialFamily("Badged").with(forward: "Badged"))
    let set = folder("App/Assets.xcassets/badge.imageset")
    try FileManager.default.createDirectory(atPath: set, withIntermediateDirectories: true)
    try Data(#"{"images": [{"idiom": "universal", "filename": "badge.png"}]}"#.utf8)
      .write(to: URL(filePath: "\(set)/Contents.json"))
    try Data(PNGEncoder.encode(PixelBuffer(width: 40, height: 60)))
      .write(to: URL(filePath: "\(set)/badge.png"))
    #expect(attempt("Badged").code == 3)
    let result = attempt("Badged", folder("App"))
    #expect(result.code == 0, "\(result.errors)")
  }
}
