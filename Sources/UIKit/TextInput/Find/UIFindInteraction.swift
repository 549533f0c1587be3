import Foundation

/// An interaction that searches the text of a view with a find navigator: a bar at the bottom of the window with the text to search
/// for, the number of results and buttons for the next and the previous one.
///
/// While the view or a subview is the first responder, Control-F opens the navigator, Control-Alt-F opens it with a field for a
/// replacement, Control-G and Control-Shift-G move to the next and the previous result.
@preconcurrency @MainActor open class UIFindInteraction: NSObject, UIInteraction {
  /// The view whose text is searched, or `nil` if the interaction was not added to a view.
  open private(set) weak var view: UIView?
  /// The delegate, which is not retained.
  open private(set) weak var delegate: (any UIFindInteractionDelegate)?
  /// The session while the find navigator is visible, otherwise `nil`.
  open private(set) var activeFindSession: UIFindSession?
  /// A Boolean value that indicates whether the bar for searching is visible. It is `true` from
  /// `presentFindNavigator(showingReplace:)` to `dismissFindNavigator()` or until the user closes the bar.
  open var isFindNavigatorVisible: Bool { navigator != nil }
  /// The text to search for. While the find navigator is not visible, this is the text with which it opens.
  open var searchText: String? {
    didSet { if searchText != oldValue { searchTextDidChange() } }
  }
  /// The text that replaces results, or nil for an empty text. While the find navigator is visible, this is the text of its
  /// field. The default is nil.
  open var replacementText: String? { didSet { if replacementText != oldValue { navigator?.update() } } }
  /// A closure that returns the menu of the find navigator for the standard elements. The default is `nil`, for a menu with these
  /// elements.
  open var optionsMenuProvider: (([UIMenuElement]) -> UIMenu?)?

  private var navigator: (any FindNavigator)?
  /// The first responder when the navigator was opened, which becomes the first responder again.
  private weak var previousResponder: UIResponder?
  /// Indicates whether the field for the replacement is visible.
  private(set) final var showsReplacement = false
  /// Indicates whether the session is searching. A session that invalidates its results then is already searching again.
  private var isPerformingSearch = false
  private var matchesCase = false
  private var matchesWords = false

  /// Creates a find interaction.
  ///
  /// - Parameter sessionDelegate: The delegate, which creates the sessions. The delegate is not retained.
  public init(sessionDelegate: any UIFindInteractionDelegate) {
    delegate = sessionDelegate
    super.init()
  }

  /// Closes the find navigator if the interaction is removed from its view.
  ///
  /// - Parameter view: The new view, or `nil`.
  open func willMove(to view: UIView?) {
    if view !== self.view { dismissFindNavigator() }
  }

  /// Stores the view to which the interaction was added.
  ///
  /// - Parameter view: The view, or `nil`.
  open func didMove(to view: UIView?) { self.view = view }

  // MARK: The find navigator

  /// Shows the find navigator and begins a session. If the navigator is visible already, its field becomes the first responder.
  ///
  /// The method does nothing if the view is not in a window or the delegate returns no session.
  ///
  /// - Parameter showingReplace: `true` to show the field for the replacement, if the session supports replacements.
  open func presentFindNavigator(showingReplace: Bool) {
    guard let view, let window = view.window else { return }
    if let navigator, let activeFindSession {
      showReplacement(showingReplace && activeFindSession.supportsReplacement)
      navigator.beginEditing()
      return
    }
    guard let session = delegate?.findInteraction(self, sessionFor: view) else { return }
    session.interaction = self
    activeFindSession = session
    let owner: any FindNavigatorOwner = window
    let navigator = owner.openFindNavigator(for: self)
    self.navigator = navigator
    // A navigator that was open before has made its previous first responder the first responder again.
    previousResponder = FirstResponder.current(in: window)
    showReplacement(showingReplace && session.supportsReplacement)
    navigator.beginEditing()
    delegate?.findInteraction(self, didBegin: session)
    if searchText?.isEmpty == false { performSearch() }
  }

  /// Hides the find navigator and ends the session. If a field of the navigator is the first responder, the previous first responder
  /// becomes the first responder again.
  open func dismissFindNavigator() { dismiss(restoresFocus: true) }

  private func dismiss(restoresFocus: Bool) {
    guard let navigator, let session = activeFindSession else { return }
    self.navigator = nil
    activeFindSession = nil
    session.interaction = nil
    session.invalidateFoundResults()
    // The bar is hidden afterwards, so that an accessory view of the first responder replaces it without a gap.
    if restoresFocus, navigator.isEditing, let previousResponder, previousResponder.canBecomeFirstResponder {
      previousResponder.becomeFirstResponder()
    }
    navigator.close()
    delegate?.findInteraction(self, didEnd: session)
  }

  /// Highlights the next result of the session, if there is one.
  open func findNext() { activeFindSession?.highlightNextResult(in: .forward) }
  /// Highlights the previous result of the session, if there is one.
  open func findPrevious() { activeFindSession?.highlightNextResult(in: .backward) }
  /// Shows the current number of results. Subclasses of `UIFindSession` call this method after changes.
  open func updateResultCount() { navigator?.update() }

  // MARK: Searching

  private var options: UITextSearchOptions {
    UITextSearchOptions(matchesCase: matchesCase, matchesWords: matchesWords)
  }

  private func searchTextDidChange() {
    navigator?.update()
    performSearch()
  }

  /// Searches for the same text after the searched text has changed. The view does not scroll.
  final func searchAgain() {
    guard let searchText, !searchText.isEmpty, let session = activeFindSession as? UITextSearchingFindSession else {
      return
    }
    session.searchAgain(searchText, options)
  }

  /// Searches for the same text after the session has removed its results. A session may do that in a search.
  final func searchAfterInvalidation() {
    if searchText?.isEmpty == false, !isPerformingSearch { performSearch() }
  }

  /// Searches, because the text to search for or the options have changed.
  final func performSearch() {
    guard let activeFindSession else { return }
    if let searchText, !searchText.isEmpty {
      let wasPerformingSearch = isPerformingSearch
      isPerformingSearch = true
      activeFindSession.performSearch(query: searchText, options: options)
      isPerformingSearch = wasPerformingSearch
    } else {
      activeFindSession.invalidateFoundResults()
    }
    navigator?.update()
  }

  final func showReplacement(_ isVisible: Bool) {
    showsReplacement = isVisible
    navigator?.showReplacement(isVisible)
  }

  final func replaceHighlighted() {
    guard let searchText, let activeFindSession else { return }
    activeFindSession.performSingleReplacement(
      query: searchText, replacementString: replacementText ?? "", options: options)
    navigator?.update()
  }

  final func replaceAll() {
    guard let searchText, let activeFindSession else { return }
    activeFindSession.replaceAll(searchQuery: searchText, replacementString: replacementText ?? "", options: options)
    navigator?.update()
  }

  /// The text about the results, or `nil` if there is none.
  final var resultText: String? {
    guard let activeFindSession, searchText?.isEmpty == false else { return nil }
    let count = activeFindSession.resultCount
    guard count > 0 else { return activeFindSession.searchResultDisplayStyle == .none ? nil : "Not found" }
    let index = activeFindSession.highlightedResultIndex
    switch activeFindSession.searchResultDisplayStyle {
    case .currentAndTotal: return index == NSNotFound ? "\(count)" : "\(index + 1) of \(count)"
    case .total: return "\(count)"
    case .none: return nil
    }
  }

  // MARK: Options

  /// The menu of the find navigator, or `nil` if the application wants none.
  final var optionsMenu: UIMenu? {
    var elements: [UIMenuElement] = []
    if activeFindSession?.supportsReplacement == true {
      elements.append(
        UIMenu(
          options: .displayInline,
          children: [
            UIAction(title: "Find", state: showsReplacement ? .off : .on) { [weak self] _ in
              self?.showReplacement(false)
            },
            UIAction(title: "Find and Replace", state: showsReplacement ? .on : .off) { [weak self] _ in
              self?.showReplacement(true)
            },
          ]))
    }
    elements.append(
      UIMenu(
        options: .displayInline,
        children: [
          UIAction(title: "Match Case", state: matchesCase ? .on : .off) { [weak self] _ in
            self?.matchesCase.toggle()
            self?.performSearch()
          },
          UIAction(title: "Whole Words", state: matchesWords ? .on : .off) { [weak self] _ in
            self?.matchesWords.toggle()
            self?.performSearch()
          },
        ]))
    return optionsMenuProvider.map { $0(elements) } ?? UIMenu(children: elements)
  }
}

extension UIFindInteraction: StandardActionHandler {
  func canPerformStandardAction(_ name: String) -> Bool {
    switch name {
    case "find:": true
    case "findAndReplace:": activeFindSession?.supportsReplacement ?? true
    case "findNext:", "findPrevious:": (activeFindSession?.resultCount ?? 0) > 0
    case "useSelectionForFind:": selectedString?.isEmpty == false
    default: false
    }
  }

  func performStandardAction(_ name: String) {
    switch name {
    case "find:": presentFindNavigator(showingReplace: false)
    case "findAndReplace:": presentFindNavigator(showingReplace: true)
    case "findNext:": findNext()
    case "findPrevious:": findPrevious()
    case "useSelectionForFind:": searchText = selectedString
    default: break
    }
  }

  /// The selected text of the first responder in the view, or `nil` if none of its texts is edited. While the user edits the text to
  /// search for, the text that was edited before keeps its selection.
  private var selectedString: String? {
    guard let view, let window = view.window else { return nil }
    let responder = navigator?.isEditing == true ? previousResponder : FirstResponder.current(in: window)
    guard let editor = responder as? any TextEditor, editor.isDescendant(of: view) else { return nil }
    return editor.editedText.selectedString
  }
}

extension UIFindInteraction: WindowFollowingInteraction {
  func followView(toWindow window: UIWindow?) {
    if window !== view?.window { dismiss(restoresFocus: false) }
  }
}
