import SnapKit
import UIKit

#if canImport(SwiftUI)
  import SwiftUI
#endif

class Base: UIView {
  @IBInspectable var corner: CGFloat = 0
  @IBInspectable private var isOn: Bool = false
  @IBOutlet private weak var label: UILabel!
  @IBOutlet fileprivate var boxes: [UIView]!
  @objc let fixed = 3
  private(set) var log: [String] = []

  @IBAction private func tap(_ sender: UIButton, forEvent event: UIEvent?) { log.append("tap") }
  @objc func add(item: String, to other: Int) -> Int { item.count + other }
  @objc func open(_ sender: Any?) { log.append(sender == nil ? "nothing" : "\(sender!)") }
  @objc(named:) func other(_ x: Any?) { log.append("named") }
  @IBAction func fails() throws { throw CancellationError() }

  final class Inner: NSObject { @objc var name = "inner" }
  private class Hidden: UIView {}
}

class Derived: Base {
  private let size: CGFloat
  init(size: CGFloat) {
    self.size = size
    super.init(frame: .zero)
  }
  required init?(coder: NSCoder) {
    size = 7
    super.init(coder: coder)
    corner = size
  }
  override func open(_ sender: Any?) { super.open("derived") }
}

class Plain: NSObject { override init() { fatalError("never called") } }
class Needy: NSObject {
  let x: Int
  init(x: Int) { self.x = x }
}
@objcMembers class Model: NSObject {
  var title = "model"
  private var secret = 1
  func go() { title = "went" }
}
class SubModel: Model { var more: Int? }
class Swifty { var x = 1 }
class Generic<T>: UIView { class In: NSObject { @objc var x = 1 } }
actor Counter {}
struct Space { class Controller: UIViewController { @IBOutlet var delegate: Namer? } }
protocol Namer: AnyObject {}
private class Cell: UITableViewCell { @IBOutlet var title: UILabel? }
class Pan: UIPanGestureRecognizer { @IBInspectable var edge = 3 }
extension UIView {
  @IBInspectable var border: CGFloat {
    get { layer.borderWidth }
    set { layer.borderWidth = newValue }
  }
}
extension Base { @IBAction private func more() { log.append("more") } }
#if DEBUG
  class OnlyDebug: UIView { @IBOutlet var x: Missing! }
#elseif os(iOS) && !targetEnvironment(simulator)
  class OnlyPhone: UIView { @IBOutlet var x: UILabel! }
#endif

struct Base_Previews: PreviewProvider {
  static var previews: some View { EmptyView() }
}

#Preview("a view", traits: .portrait) {
  Base()
}
