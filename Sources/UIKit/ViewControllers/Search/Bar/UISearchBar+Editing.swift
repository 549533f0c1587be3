import Foundation

// Methods that notify the delegate and the search controller of editing.
extension UISearchBar {
  final func setUp() {
    field.bar = self
    field.clearButtonMode = .always
    field.enablesReturnKeyAutomatically = true
    background.isUserInteractionEnabled = false
    scopeBackground.isUserInteractionEnabled = false
    scopeBackground.isHidden = true
    promptLabel.isHidden = true
    promptLabel.textAlignment = .center
    for view in [background, scopeBackground, promptLabel, field] { addSubview(view) }
    field.tokensChanged = { [weak self] in self?.searchController?.textChanged() }
    field.addAction(
      UIAction { [weak self] _ in
        guard let self else { return }
        delegate?.searchBar(self, textDidChange: text ?? "")
        searchController?.textChanged()
      }, for: .editingChanged)
    field.addAction(
      UIAction { [weak self] _ in
        guard let self else { return }
        delegate?.searchBarSearchButtonClicked(self)
      }, for: .primaryActionTriggered)
    styleDidChange()
  }

  final func editingMayBegin() -> Bool {
    guard delegate?.searchBarShouldBeginEditing(self) ?? true else { return false }
    searchController?.editingWillBegin()
    return true
  }

  final func editingDidBegin() {
    delegate?.searchBarTextDidBeginEditing(self)
    searchController?.editingDidBegin()
  }

  final func editingMayEnd() -> Bool { delegate?.searchBarShouldEndEditing(self) ?? true }
  final func editingDidEnd() { delegate?.searchBarTextDidEndEditing(self) }

  final func mayChange(_ range: NSRange, to text: String) -> Bool {
    delegate?.searchBar(self, shouldChangeTextIn: range, replacementText: text) ?? true
  }

  /// Cancels the search in response to a click of the cancel button or to the Escape key.
  final func cancel() {
    delegate?.searchBarCancelButtonClicked(self)
    if let searchController { searchController.isActive = false }
  }

  /// The key command of the Escape key while the field is edited, or nil if there is nothing to cancel.
  final var escapeCommands: [UIKeyCommand]? {
    guard cancelButton != nil || searchController?.isActive == true else { return nil }
    return [
      UIKeyCommand(
        input: UIKeyCommand.inputEscape, modifierFlags: [],
        action: Selector("tesseraCancelSearch", UISearchTextField.cancelSearch))
    ]
  }

  /// Indicates whether suggestions are shown below the field.
  final var showsSuggestions: Bool {
    guard let searchController else { return true }
    return searchController.isActive
      && !(hosting != .inline && searchController.ignoresSearchSuggestionsForSearchBarPlacementStacked)
  }
}

extension UISearchTextField {
  /// Cancels the search of the bar that contains the field.
  final func cancelSearch() { bar?.cancel() }
}
