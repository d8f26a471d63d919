// An app with two fields whose keyboard can be watched.

import Foundation
import SegueWorld
import UIKit

@MainActor final class FormScreen: UIViewController {
  let (field, other, button) = (UITextField(), UITextField(), UIView())
  var heard: [String] = []

  override func viewDidLoad() {
    super.viewDidLoad()
    field.frame = CGRect(x: 20, y: 40, width: 200, height: 30)
    other.frame = CGRect(x: 20, y: 80, width: 200, height: 30)
    button.translatesAutoresizingMaskIntoConstraints = false
    for each in [field, other, button] { view.addSubview(each) }
    NSLayoutConstraint.activate([
      button.bottomAnchor.constraint(equalTo: view.keyboardLayoutGuide.topAnchor),
      button.leadingAnchor.constraint(equalTo: view.leadingAnchor),
      button.widthAnchor.constraint(equalToConstant: 50),
      button.heightAnchor.constraint(equalToConstant: 50),
    ])
    // The center is that of the process, in which other tests have keyboards, too.
    let world = World.current
    for (name, word) in [
      (UIResponder.keyboardWillShowNotification, "willShow"),
      (UIResponder.keyboardDidShowNotification, "didShow"),
      (UIResponder.keyboardWillHideNotification, "willHide"),
      (UIResponder.keyboardDidHideNotification, "didHide"),
    ] {
      _ = NotificationCenter.default.addObserver(forName: name, object: nil, queue: nil) {
        [weak self] notification in
        let info = notification.userInfo ?? [:]
        let end = (info[UIResponder.keyboardFrameEndUserInfoKey] as? NSValue)?.cgRectValue ?? .zero
        let duration = info[UIResponder.keyboardAnimationDurationUserInfoKey] as? Double ?? 0
        let curve = info[UIResponder.keyboardAnimationCurveUserInfoKey] as? Int ?? 0
        MainActor.assumeIsolated {
          guard World.current === world else { return }
          self?.heard.append(
            "\(word) \(end.minY) \(duration) \(curve) \(World.current.now.seconds)")
        }
      }
    }
  }
}

/// A launched app, 390 by 844 points with a safe area of 34 at the bottom, that shows a form.
@MainActor struct KeyboardSample {
  let world = World()
  let form: FormScreen

  init() throws {
    form = world.run { FormScreen() }
    let host = world.run {
      UIScreen.main.bounds = CGRect(x: 0, y: 0, width: 390, height: 844)
      UIScreen.main.safeAreaInsets.bottom = 34
      let host = UIWindow(frame: UIScreen.main.bounds)
      host.makeKeyAndVisible()
      return host
    }
    world.run {
      AppLaunch(info: [:], delegateClass: nil).run(in: host)
      let window = UIWindow(frame: UIScreen.main.bounds)
      window.rootViewController = form
      window.makeKeyAndVisible()
    }
    try world.advance(to: .zero)
  }
}
