// The color of an app's status bar and of the home indicator over light and dark contents.

import SegueDisplay
import SegueScenes
import SegueStage
import Testing
import UIKit

@Suite @MainActor struct StatusBarStyleTests {
  private final class Screen: UIViewController {
    var style = UIStatusBarStyle.default
    override var preferredStatusBarStyle: UIStatusBarStyle { style }
  }

  /// Returns the reds of the status bar's symbols and of the home indicator in the frame of an app.
  private func reds(
    of statusBar: String = "true", _ style: UIStatusBarStyle = .default,
    _ fill: @escaping @MainActor (UIView) -> Void
  ) throws -> [Double] {
    let app = HostedApp(name: "Peaks") { window in
      let screen = Screen()
      screen.style = style
      fill(screen.view)
      window.rootViewController = screen
    }
    let text = """
      segue: 1
      canvas: { device: iphone-16, statusBar: \(statusBar) }
      app: Peaks
      script:
        - wait: 0.5
      """
    let document = try SceneDocument.parse(Array(text.utf8), named: "app.yaml")
    let stage = try Stage(document, images: ImageLibrary(bitmaps: [:]), app: app)
    let frame = try stage.frame(at: FrameTime(index: 10, rateNumerator: 60))
    let items = leaves(try #require(frame).items)
    let symbols = items.compactMap { item in
      if case .path(let fill) = item { fill.color.red } else { nil }
    }
    let indicators = items.compactMap { item in
      if case .solid(let quad) = item, quad.shape.rect.height == 5 { quad.color.red } else { nil }
    }
    return [symbols.last, indicators.last].compactMap { $0 }
  }

  private func leaves(_ items: [DisplayItem]) -> [DisplayItem] {
    items.flatMap { item in
      if case .group(let group) = item { leaves(group.items) } else { [item] }
    }
  }

  private func image(_ color: UIColor) -> UIImage {
    UIGraphicsImageRenderer(size: CGSize(width: 4, height: 4)).image { context in
      color.setFill()
      context.fill(CGRect(x: 0, y: 0, width: 4, height: 4))
    }
  }

  @Test("A bar without a requested style is light over dark contents")
  func backgrounds() throws {
    #expect(try reds { $0.backgroundColor = .black } == [1, 1])
    #expect(try reds { $0.backgroundColor = UIColor(white: 0.25, alpha: 1) } == [1, 1])
    #expect(try reds { $0.backgroundColor = UIColor(white: 0.5, alpha: 1) } == [0, 0])
    #expect(try reds { $0.backgroundColor = .white } == [0, 0])
    #expect(
      try reds {
        $0.overrideUserInterfaceStyle = .dark
        $0.backgroundColor = .white
      } == [0, 0])
  }

  @Test("The bar and the home indicator follow what is behind each of them")
  func parts() throws {
    let top = CGRect(x: 0, y: 0, width: 393, height: 120)
    let header = try reds { view in
      view.backgroundColor = .white
      let header = UIImageView(image: image(.black))
      header.frame = top
      view.addSubview(header)
    }
    #expect(header == [1, 0])
    let faint = try reds { view in
      view.backgroundColor = .white
      let shade = UIView(frame: top)
      (shade.backgroundColor, shade.alpha) = (.black, 0.3)
      view.addSubview(shade)
    }
    #expect(faint == [0, 0])
  }

  @Test("A style that the screen or the scene requests remains")
  func requests() throws {
    #expect(try reds(.darkContent) { $0.backgroundColor = .black }.first == 0)
    #expect(try reds(of: "{ style: dark }") { $0.backgroundColor = .black } == [0, 0])
  }
}
