import Foundation

/// A field in the place of a navigation bar's title, until the user is done with it.
@MainActor final class TitleRenaming: NSObject, UITextFieldDelegate {
  let field = UITextField()
  private weak var content: NavigationBarContent?
  private var isEnding = false

  init(_ content: NavigationBarContent) {
    self.content = content
    super.init()
    let item = content.item
    let title = item.title ?? ""
    // An extension stays as it is unless the user goes there.
    let dot = title.lastIndex(of: ".") ?? title.endIndex
    let whole = title.startIndex..<(dot > title.startIndex ? dot : title.endIndex)
    let (text, selected) =
      item.renameDelegate?.navigationItem(item, willBeginRenamingWith: title, selectedRange: whole) ?? (title, whole)
    field.text = text
    field.borderStyle = .roundedRect
    field.textAlignment = .center
    field.font = content.titleLabel.font
    field.returnKeyType = .done
    field.delegate = self
    content.titleHolder.addSubview(field)
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

  /// Left by other ways than Return: the title stays as it was.
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
  /// Selects a range of `text`, which is what the field shows.
  fileprivate func select(_ range: Range<String.Index>, of text: String) {
    let start = text[..<range.lowerBound].utf16.count
    setSelection(start, start + text[range].utf16.count)
  }
}
