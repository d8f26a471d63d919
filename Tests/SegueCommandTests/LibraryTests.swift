// The Swift code of the README, as a user of the package writes it.

import ScratchFolders
import SegueCommand
import SegueFiles
import SegueRaster
import SegueRecording
import SegueScenes
import SegueStage
import SegueWorld
import Testing
import UIKit

final class ZoomTransition: NSObject, UIViewControllerAnimatedTransitioning {
  func transitionDuration(using context: UIViewControllerContextTransitioning?) -> TimeInterval {
    0.4
  }

  func animateTransition(using context: UIViewControllerContextTransitioning) {
    guard let view = context.view(forKey: .to) else { return context.completeTransition(false) }
    context.containerView.addSubview(view)
    view.transform = CGAffineTransform(scaleX: 0.2, y: 0.2)
    UIView.animate(withDuration: transitionDuration(using: context)) {
      view.transform = .identity
    } completion: { _ in
      context.completeTransition(!context.transitionWasCancelled)
    }
  }
}

@Suite @MainActor struct LibraryTests {
  @Test("scenes can name a transition that a program registers")
  func registered() throws {
    let folder = try ScratchFolder()
    let scene = try folder.write(
      "zoom.yaml",
      """
      segue: 1
      canvas: { width: 20, height: 30, fps: 10 }
      screens: { one: { background: red }, two: { background: blue } }
      script: [{ show: one }, { present: two, transition: enlarge }, { wait: 0.2 }]
      """)
    var library = TransitionLibrary.builtIn
    library.register("enlarge") { ZoomTransition() }
    let console = Console.collecting()
    let code = SegueTool.run(
      ["render", scene, "-o", folder("a.mp4"), "--json", "-q"], console: console,
      transitions: library)
    #expect(code == .done, "\(console.errors)")
    #expect(console.output.contains("\"frames\":6,"))
    #expect(segue("validate", scene).code == 3)
  }

  @Test("frames are available without the command")
  func recorder() throws {
    let folder = try ScratchFolder()
    let document = try SceneDocument.load(contentsOf: try folder.scene())
    let stage = try Stage(document, assets: AssetFolder(path: document.folder))
    let sink = try ImageSequenceSink(
      directory: folder("frames"), replacing: true, isOpaque: true)
    let statistics = try Recorder(jobs: 4, rasterizer: Rasterizer()).record(into: sink) { index in
      try stage.frame(at: FrameTime(index: index, rateNumerator: 60))
    }
    #expect(statistics.frames == 72)
    #expect(try folder.names("frames").count == 72)
  }
}
