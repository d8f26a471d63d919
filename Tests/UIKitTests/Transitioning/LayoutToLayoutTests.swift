// Collection view controllers that show one collection view, whose layout changes between them.

import SegueWorld
import Testing
import UIKit

@MainActor @Suite struct LayoutToLayoutTests {
  private final class Numbers: UICollectionViewController {
    override func viewDidLoad() {
      super.viewDidLoad()
      collectionView.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
    }
    override func collectionView(
      _ collectionView: UICollectionView, numberOfItemsInSection section: Int
    ) -> Int { 12 }
    override func collectionView(
      _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell {
      collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
    }
  }

  private let world = World()
  private let window: UIWindow
  private let navigation: UINavigationController
  private let grid, list: Numbers
  private let second = IndexPath(item: 1, section: 0)

  init() throws {
    let made = world.run {
      UIKitState.current.screen.bounds = CGRect(x: 0, y: 0, width: 390, height: 844)
      @MainActor func controller(_ width: CGFloat, _ height: CGFloat) -> Numbers {
        let layout = UICollectionViewFlowLayout()
        layout.itemSize = CGSize(width: width, height: height)
        return Numbers(collectionViewLayout: layout)
      }
      let window = UIWindow(frame: UIScreen.main.bounds)
      let (grid, list) = (controller(100, 100), controller(390, 40))
      list.useLayoutToLayoutNavigationTransitions = true
      let navigation = UINavigationController(rootViewController: grid)
      window.rootViewController = navigation
      window.makeKeyAndVisible()
      return (window, navigation, grid, list)
    }
    (window, navigation, grid, list) = made
    try advance(to: 0.1)
  }

  private func advance(to seconds: Double) throws {
    try world.advance(to: VirtualTime(seconds: seconds))
  }

  private func place(at seconds: Double) -> CGPoint? {
    grid.collectionView.cellForItem(at: second)?.layer
      .presentationSnapshot(atSeconds: seconds).position
  }

  @Test("The layout changes between those of both, and back")
  func pushing() throws {
    let shared = world.run { grid.collectionView }
    world.run { navigation.pushViewController(list, animated: true) }
    world.run {
      #expect(list.collectionView === shared && shared?.dataSource === grid)
      #expect(place(at: 0.1) == CGPoint(x: 195, y: 50))
    }
    try advance(to: 0.25)
    #expect(shared?.superview === list.view)
    #expect(world.run { abs((place(at: 0.25)?.y ?? 0) - 60) < 0.5 })
    try advance(to: 1)
    #expect(world.run { place(at: 1) } == CGPoint(x: 195, y: 70))
    #expect(navigation.topViewController === list && list.view.window === window)
    world.run { _ = navigation.popViewController(animated: true) }
    try advance(to: 1.1)
    #expect(shared?.superview === grid.view)
    try advance(to: 2)
    #expect(world.run { place(at: 2) } == CGPoint(x: 195, y: 50))
    #expect(grid.view.window === window && list.view.window == nil)
    world.run { navigation.pushViewController(list, animated: true) }
    try advance(to: 3)
    #expect(world.run { place(at: 3) } == CGPoint(x: 195, y: 70))
  }

  @Test("Without animation, the collection view follows the controllers, too")
  func withoutAnimation() throws {
    let shared = world.run { grid.collectionView }
    world.run { navigation.pushViewController(list, animated: false) }
    try advance(to: 0.2)
    #expect(shared?.superview === list.view)
    #expect(world.run { place(at: 0.2) } == CGPoint(x: 195, y: 70))
    world.run { _ = navigation.popToRootViewController(animated: false) }
    try advance(to: 0.3)
    #expect(shared?.superview === grid.view)
    #expect(world.run { place(at: 0.3) } == CGPoint(x: 195, y: 50))
  }

  @Test("An interactive pop that is cancelled leaves the upper layout")
  func cancelled() throws {
    world.run { navigation.pushViewController(list, animated: true) }
    try advance(to: 1.1)
    world.touches.began(at: CGPoint(x: 5, y: 400))
    try advance(to: 1.2)
    world.touches.moved(to: CGPoint(x: 100, y: 400))
    try advance(to: 1.5)
    #expect(world.run { (place(at: 1.5)?.y ?? 0) < 69 })
    world.touches.ended()
    try advance(to: 3)
    #expect(navigation.topViewController === list)
    #expect(world.run { place(at: 3) } == CGPoint(x: 195, y: 70))
    #expect(list.collectionView.superview === list.view)
  }
}
