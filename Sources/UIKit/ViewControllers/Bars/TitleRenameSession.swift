import Foundation

/// A text field that replaces the title of a navigation bar while the user edits it.
@MainActor final class TitleRenameSession: NSObject, UITextFieldDelegate {
  let field = UITextField()
  private weak var content: NavigationBarContent?
  private var isEnding = false

  init(_ content: NavigationBarContent) {
    self.content = content
    super.init()
    let item = content.item
    let title = item.title ?? ""
    // The initial selection excludes the extension of a file name.
    let extensionStart = title.lastIndex(of: ".") ?? title.endIndex
    let nameRange = title.startIndex..<(extensionStart > title.startIndex ? extensionStart : title.endIndex)
    let (text, selected) =
      item.renameDelegate?.navigationItem(item, willBeginRenamingWith: title, selectedRange: nameRange) ?? (
        title, nameRange
      )
    field.text = text
    field.borderStyle = .roundedRect
    field.textAlignment = .center
    field.font = content.titleLabel.font
    field.returnKeyType = .done
    field.delegate = self
    content.titleContainer.addSubview(field)
    content.titleLabel.isHidden = true
    content.titleMenu?.isHidden = true
    content.setNeedsLayout()
    content.layoutIfNeeded()
    field.becomeFirstResponder()
    field.select(selected, of: text)
  }

  func textFieldShouldReturn(_ textField: UITextField) -> Bool {
    guard let item = content?.item else { return true }
    let text = textField.text ?? ""
    guard item.renameDelegate?.navigationItem(item, shouldEndRenamingWith: text) ?? true else { return false }
    end(with: text)
    return true
  }

  /// Ends the renaming without changing the title. If the user pressed Return, the renaming has already ended.
  func textFieldDidEndEditing(_ textField: UITextField) { end(with: nil) }

  private func end(with title: String?) {
    guard !isEnding, let content else { return }
    isEnding = true
    field.resignFirstResponder()
    field.removeFromSuperview()
    content.titleLabel.isHidden = false
    content.titleMenu?.isHidden = false
    content.renaming = nil
    guard let title else { return }
    let item = content.item
    item.title = title
    item.renameDelegate?.navigationItem(item, didEndRenamingWith: title)
  }
}

extension UITextField {
  /// Selects a range of the text field. `text` is the field's text, to which the range refers.
  fileprivate func select(_ range: Range<String.Index>, of text: String) {
    let start = text[..<range.lowerBound].utf16.count
    setSelection(start, start + text[range].utf16.count)
  }
}
