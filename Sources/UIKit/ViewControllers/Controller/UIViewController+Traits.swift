import Foundation

extension UIViewController: UITraitEnvironment, UITraitChangeObservable, TraitRegistrar {
  /// The inherited traits: the traits of the view's superview if the view is in a window, otherwise those of the
  /// parent, the presenting controller or the window.
  private final var inheritedTraits: UITraitCollection {
    if let superview = viewStorage?.superviewStorage, superview.windowStorage != nil {
      return superview.traitCache.collection
    }
    if let parentStorage { return parentStorage.currentTraits }
    if let presentingController = presentation.presenting {
      let inherited = presentingController.currentTraits
      guard let overrides = presentation.active?.traitState.values, !overrides.isEmpty else { return inherited }
      return UITraitCollection(values: inherited.values.overridden(by: overrides))
    }
    return rootWindow?.traitCache.collection ?? .mainInitial
  }

  package final var currentTraits: UITraitCollection {
    let inherited = inheritedTraits
    if let collection = traitCache.collection, traitCache.inherited === inherited { return collection }
    let values = inherited.values.overridden(by: traitCache.parentOverrides).overridden(by: traitCache.overrides)
    var result = UITraitCollection(values: values)
    if result == inherited { result = inherited }
    if let oldTraits = traitCache.collection, oldTraits == result { result = oldTraits }
    traitCache.inherited = inherited
    traitCache.collection = result
    return result
  }

  /// The traits that the controller's view inherits.
  package final var traitsForView: UITraitCollection { currentTraits }

  /// Updates the controller's traits together with those of its view, and notifies the controller if they changed.
  package final func updateTraits() {
    let newTraits = currentTraits
    guard let oldTraits = traitCache.lastReported else {
      traitCache.lastReported = newTraits
      return
    }
    guard newTraits !== oldTraits, newTraits != oldTraits else { return }
    traitCache.lastReported = newTraits
    needsContentUnavailableUpdate = true
    if contentUnavailable != nil { viewStorage?.setNeedsLayout() }
    newTraits.performAsCurrent {
      traitCollectionDidChange(oldTraits)
      guard !traitCache.registrations.isEmpty else { return }
      let changedTraits = newTraits.values.differences(from: oldTraits.values)
      for registration in traitCache.registrations where !registration.traits.isDisjoint(with: changedTraits) {
        registration.notify(oldTraits)
      }
    }
  }

  /// Discards the cached traits of the controller and its children, and requests an update of the view's traits.
  package final func traitsMayHaveChanged() {
    traitCache.inherited = nil
    if let view = viewStorage, view.windowStorage != nil { view.markTraitsDirty() }
    for child in childList { child.traitsMayHaveChanged() }
  }

  package final func setStyleOverride(_ style: UIUserInterfaceStyle) {
    guard style != overrideUserInterfaceStyle else { return }
    traitCache.overrides.userInterfaceStyle = style == .unspecified ? nil : style
    traitsMayHaveChanged()
  }

  /// The trait overrides of the controller. The overrides replace inherited traits in the controller and its children.
  public var traitOverrides: UITraitOverrides {
    get { UITraitOverrides(values: traitCache.overrides) }
    set {
      traitCache.overrides = newValue.traits.values
      traitsMayHaveChanged()
    }
  }

  /// Updates the traits of the controller and its view now.
  public func updateTraitsIfNeeded() {
    updateTraits()
    viewStorage?.refreshTraits()
  }

  /// Ends a registration for trait changes. A registration of a different object is ignored.
  ///
  /// - Parameter registration: The registration that was returned when the controller registered for changes.
  public func unregisterForTraitChanges(_ registration: any UITraitChangeRegistration) {
    traitCache.registrations.removeAll { $0 === registration }
  }

  package final func addTraitRegistration(_ registration: TraitRegistration) {
    // The observer knows the traits of this moment. Others in the first window are a change.
    if traitCache.lastReported == nil { traitCache.lastReported = currentTraits }
    traitCache.registrations.append(registration)
  }
}
