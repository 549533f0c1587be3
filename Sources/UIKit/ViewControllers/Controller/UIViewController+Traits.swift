import Foundation

extension UIViewController: UITraitEnvironment, UITraitChangeObservable, TraitRegistrar {
  /// From the superview of the view once that is in a window, else from the parent, the presenting controller, the window.
  private final var inheritedTraits: UITraitCollection {
    if let above = viewStorage?.superviewStorage, above.windowStorage != nil { return above.traitCache.collection }
    if let parentStorage { return parentStorage.currentTraits }
    if let presenting = presentation.presenting { return presenting.currentTraits }
    return rootWindow?.traitCache.collection ?? TraitCache.initial
  }

  package final var currentTraits: UITraitCollection {
    let inherited = inheritedTraits
    if let collection = traitCache.collection, traitCache.inherited === inherited { return collection }
    let values = inherited.values.overridden(by: traitCache.parentOverrides).overridden(by: traitCache.overrides)
    var result = UITraitCollection(values: values)
    if result == inherited { result = inherited }
    if let old = traitCache.collection, old == result { result = old }
    traitCache.inherited = inherited
    traitCache.collection = result
    return result
  }

  /// What the view inherits.
  package final var traitsForView: UITraitCollection { currentTraits }

  /// Tells the controller of changes since the last time; called when its view's traits are brought up to date.
  package final func updateTraits() {
    let new = currentTraits
    guard let old = traitCache.told else {
      traitCache.told = new
      return
    }
    guard new !== old, new != old else { return }
    traitCache.told = new
    owesContentUnavailable = true
    if contentUnavailable != nil { viewStorage?.setNeedsLayout() }
    new.performAsCurrent {
      traitCollectionDidChange(old)
      guard !traitCache.registrations.isEmpty else { return }
      let changed = new.values.differences(from: old.values)
      for registration in traitCache.registrations where !registration.traits.isDisjoint(with: changed) {
        registration.tell(old)
      }
    }
  }

  package final func traitsMayHaveChanged() {
    traitCache.inherited = nil
    if let view = viewStorage, view.windowStorage != nil { view.markTraitsDirty() }
    for child in childList { child.traitsMayHaveChanged() }
  }

  package final func setStyleOverride(_ style: UIUserInterfaceStyle) {
    guard style != overrideUserInterfaceStyle else { return }
    traitCache.overrides.style = style == .unspecified ? nil : style
    traitsMayHaveChanged()
  }

  /// What this controller adds to the traits that it inherits.
  public var traitOverrides: UITraitOverrides {
    get { UITraitOverrides(values: traitCache.overrides) }
    set {
      traitCache.overrides = newValue.traits.values
      traitsMayHaveChanged()
    }
  }

  /// Brings the traits of the controller and its view up to date now.
  public func updateTraitsIfNeeded() {
    updateTraits()
    viewStorage?.refreshTraits()
  }

  /// Stops what `registerForTraitChanges` began; does nothing with a registration of somebody else.
  public func unregisterForTraitChanges(_ registration: any UITraitChangeRegistration) {
    traitCache.registrations.removeAll { $0 === registration }
  }

  package final func keep(_ registration: TraitRegistration) { traitCache.registrations.append(registration) }
}
