import CoreGraphics
import Foundation

// The beginning and the end of a search.
extension UISearchController {
  final func setUpView() {
    dimming.backgroundColor = UIColor {
      UIColor(white: 0, alpha: $0.userInterfaceStyle == .dark ? 0.45 : 0.2)
    }
    dimming.alpha = 0
    dimming.isHidden = true
    dimming.addGestureRecognizer(
      UITapGestureRecognizer(target: self, action: Selector("tesseraEndSearch", UISearchController.endByUser)))
    view.addSubview(dimming)
  }

  /// Connects the search bar to the search controller.
  package final func connectSearchBar() { connect(searchBar) }

  /// Connects a search bar to the search controller. The controller's own bar is connected when it is created, because it can be
  /// the header of a table.
  final func connect(_ bar: UISearchBar) {
    guard bar.searchController !== self else { return }
    bar.searchController = self
    if bar.placeholder == nil { bar.placeholder = "Search" }
  }

  /// Connects the search bar that a subclass returns in `searchBar`.
  final func connectBarOfSubclass() { if type(of: self) != UISearchController.self { connectSearchBar() } }

  /// The table whose header is the search bar, or `nil` if there is none.
  private var headerTable: UITableView? {
    (searchBar.superview as? UITableView).flatMap { $0.tableHeaderView === searchBar ? $0 : nil }
  }

  final func endByUser() { searchBar.cancel() }

  final var escapeCommand: UIKeyCommand {
    UIKeyCommand(
      input: UIKeyCommand.inputEscape, modifierFlags: [],
      action: Selector("tesseraEndSearch", UISearchController.endByUser))
  }

  /// The view controller of the searched content. This is the view controller of the navigation item or, if there is no
  /// such item, the view controller that contains the search bar.
  final var searchedController: UIViewController? {
    if let item { return item.owner }
    var chain = ResponderChain(from: searchBar.superview)
    while let current = chain.next() {
      if let controller = current as? UIViewController { return controller }
    }
    return nil
  }

  final var navigation: UINavigationController? { (session.host ?? searchedController)?.navigationController }
  final var hasSearchTerms: Bool { !(searchBar.text ?? "").isEmpty || !searchBar.searchTextField.tokens.isEmpty }

  // MARK: Beginning

  /// Activates the search when the user begins to edit the search bar.
  final func editingWillBegin() {
    guard !isActive else { return }
    session.isBeginningByEditing = true
    begin(isEdited: true)
  }

  final func editingDidBegin() {
    session.isBeginningByEditing = false
    guard isActive else { return }
    notifyUpdater()
  }

  /// Begins the search. `isEdited` is `true` if the search begins because the user begins to edit the search bar. In
  /// this case, the results are updated after editing has begun.
  ///
  /// The delegate's `presentSearchController(_:)` is called first. If the delegate presents the controller in it, nothing
  /// else happens, and the delegate is not told of the presentation (UISearchController.h).
  final func begin(isEdited: Bool) {
    guard !isActive else { return }
    session.finishAnimation?()
    guard !isActive else { return }
    guard let host = searchedController, let hostView = host.viewIfLoaded, hostView.window != nil else {
      session.isPending = true
      return
    }
    session.isPending = false
    if !session.isRequestingPresentation, let delegate {
      session.isRequestingPresentation = true
      delegate.presentSearchController(self)
      session.isRequestingPresentation = false
      guard !isActive else { return }
    }
    session.isActive = true
    session.host = host
    let finish = beginChange { [weak self] in
      guard let self else { return }
      delegate?.didPresentSearchController(self)
    }
    let generation = session.generation
    delegate?.willPresentSearchController(self)
    guard session.generation == generation else { return }
    loadViewIfNeeded()
    guard session.generation == generation else { return }
    host.addChild(self)
    UIView.performWithoutAnimation {
      host.activeSearch = self
      positionOverlay()
      didMove(toParent: host)
      view.layoutIfNeeded()
    }
    // The callbacks of this controller and of the results can have ended the search.
    guard session.generation == generation else { return }
    updateScopes()
    updateResults()
    if !isEdited, !session.isBeginningByEditing { notifyUpdater() }
    guard session.generation == generation else { return }
    updateCancelButton(animated: true)
    run(finish)
  }

  /// Shows the cancel button during the search, unless the search bar is in the row of a navigation bar's buttons (measured
  /// on UIKit, docs/measurements.md, 19.7).
  final func updateCancelButton(animated: Bool) {
    guard automaticallyShowsCancelButton else { return }
    searchBar.showCancel(isActive && searchBar.hosting != .inline, animated: animated)
  }

  /// Begins a presentation or dismissal. Returns a closure that ends it and calls `completion`, unless it has ended already.
  private func beginChange(_ completion: @escaping () -> Void) -> () -> Void {
    session.generation += 1
    let generation = session.generation
    let finish = { [weak self] in
      guard let self, session.generation == generation, session.finishAnimation != nil else { return }
      session.finishAnimation = nil
      session.isAnimating = false
      completion()
    }
    session.finishAnimation = finish
    return finish
  }

  /// Lays out the bars for the current state with an animation, and calls a closure at the end of the animation.
  private func run(animated: Bool = true, _ finish: @escaping () -> Void) {
    session.isAnimating = true
    let layout = { [weak self] in
      guard let self else { return }
      dimming.alpha = session.isActive && obscuresBackgroundDuringPresentation && !showsResultsNow ? 1 : 0
      if searchBar.hosting == .inline {
        searchBar.superview?.superview?.setNeedsLayout()
        searchBar.superview?.superview?.layoutIfNeeded()
      }
      layoutNavigation()
    }
    guard animated, searchBar.window != nil, UIView.areAnimationsEnabled else {
      UIView.performWithoutAnimation(layout)
      AfterLayoutQueue.enqueue(finish)
      return
    }
    UIView.animate(
      withDuration: UISearchBar.changeDuration, delay: 0, options: [.allowUserInteraction, .beginFromCurrentState],
      animations: layout
    ) { _ in finish() }
  }

  // MARK: Ending

  /// Ends the search: the search bar is no longer edited, and its text and tokens are removed.
  final func end(animated: Bool = true, completion: (() -> Void)? = nil) {
    session.isPending = false
    guard session.isActive else {
      completion?()
      return
    }
    session.finishAnimation?()
    guard session.isActive else {
      completion?()
      return
    }
    session.isActive = false
    let finish = beginChange { [weak self] in
      guard let self else { return }
      removeFromHost()
      delegate?.didDismissSearchController(self)
      completion?()
    }
    let generation = session.generation
    // Each callback can begin the search again, which ends the dismissal first.
    func isCurrent() -> Bool { session.generation == generation && session.finishAnimation != nil }
    delegate?.willDismissSearchController(self)
    guard isCurrent() else { return }
    removeSearchTerms()
    guard isCurrent() else { return }
    notifyUpdater()
    guard isCurrent() else { return }
    updateScopes()
    updateResults()
    updateCancelButton(animated: animated)
    run(animated: animated, finish)
  }

  /// Ends a search for which the application has presented the controller itself.
  final func endPresentation() {
    removeSearchTerms()
    notifyUpdater()
    updateScopes()
    dismiss(animated: true)
  }

  private func removeSearchTerms() {
    userDidInteract()
    searchBar.field.resignFirstResponder()
    searchBar.field.text = nil
    if !searchBar.field.tokens.isEmpty { searchBar.field.tokens = [] }
  }

  private func removeFromHost() {
    guard let host = session.host else { return }
    hideResults()
    // A search that ended in a callback of its beginning can have no parent yet.
    if parentStorage === host {
      willMove(toParent: nil)
      host.activeSearch = nil
      viewIfLoaded?.removeFromSuperview()
      removeFromParent()
    }
    session.host = nil
    host.navigationController?.observeVisibleScrollView(of: host)
  }

  // MARK: Changes during a search

  final func textChanged() {
    guard isActive, !session.isBeginningByEditing else { return }
    updateScopes()
    updateResults()
    notifyUpdater()
  }

  /// Removes the suggestions. The property "is set to nil when user interaction selects a suggestion, or when the user
  /// otherwise interacts with search (e.g., typing in the search field, choosing a different search scope, canceling
  /// search)" (UISearchController.h). The updater is called afterwards, and can set new ones.
  final func userDidInteract() { if searchSuggestions != nil { searchSuggestions = nil } }

  final func scopeChanged() { if isActive { notifyUpdater() } }

  private func notifyUpdater() {
    searchResultsUpdater?.updateSearchResults(for: self)
    (searchResultsController ?? session.host)?.setNeedsUpdateContentUnavailableConfiguration()
  }

  final func select(_ suggestion: any UISearchSuggestion) {
    searchResultsUpdater?.updateSearchResults(for: self, selecting: suggestion)
  }

  /// Shows or hides the scopes for the current state.
  final func updateScopes() {
    switch scopeBarActivation {
    case .manual: return
    // "By default, UISearchController shows the search bar's scope bar when search becomes active" (Apple's page of
    // automaticallyShowsScopeBar).
    case .automatic, .onSearchActivation: searchBar.showScopes(session.isActive, animated: true)
    case .onTextEntry:
      searchBar.showScopes(session.isActive && (hasSearchTerms || searchBar.wantsScopes), animated: true)
    }
  }

  // MARK: Results

  private var showsResultsNow: Bool {
    isActive && searchResultsController != nil && showsSearchResultsController
  }

  /// Shows or hides the results controller and the dimming for the current state.
  final func updateResults() {
    guard isViewLoaded, session.host != nil || isPresentedByApplication else { return }
    if showsResultsNow { showResults() } else if isActive { hideResults() }
    let isDimmed = isActive && obscuresBackgroundDuringPresentation && !showsResultsNow
    dimming.isHidden = !isDimmed && isActive
    if !isDimmed, isActive { dimming.alpha = 0 }
    if isDimmed, !session.isAnimating { dimming.alpha = 1 }
  }

  private func showResults() {
    guard let controller = searchResultsController, controller.parent !== self else { return }
    addChild(controller)
    UIView.performWithoutAnimation {
      controller.view.frame = view.bounds
      view.addSubview(controller.view)
    }
    controller.didMove(toParent: self)
    navigation?.observeVisibleScrollView(of: controller)
  }

  private func hideResults() {
    guard let controller = searchResultsController, controller.parent === self else { return }
    controller.willMove(toParent: nil)
    controller.view.removeFromSuperview()
    controller.removeFromParent()
    if let host = session.host { navigation?.observeVisibleScrollView(of: host) }
  }

  // MARK: The search bar in the interface

  final func layoutNavigation() {
    let headerTable = headerTable
    headerTable?.pinsTableHeader = session.isActive
    navigation?.layoutForSearch(of: session.host ?? searchedController, hidesBar: item == nil && hidesBar)
    headerTable?.layoutIfNeeded()
    positionOverlay()
  }

  /// Indicates whether the title and the buttons of the navigation bar are hidden.
  package final var hidesBar: Bool { session.isActive && hidesNavigationBarDuringPresentation }

  /// Called after the search bar entered or left a window. Begins a pending search, and updates the key command for a
  /// search bar outside of a navigation bar.
  final func searchBarMoved() {
    let owner = item == nil && searchBar.window != nil ? searchedController : nil
    if owner !== session.findOwner {
      if let command = session.findCommand { session.findOwner?.removeKeyCommand(command) }
      session.findOwner = owner
      session.findCommand = owner == nil ? nil : findCommand
      if let command = session.findCommand { owner?.addKeyCommand(command) }
    }
    guard session.isPending, searchBar.window != nil else { return }
    AfterLayoutQueue.enqueue { [weak self] in
      guard let self, session.isPending else { return }
      begin(isEdited: false)
    }
  }

  /// The command that begins the search: Command-F, which is Control-F on a desktop.
  package final var findCommand: UIKeyCommand {
    UIKeyCommand(
      title: "Search", action: Selector("tesseraSearch", UISearchController.sendFind), input: "f",
      modifierFlags: .command)
  }

  /// Begins the search and edits the search bar.
  package final func find() { searchBar.becomeFirstResponder() }
  private func sendFind() { find() }
}
