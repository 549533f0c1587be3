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
    fieldShadow.isUserInteractionEnabled = false
    fieldShadow.layer.shadowColor = UIColor.black.cgColor
    fieldShadow.layer.shadowOpacity = 0.07
    fieldShadow.layer.shadowRadius = 16
    fieldShadow.layer.shadowOffset = CGSize(width: 0, height: 7.5)
    for view in [background, scopeBackground, promptLabel, fieldShadow, field] { addSubview(view) }
    AppearanceCatalog.withRecordingSuspended { field.backgroundColor = nil }
    field.tokensChanged = { [weak self] in self?.searchController?.textChanged() }
    field.addAction(
      UIAction { [weak self] _ in
        guard let self else { return }
        searchController?.userDidInteract()
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

  final func editingMayBegin() -> Bool { delegate?.searchBarShouldBeginEditing(self) ?? true }

  /// Begins the search and tells the delegate that editing has begun, unless the callbacks of the search have ended it. It is
  /// called after the field has become first responder, so that no search begins for a field that cannot be edited.
  final func editingDidBegin() {
    guard let change = announcements.begin() else { return }
    searchController?.editingWillBegin()
    announcements.announce(
      [
        (
          { [unowned self] in delegate?.searchBarTextDidBeginEditing(self) },
          { [weak self] in self?.announceEnd() }
        )
      ], ofChange: change)
    searchController?.editingDidBegin()
  }

  final func editingMayEnd() -> Bool { delegate?.searchBarShouldEndEditing(self) ?? true }
  final func editingDidEnd() { announcements.end() }
  private func announceEnd() { delegate?.searchBarTextDidEndEditing(self) }

  final func mayChange(_ range: NSRange, to text: String) -> Bool {
    delegate?.searchBar(self, shouldChangeTextIn: range, replacementText: text) ?? true
  }

  /// Cancels the search in response to a click of the cancel button or to the Escape key.
  final func cancel() {
    delegate?.searchBarCancelButtonClicked(self)
    guard let searchController else { return }
    let controller = searchController.searchedController
    searchController.isActive = false
    controller?.tabBarController?.searchWasCancelled(searchController)
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
