// A form as apps have it: fields with what keys they want, notes, a search, and alerts that ask.

import UIKit

final class SignInController: UIViewController {
  let nameField = UITextField()
  let notes = UITextView()
  let search = UISearchBar()
  let copies = UIStepper()
  private(set) var chosen = ""

  override func viewDidLoad() {
    super.viewDidLoad()
    nameField.borderStyle = .roundedRect
    nameField.keyboardType = .emailAddress
    nameField.autocapitalizationType = .none
    nameField.autocorrectionType = .no
    nameField.returnKeyType = .next
    nameField.textContentType = .username
    nameField.attributedPlaceholder = NSAttributedString(
      string: "Name", attributes: [.foregroundColor: UIColor.systemGray])
    nameField.delegate = self
    notes.delegate = self
    notes.textContainerInset = .zero
    notes.textContainer.lineFragmentPadding = 0
    notes.isEditable = true
    search.delegate = self
    search.searchBarStyle = .minimal
    search.placeholder = "Search"
    copies.minimumValue = 1
    copies.maximumValue = 9
    copies.addTarget(self, action: Selector(Self.copiesChanged), for: .valueChanged)
    for view in [nameField, notes, search, copies] { self.view.addSubview(view) }
  }

  func copiesChanged(_ sender: UIStepper) { chosen = "\(Int(sender.value)) copies" }

  func ask() {
    let alert = UIAlertController(
      title: "Sign out?", message: "You can come back.", preferredStyle: .alert)
    alert.addTextField { field in field.isSecureTextEntry = true }
    alert.addAction(
      UIAlertAction(title: "Sign Out", style: .destructive) { [weak self] _ in
        self?.chosen = "out"
      })
    alert.addAction(UIAlertAction(title: "Cancel", style: .cancel, handler: nil))
    alert.preferredAction = alert.actions.first
    present(alert, animated: true, completion: nil)
  }
}

extension SignInController: UITextFieldDelegate, UITextViewDelegate, UISearchBarDelegate {
  func textFieldShouldReturn(_ textField: UITextField) -> Bool {
    textField.resignFirstResponder()
    return true
  }
  func textFieldShouldClear(_ textField: UITextField) -> Bool { false }
  func textViewDidChange(_ textView: UITextView) { chosen = textView.text }
  func searchBar(_ searchBar: UISearchBar, textDidChange searchText: String) {
    chosen = searchText
  }
  func searchBarCancelButtonClicked(_ searchBar: UISearchBar) { searchBar.text = nil }
}
