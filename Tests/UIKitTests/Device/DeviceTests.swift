// Device properties that code queries.

import Foundation
import SegueWorld
import Testing
import UIKit

@Suite @MainActor struct DeviceTests {
  let world = World()

  @Test(
    "The interface orientation follows the shape of the screen",
    arguments: [false, true])
  func orientation(isWide: Bool) {
    world.run {
      UIScreen.main.bounds = CGRect(x: 0, y: 0, width: isWide ? 900 : 400, height: 800)
      #expect(UIApplication.shared.statusBarOrientation.isLandscape == isWide)
      #expect(UIDevice.current.orientation.isPortrait == !isWide)
      let scene = UIApplication.shared.connectedScenes.first as? UIWindowScene
      #expect(scene?.interfaceOrientation.isLandscape == isWide)
    }
  }

  @Test("The status bar is across the safe area at the top")
  func statusBar() {
    world.run {
      #expect(UIApplication.shared.statusBarFrame == .zero)
      UIScreen.main.safeAreaInsets.top = 47
      #expect(UIApplication.shared.statusBarFrame == CGRect(x: 0, y: 0, width: 375, height: 47))
    }
  }

  @Test("A shown window is found through its scene")
  func scenes() {
    world.run {
      let window = UIWindow()
      window.makeKeyAndVisible()
      let scene = UIApplication.shared.connectedScenes.compactMap { $0 as? UIWindowScene }.first
      #expect(scene?.windows.first === window && window.windowScene === scene)
    }
  }

  @Test("The device is the same on every machine")
  func device() {
    world.run {
      #expect(UIDevice.current.systemName == "iOS")
      #expect(UIDevice.current.userInterfaceIdiom == .phone)
      #expect(UIDevice.current === UIDevice.current)
    }
  }

  @Test("Haptic impacts are counted")
  func feedback() {
    let generator = UIImpactFeedbackGenerator(style: .heavy)
    generator.prepare()
    generator.impactOccurred()
    generator.impactOccurred(intensity: 0.5)
    #expect(generator.feedbackCount == 2)
  }

  @Test("Haptic feedback in views is counted, too")
  func feedbackInViews() {
    let (view, place) = (UIView(), CGPoint(x: 1, y: 2))
    let impact = UIImpactFeedbackGenerator(style: .soft, view: view)
    impact.impactOccurred(at: place)
    impact.impactOccurred(intensity: 0.5, at: place)
    let other = UIImpactFeedbackGenerator(view: view)
    other.impactOccurred()
    let selection = UISelectionFeedbackGenerator(view: view)
    selection.selectionChanged(at: place)
    let result = UINotificationFeedbackGenerator(view: view)
    result.notificationOccurred(.success, at: place)
    let all: [UIFeedbackGenerator] = [impact, other, selection, result]
    #expect(all.map(\.feedbackCount) == [2, 1, 1, 1])
  }

  @Test("The old layout guides are the safe area's edges")
  func guides() {
    world.run {
      UIScreen.main.safeAreaInsets = UIEdgeInsets(top: 47, left: 0, bottom: 34, right: 0)
      let window = UIWindow()
      let controller = UIViewController()
      window.rootViewController = controller
      window.makeKeyAndVisible()
      #expect(controller.topLayoutGuide.length == 47)
      #expect(controller.bottomLayoutGuide.length == 34)
    }
  }

  @Test("An image's aspect ratio fits into a rectangle")
  func fitting() {
    let fitted = AVMakeRect(
      aspectRatio: CGSize(width: 2, height: 1),
      insideRect: CGRect(x: 10, y: 10, width: 80, height: 100))
    #expect(fitted == CGRect(x: 10, y: 40, width: 80, height: 40))
  }
}

@Suite @MainActor struct CoordinateSpaceTests {
  let world = World()

  @Test("Points convert between views, and to the screen, by way of their windows")
  func spaces() {
    world.run {
      let window = UIWindow(frame: CGRect(x: 10, y: 20, width: 300, height: 400))
      window.makeKeyAndVisible()
      let view = UIView(frame: CGRect(x: 5, y: 5, width: 100, height: 100))
      window.addSubview(view)
      let screen = UIScreen.main.coordinateSpace
      #expect(view.convert(CGPoint(x: 1, y: 1), to: screen) == CGPoint(x: 16, y: 26))
      #expect(
        view.convert(CGRect(x: 20, y: 30, width: 2, height: 3), from: screen)
          == CGRect(x: 5, y: 5, width: 2, height: 3))
      #expect(view.convert(CGPoint.zero, to: window) == CGPoint(x: 5, y: 5))
      #expect(window.windowScene?.coordinateSpace.bounds == UIScreen.main.bounds)
    }
  }
}
