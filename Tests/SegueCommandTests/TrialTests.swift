// `segue try` from the inside: a program with some classes, run as `segue try` runs it. The
// preceding build is checked by scripts/check-try.

import Foundation
import ScratchFolders
import SegueCommand
import SegueImages
import SeguePixels
import SegueTrial
import SegueWorld
import Testing
import UIKit

/// Cross-fades in half a second; a frame shows the fraction complete.
private final class Cross: NSObject, UIViewControllerAnimatedTransitioning {
  func transitionDuration(using context: UIViewControllerContextTransitioning?) -> TimeInterval {
    0.5
  }

  func animateTransition(using context: UIViewControllerContextTransitioning) {
    guard let view = context.view(forKey: .to) else { return context.completeTransition(false) }
    context.containerView.addSubview(view)
    view.alpha = 0
    UIView.animate(withDuration: 0.5, delay: 0, options: .curveLinear) {
      view.alpha = 1
    } completion: { _ in
      view.alpha = 1
      context.completeTransition(!context.transitionWasCancelled)
    }
  }
}

/// Leaves the arriving screen beside its final position.
private final class Beside: NSObject, UIViewControllerAnimatedTransitioning {
  func transitionDuration(using context: UIViewControllerContextTransitioning?) -> TimeInterval {
    0.2
  }

  func animateTransition(using context: UIViewControllerContextTransitioning) {
    guard let view = context.view(forKey: .to) else { return context.completeTransition(false) }
    context.containerView.addSubview(view)
    UIView.animate(withDuration: 0.2) {
      view.frame.origin.x = 7
    } completion: { _ in
      context.completeTransition(true)
    }
  }
}

/// Begins the way back when a touch drags the screen to the right.
private final class Pull: UIPercentDrivenInteractiveTransition {
  private weak var screen: UIViewController?

  init(_ screen: UIViewController) {
    self.screen = screen
    super.init()
    screen.view.addGestureRecognizer(
      UIPanGestureRecognizer(target: self, action: Selector._of("pan:", Pull.pan(_:))))
  }

  func pan(_ pan: UIPanGestureRecognizer) {
    guard let view = screen?.view else { return }
    let progress = pan.translation(in: nil).x / view.bounds.width
    switch pan.state {
    case .began: screen?.dismiss(animated: true)
    case .changed: update(progress)
    case .ended: if progress > 0.5 { finish() } else { cancel() }
    default: cancel()
    }
  }
}

/// Queries the screens for values that only they provide.
@MainActor
private protocol Zooming: AnyObject { var card: UIView { get } }

extension TrialScreen: Zooming {
  fileprivate var card: UIView { trialValue("card") { $0.view } }
}

/// Runs only if both screens are `Zooming`, and each provides one view.
private final class Zoom: NSObject, UIViewControllerAnimatedTransitioning {
  func transitionDuration(using context: UIViewControllerContextTransitioning?) -> TimeInterval {
    0.2
  }

  func animateTransition(using context: UIViewControllerContextTransitioning) {
    guard let from = context.viewController(forKey: .from) as? any Zooming,
      let to = context.viewController(forKey: .to) as? any Zooming,
      from.card === from.card, to.card !== from.card, to.card.frame != from.card.frame
    else { return }
    if let view = context.view(forKey: .to) { context.containerView.addSubview(view) }
    UIView.animate(withDuration: 0.2) {
      to.card.alpha = 0
    } completion: { _ in
      context.completeTransition(true)
    }
  }
}

/// A screen of an app.
private final class OwnList: UIViewController {
  var badge: UIView?
}

/// Fades if the lower screen is the app's own, and has its outlet.
private final class Cast: NSObject, UIViewControllerAnimatedTransitioning {
  func transitionDuration(using context: UIViewControllerContextTransitioning?) -> TimeInterval {
    0.2
  }

  func animateTransition(using context: UIViewControllerContextTransitioning) {
    let screens = [UITransitionContextViewControllerKey.from, .to].map(context.viewController)
    guard let list = screens.lazy.compactMap({ $0 as? OwnList }).first, list.badge != nil,
      list.presentingViewController == nil,
      let view = context.view(forKey: .to)
    else { return }
    context.containerView.addSubview(view)
    view.alpha = 0
    UIView.animate(withDuration: 0.2) {
      view.alpha = 1
    } completion: { _ in
      context.completeTransition(true)
    }
  }
}

/// Moves or fades the upper screen, and takes the lower one for granted on the way back.
private final class Away: NSObject, UIViewControllerAnimatedTransitioning {
  private let fades: Bool
  init(fades: Bool) { self.fades = fades }

  func transitionDuration(using context: UIViewControllerContextTransitioning?) -> TimeInterval {
    0.4
  }

  func animateTransition(using context: UIViewControllerContextTransitioning) {
    let isComing = context.viewController(forKey: .to)?.isBeingPresented ?? false
    let keys: [UITransitionContextViewControllerKey] = [isComing ? .to : .from]
    guard let view = keys.compactMap({ context.viewController(forKey: $0)?.view }).first else {
      return
    }
    let height = context.containerView.bounds.height
    func show(_ isThere: Bool) {
      view.alpha = fades && !isThere ? 0 : 1
      let distance = fades || isThere ? 0 : height
      view.transform = CGAffineTransform(translationX: 0, y: distance)
    }
    context.containerView.addSubview(view)
    if isComing { show(false) }
    UIView.animate(withDuration: 0.4) {
      show(isComing)
    } completion: { _ in
      context.completeTransition(true)
    }
  }
}

/// A delegate with an animator for the presentation only.
private final class OneWay: NSObject, UIViewControllerTransitioningDelegate {
  func animationController(
    forPresented presented: UIViewController, presenting: UIViewController,
    source: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? { Cross() }
}

/// A delegate whose interaction controller nothing drives.
private final class Held: NSObject, UIViewControllerTransitioningDelegate {
  private let driver = UIPercentDrivenInteractiveTransition()

  func animationController(
    forPresented presented: UIViewController, presenting: UIViewController,
    source: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? { Cross() }

  func interactionControllerForPresentation(
    using animator: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)? { driver }
}

/// Slides the bounds of the arriving screen up from the bottom.
private final class Scroll: NSObject, UIViewControllerAnimatedTransitioning {
  func transitionDuration(using context: UIViewControllerContextTransitioning?) -> TimeInterval {
    0.5
  }

  func animateTransition(using context: UIViewControllerContextTransitioning) {
    guard let view = context.view(forKey: .to) else { return context.completeTransition(false) }
    context.containerView.addSubview(view)
    view.bounds.origin.y = -view.bounds.height
    UIView.animate(withDuration: 0.5, delay: 0, options: .curveLinear) {
      view.bounds.origin.y = 0
    } completion: { _ in
      context.completeTransition(true)
    }
  }
}

/// Shows the arriving screen at once, and misuses something.
private final class Mistaken: NSObject, UIViewControllerAnimatedTransitioning {
  func transitionDuration(using context: UIViewControllerContextTransitioning?) -> TimeInterval {
    0
  }

  func animateTransition(using context: UIViewControllerContextTransitioning) {
    World.current.warn("this is a mistake")
    if let view = context.view(forKey: .to) { context.containerView.addSubview(view) }
    context.completeTransition(true)
  }
}

@Suite @MainActor struct TrialTests {
  private let folder: ScratchFolder
  private let registry = TrialRegistry()

  init() throws {
    folder = try ScratchFolder()
    add("Cross") { _ in Cross() }
    add("Beside") { _ in Beside() }
    add("Zoom") { _ in Zoom() }
    add("Tabs", kind: .tabs) { _ in Cross() }
    add("Push", kind: .navigation) { _ in Cross() }
    try image("red.png", PremultipliedRGBA8(200, 0, 0, 255))
    try image("blue.png", PremultipliedRGBA8(0, 0, 200, 255))
  }

  private func add(
    _ name: String, kind: TrialFamily.Kind = .modal, make: @escaping TrialRegistry.Maker
  ) {
    registry.add(name, isReused: false, make: make)
    registry.add(TrialFamily(name, kind: kind).with(forward: name, backward: name))
  }

  private func image(_ name: String, _ color: PremultipliedRGBA8) throws {
    let pixels = try PixelBuffer(width: 40, height: 60)
    for y in 0..<60 { for x in 0..<40 { pixels[x, y] = color } }
    try Data(PNGEncoder.encode(pixels)).write(to: URL(filePath: folder(name)))
  }

  private func attempt(_ arguments: String...) -> RunResult {
    let console = Console.collecting()
    let code = SegueTool.run(["try", "A.swift"] + arguments, console: console, trial: registry)
    return RunResult(
      code: code.rawValue, output: Array(console.output.utf8), errors: console.errors)
  }

  /// The amount of blue in the center of each frame, at ten frames per second.
  private func blues(_ arguments: String...) throws -> [Int] {
    let console = Console.collecting()
    let images = ["--from", folder("red.png"), "--to", folder("blue.png")]
    let words =
      ["try", "A.swift", "-o", folder("seq/"), "--force", "--fps", "10", "-q"] + images
    let code = SegueTool.run(words + arguments, console: console, trial: registry)
    #expect(code.rawValue == 0, "\(console.errors)")
    return try folder.names("seq").map { name in
      Int(try ImageDecoder.decode(folder.bytes("seq/\(name)"), named: name).pixels[20, 20].blue)
    }
  }

  // MARK: Between images

  @Test("a trial goes from one image to the other and back", arguments: ["Cross", "Push"])
  func images(name: String) throws {
    let blues = try blues("--class", name)
    #expect(blues.count == 19)
    #expect(blues.prefix(4) == [0, 0, 0, 0])
    #expect(blues[4] == 40 && blues[6] == 120)
    #expect(blues[8...11].allSatisfy { $0 == 200 })
    #expect(blues.last == 0)
  }

  @Test("tabs are selected and deselected by the same animator")
  func tabs() throws {
    let blues = try blues("--class", "Tabs")
    #expect(blues[4] == 40 && blues[9] == 200 && blues[12] == 160 && blues.last == 0)
    #expect(attempt("--list").text.contains("Tabs    selected and deselected, as a tab\n"))
    #expect(try self.blues("--class", "Cross", "--as", "tabs")[4] == 40)
  }

  @Test("a touch drives the transition forward, back a little, and ends")
  func finished() throws {
    let blues = try blues("--class", "Cross", "--interactive", "0.2:0.5,0.4:0.3,finish")
    // Half of it after 0.2 s, less after 0.4 s, then to the end without a touch.
    #expect(blues[5] == 100 && blues[7] == 60 && blues[9] > 100)
    #expect(blues.contains(200) && blues.last == 0)
  }

  @Test("a touch cancels the transition, which then plays without one")
  func cancelled() throws {
    let blues = try blues("--class", "Cross", "--interactive", "0.2:0.5,cancel")
    #expect(blues[5] == 100)
    let backward = try #require(blues[6...].firstIndex(of: 0))
    #expect(blues[backward...].contains(200))
  }

  @Test("a touch begins the way back and ends", arguments: [true, false])
  func finger(isFar: Bool) throws {
    registry.add("Pull", isReused: true, make: { Pull($0.upper) })
    registry.add(
      TrialFamily("Pulled").with(forward: "Cross", backward: "Cross", driver: "Pull"))
    let blues = try blues(
      "--class", "Pulled", "--interactive", "0.2:0.4,0.6:\(isFar ? 0.8 : 0.4),finish", "--finger",
      "right")
    #expect(blues[8...10].allSatisfy { $0 == 200 })
    #expect(blues[14...15].allSatisfy { (1..<200).contains($0) })
    #expect(blues.last == (isFar ? 0 : 200))
    #expect(attempt("-o", folder("x.png"), "--finger", "left").code == 2)
  }

  @Test(
    "an invalid script is refused with the expected form",
    arguments: ["", "finish", "0.2:0.5", "0.2:1.5,finish", "0.2:0.5,0.1:0.6,finish", "a:b,cancel"])
  func wrongScript(_ script: String) {
    let result = attempt("-o", folder("x.png"), "--interactive", script)
    #expect(result.code == 2)
    #expect(
      result.errors.contains("expected pairs of a time in seconds and a progress from 0 to 1"))
  }

  // MARK: In a scene

  @Test("the transitions of a scene are played by the animator instead of its own")
  func scene() throws {
    let scene = try folder.write(
      "scene.yaml",
      """
      segue: 1
      canvas: { width: 20, height: 30, fps: 10, scale: 1 }
      screens: { one: { background: "#000000" }, two: { background: "#0000C8" } }
      script: [{ show: one }, { present: two, transition: slideDown }, { wait: 0.2 }]
      """)
    let result = attempt("--class", "Cross", "--scene", scene, "-o", folder("seq/"), "-q")
    #expect(result.code == 0, "\(result.errors)")
    let names = try folder.names("seq")
    let blues = try names.map { name in
      try ImageDecoder.decode(folder.bytes("seq/\(name)"), named: name).pixels[10, 2].blue
    }
    #expect(blues.prefix(4) == [0, 40, 80, 120] && blues.last == 200)
    let both = attempt(
      "--scene", scene, "--from", folder("red.png"), "--to", folder("blue.png"), "-o", "x.mp4")
    #expect(both.code == 2 && both.errors.contains("--scene and --from cannot be combined"))
  }

  @Test("the image of a screen moves with the bounds of its view")
  func bounds() throws {
    registry.add("Scroll", isReused: false) { _ in Scroll() }
    registry.add(TrialFamily("Scroll").with(forward: "Scroll"))
    let blues = try blues("--class", "Scroll", "--style", "overFullScreen")
    // The edge of the image passes the pixel after two thirds of the duration.
    #expect(blues.prefix(8) == [0, 0, 0, 0, 0, 0, 0, 200])
  }

  // MARK: Delegates

  private func addDelegate(_ name: String, make: @escaping TrialRegistry.Maker) {
    registry.add(name, isReused: true, make: make)
    registry.add(TrialFamily(name).with(delegate: name))
  }

  @Test("a note names the delegate that returns no animator, once")
  func refusal() {
    addDelegate("OneWay") { _ in OneWay() }
    let result = attempt("--class", "OneWay", "-o", folder("one.png"), "--frames", "3")
    #expect(result.code == 0)
    let note = "OneWay (dismiss) returned no animator, so UIKit's own animation is played"
    #expect(result.errors.components(separatedBy: note).count == 2, "\(result.errors)")
    #expect(!result.errors.contains("(present)"))
  }

  @Test("a transition that nothing drives is offered --interactive and --finger")
  func offer() {
    addDelegate("Held") { _ in Held() }
    let result = attempt("--class", "Held", "-o", folder("x.mp4"), "-q")
    #expect(result.code == 3)
    #expect(
      result.errors.contains("(class Cross) is interactive, and nothing updates or finishes it at"),
      "\(result.errors)")
    #expect(result.errors.contains("expected --interactive 0.4:0.7,finish"))
    #expect(result.errors.contains("--finger right"))
  }

  // MARK: Screens

  @Test("screens answer their queries, each with its own view")
  func zooming() {
    let result = attempt("--class", "Zoom", "-o", folder("zoom.png"), "--frames", "12", "-q")
    #expect(result.code == 0, "\(result.errors)")
  }

  @Test("a transition that casts to a class is played with a screen of that class, above its page")
  func ownScreens() throws {
    registry.addScreen(
      "List", make: { _ in OwnList() },
      fill: { ($0 as? OwnList)?.badge = $1.kept("badge", $1.view) })
    registry.add("Cast", isReused: false, make: { _ in Cast() })
    registry.add(
      TrialFamily("Cast").with(forward: "Cast", backward: "Cast")
        .between(.init(upper: "List"), .init(lower: "List")))
    let result = attempt(
      "--class", "Cast", "-o", folder("own.mp4"), "--scale", "0.2", "--progress", "none")
    #expect(result.code == 0)
    #expect(
      result.errors.contains("Cast is played with screens of the files, List as the lower one"))
    let blues = try blues("--class", "Cast")
    #expect(blues.first == 0 && blues.contains(200) && blues.last == 0)
  }

  @Test(
    "a screen that leaves nothing below it is presented over the lower one",
    arguments: [false, true])
  func background(fades: Bool) throws {
    add("Away") { _ in Away(fades: fades) }
    let result = attempt(
      "--class", "Away", "-o", folder("away.mp4"), "--scale", "0.2", "--progress", "none")
    #expect(result.code == 0)
    #expect(
      result.errors.contains(
        "Away is presented with the style overFullScreen, since nothing is below it"))
  }

  @Test("a failed requirement of a transition is reported when the transition stalls")
  func demand() {
    registry.add("Stuck", isReused: false, make: { _ in Stuck() })
    registry.add(
      TrialFamily("Stuck").with(forward: "Stuck", backward: "Stuck")
        .played(demand: "screens that are Zooming, which has photo: Photo"))
    let result = attempt("--class", "Stuck", "-o", folder("x.mp4"), "-q")
    #expect(result.code == 3)
    #expect(result.errors.contains("(class Stuck) has nothing scheduled"))
    #expect(
      result.errors.contains(
        "Stuck requires screens that are Zooming, which has photo: Photo; expected a stub"))
    #expect(result.errors.contains("--stub FILE with extension TrialScreen: … { … }"))
  }

  @Test("of a class a stub creates the screens, unless segue can", arguments: [false, true])
  func demandedClass(isMade: Bool) {
    registry.add("Stuck", isReused: false, make: { _ in Stuck() })
    registry.addScreen("List", make: { _ in OwnList() })
    let family = TrialFamily("Stuck").with(forward: "Stuck", backward: "Stuck")
      .played(demand: "screens that are List").demanding(classes: "List")
    registry.add(isMade ? family.between(.init(upper: "List")) : family)
    let result = attempt(
      "--class", "Stuck", "-o", folder("x.mp4"), "-q", "--stub", folder("none.swift"))
    #expect(result.code == 3 && !result.errors.contains("TrialScreen"), "\(result.errors)")
    let advice =
      isMade
      ? ", and does not run with those that segue can create; expected the app itself"
      : "; expected a stub that creates them: \(folder("none.swift")), which does not exist, with "
        + "extension List { static func make() -> List { … } }"
    #expect(
      result.errors.contains("Stuck requires screens that are List\(advice)"), "\(result.errors)")
    let driven = attempt(
      "--class", "Stuck", "-o", folder("x.mp4"), "-q", "--interactive", "0.2:0.5,finish")
    #expect(driven.code == 3 && driven.errors.contains("without an interactive script") == isMade)
  }

  // MARK: Messages and options

  @Test("warnings have no positions in the generated scene")
  func warnings() {
    add("Mistaken") { _ in Mistaken() }
    let result = attempt(
      "--class", "Mistaken", "-o", folder("x.png"), "--frames", "30", "--scale", "0.2",
      "--progress", "none")
    #expect(result.code == 0, "\(result.errors)")
    #expect(result.errors.contains("segue: warning: this is a mistake"), "\(result.errors)")
  }

  @Test("a draft decides the preset itself, and only one that is given contradicts it")
  func draft() {
    let draft = attempt(
      "--class", "Cross", "-o", folder("x.mp4"), "-q", "--frames", "0-1", "--draft")
    #expect(draft.code == 0, "\(draft.errors)")
    let both = attempt(
      "--class", "Cross", "-o", folder("y.mp4"), "-q", "--draft", "--preset", "slow")
    #expect(both.code == 2)
    #expect(both.errors.contains("--draft and --preset cannot be combined"), "\(both.errors)")
  }

  // MARK: Lint

  @Test("--lint prints warnings after the clip, errors with --strict", arguments: [false, true])
  func lint(strict: Bool) throws {
    let result = attempt(
      "--class", "Beside", "-o", folder("x.mp4"), "-q", "--scale", "0.2", "--lint",
      strict ? "--strict" : "--lint")
    #expect(result.code == (strict ? 3 : 0))
    #expect(result.errors.contains("segue: \(strict ? "error" : "warning"): ends-off-frame: "))
    #expect(try folder.names().contains("x.mp4"))
  }

  @Test("the lint reports nothing for a correct transition, and needs one to play")
  func noLint() {
    let result = attempt(
      "--class", "Cross", "-o", folder("x.mp4"), "-q", "--scale", "0.2", "--lint", "--strict")
    #expect(result.code == 0 && result.errors.isEmpty)
    #expect(attempt("-o", folder("y.mp4"), "--strict").code == 2)
    #expect(attempt("--list", "--lint").code == 2)
  }
}

/// Does nothing.
private final class Stuck: NSObject, UIViewControllerAnimatedTransitioning {
  func transitionDuration(using context: UIViewControllerContextTransitioning?) -> TimeInterval {
    0.2
  }

  func animateTransition(using context: UIViewControllerContextTransitioning) {}
}
