// The storage, the layout manager and the container of a text view. They are made when code asks for
// them, and have the same text as the view from then on. The view draws its text itself.

import Foundation

extension UITextView {
  /// The storage of the text. Changes of it appear in the view.
  public var textStorage: NSTextStorage { ownStorage ?? makeStorage() }

  /// The layout manager of the text, which knows where its characters are. It does not draw the text:
  /// methods of a subclass that draw are not called.
  public var layoutManager: NSLayoutManager {
    let storage = textStorage
    if let manager = textContainer.layoutManager { return manager }
    let manager = storage.layoutManagers.first ?? NSLayoutManager()
    storage.addLayoutManager(manager)
    manager.addTextContainer(textContainer)
    return manager
  }

  private func makeStorage() -> NSTextStorage {
    let text = label.completed(attributedText)
    let storage = NSTextStorage(attributedString: text)
    let manager = textContainer.layoutManager ?? NSLayoutManager()
    storage.addLayoutManager(manager)
    if !manager.textContainers.contains(where: { $0 === textContainer }) {
      manager.addTextContainer(textContainer)
    }
    adopt(storage)
    return storage
  }

  /// Makes a storage that of the view.
  func adopt(_ storage: NSTextStorage) {
    ownStorage = storage
    // Safe, because the text of a view is changed in the thread of the main actor.
    storage.didProcessEditing = { [weak self] in
      MainActor.assumeIsolated { self?.storageDidChange() }
    }
    if storage.length > 0 { storageDidChange() }
  }

  /// Shows the text of the storage after a change of it.
  private func storageDidChange() {
    guard !isFillingStorage, let ownStorage else { return }
    label.attributedText = NSAttributedString(attributedString: ownStorage)
    selection = bounded(selection)
    layoutOfTextDidChange()
  }

  /// Gives the storage the text of the view. What a subclass or a delegate of the storage makes of it
  /// is shown.
  func fillStorage() {
    guard let ownStorage else { return }
    isFillingStorage = true
    ownStorage.setAttributedString(label.completed(attributedText))
    isFillingStorage = false
    guard ownStorage.delegate != nil || type(of: ownStorage) != NSTextStorage.self else { return }
    label.attributedText = NSAttributedString(attributedString: ownStorage)
  }

  /// Gives the container the width of the view.
  func resizeContainer() {
    let inset = textContainerInset
    let width = max(0, bounds.width - inset.left - inset.right)
    guard textContainer.size.width != width else { return }
    textContainer.size = CGSize(width: width, height: .greatestFiniteMagnitude)
    textContainer.layoutManager?.forgetLayout()
  }
}
