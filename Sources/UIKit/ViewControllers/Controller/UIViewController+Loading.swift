import Foundation

extension UIViewController {
  /// Sets the controller's view to the view in its storyboard or nib. If there is neither, creates a plain view with the
  /// size of the window or the screen.
  package final func loadPlainView() {
    if loadNibView() { return }
    let view = UIView(frame: rootWindow?.bounds ?? UIScreen.main.bounds)
    view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    self.view = view
  }

  /// Loads the view and calls `viewDidLoad()`, unless it is loaded or being loaded.
  package final func loadIfNeeded() {
    guard viewStorage == nil, !isLoadingView else { return }
    isLoadingView = true
    currentTraits.performAsCurrent { loadView() }
    isLoadingView = false
    if let nibScene { currentTraits.performAsCurrent { nibScene.performEmbeds() } }
    if viewStorage == nil {
      Diagnostics.report(
        "\(self).loadView() has not set the view property; set it, or remove the override. An empty view is used")
      setView(UIView())
    }
    currentTraits.performAsCurrent { viewDidLoad() }
  }

  /// Replaces the view of the controller. A view belongs to one controller at a time.
  package final func setView(_ requestedView: UIView?) {
    guard requestedView !== viewStorage else { return }
    viewStorage?.owningController = nil
    viewStorage = requestedView
    guard let newView = requestedView else { return }
    if let previousOwner = newView.owningController, previousOwner !== self { previousOwner.viewStorage = nil }
    newView.owningController = self
    newView.flags.insert(.traitsDirty)
    newView.applyTraitOverrides(traitCache.overrides)
    newView.updateSafeArea()
  }

  /// The next responder of the controller: the view's superview or, if there is none, the parent, the presenting
  /// controller or the window.
  package final var responderAfterController: UIResponder? {
    if let superview = viewStorage?.superviewStorage { return superview }
    return parentStorage ?? presentation.presenting ?? rootWindow
  }

  // MARK: Called by the view

  /// Called before `layoutSubviews()` of the controller's view.
  package final func viewWillBeLaidOut() {
    viewWillLayoutSubviews()
    if needsContentUnavailableUpdate || contentUnavailable != nil { updateContentUnavailable() }
    activeSearch?.positionOverlay()
  }

  /// Called after `layoutSubviews()` of the controller's view.
  package final func viewWasLaidOut() {
    positionContextPresentation()
    viewDidLayoutSubviews()
  }

  /// Returns the safe area of the view, including the bars of containers. `superviewInsets` is the part of the safe area
  /// that results from the view's position in its superview.
  package final func safeArea(around superviewInsets: UIEdgeInsets) -> UIEdgeInsets {
    let additionalInsets = additionalInsetsStorage
    return UIEdgeInsets(
      top: max(superviewInsets.top, barInsets.top) + additionalInsets.top,
      left: max(superviewInsets.left, barInsets.left) + additionalInsets.left,
      bottom: max(superviewInsets.bottom, barInsets.bottom) + additionalInsets.bottom,
      right: max(superviewInsets.right, barInsets.right) + additionalInsets.right)
  }

  package final func setAdditionalInsets(_ insets: UIEdgeInsets) {
    guard insets != additionalInsetsStorage else { return }
    additionalInsetsStorage = insets
    viewStorage?.updateSafeArea()
  }

  /// Sets the insets of the view's edges that the bars of a container cover.
  package final func setBarInsets(_ insets: UIEdgeInsets) {
    guard insets != barInsets else { return }
    barInsets = insets
    viewStorage?.updateSafeArea()
  }
}
