// The list of suggestions below a search field.
extension UISearchTextField {
  /// Shows or hides the list of suggestions. The list is visible while the field is edited and there are suggestions.
  final func updateSuggestions() {
    let shownSuggestions = isEditing && bar?.showsSuggestions ?? true ? searchSuggestions ?? [] : []
    guard !shownSuggestions.isEmpty, window != nil else {
      suggestionList?.removeFromSuperview()
      suggestionList = nil
      return
    }
    let list = suggestionList ?? SearchSuggestionList(self)
    suggestionList = list
    list.show(shownSuggestions)
  }

  /// Tells the delegate, and the search controller, that the user selected a suggestion. The list disappears until there
  /// are new suggestions.
  final func select(_ suggestion: any UISearchSuggestion) {
    suggestionList?.removeFromSuperview()
    suggestionList = nil
    bar?.searchController?.userDidInteract()
    (fieldDelegate as? any UISearchTextFieldDelegate)?.searchTextField(self, didSelect: suggestion)
    bar?.searchController?.select(suggestion)
  }

  /// Handles a key press for the list of suggestions. The arrow keys move the highlight, and Return selects the
  /// highlighted suggestion. Returns `false` if the list does not handle the key.
  final func suggestionKey(_ key: UIKey) -> Bool {
    guard let list = suggestionList, key.modifierFlags.isDisjoint(with: [.shift, .control, .alternate, .command])
    else { return false }
    switch key.keyCode {
    case .keyboardDownArrow: list.move(by: 1)
    case .keyboardUpArrow: list.move(by: -1)
    case .keyboardReturnOrEnter:
      guard let chosenRow = list.selectedRow else { return false }
      select(list.suggestions[chosenRow])
    default: return false
    }
    return true
  }
}
