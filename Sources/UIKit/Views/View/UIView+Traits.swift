import Foundation

extension UIView: UITraitEnvironment, UITraitChangeObservable, TraitRegistrar {
  package final var currentTraits: UITraitCollection { traitCache.collection }

  /// Requests an update of the traits of the view and its descendants.
  package final func markTraitsDirty() {
    flags.insert(.traitsDirty)
    windowStorage?.traitRoots.append(TraitRoot(self))
    backingLayer.setNeedsLayout()
  }

  /// Calls a closure that makes views for this one. Their traits begin with those of this view.
  ///
  /// - Parameter make: A closure that is called once, before the method returns.
  /// - Returns: The result of the closure.
  package final func makingSubviews<Result>(_ make: () -> Result) -> Result {
    let previousTraits = UITraitCollection.beginPrediction(currentTraits)
    defer { UITraitCollection.endPrediction(previousTraits) }
    return make()
  }

  /// The trait overrides of the view. They replace inherited traits in the view and its descendants.
  public var traitOverrides: UITraitOverrides {
    get { UITraitOverrides(values: extras?.traitOverrides ?? TraitValues()) }
    set {
      ensureExtras().traitOverrides = newValue.traits.values
      markTraitsDirty()
    }
  }

  /// Updates the traits of the view and its descendants now, if they are out of date.
  public func updateTraitsIfNeeded() { refreshTraits() }

  /// Ends a registration for trait changes. A registration that this view does not have is ignored.
  ///
  /// - Parameter registration: The registration that was returned when the view registered for changes.
  public func unregisterForTraitChanges(_ registration: any UITraitChangeRegistration) {
    extras?.traitRegistrations.removeAll { $0 === registration }
  }

  package final func addTraitRegistration(_ registration: TraitRegistration) {
    ensureExtras().traitRegistrations.append(registration)
  }

  // MARK: Updating

  /// The traits that the view inherits from its controller, from its superview or, in the case of a window, from its
  /// screen.
  private final var inheritedTraits: UITraitCollection {
    if let owningController { return owningController.traitsForView }
    return superviewStorage?.traitCache.collection ?? rootTraits
  }

  /// Applies the trait overrides of the view controller to which the view was assigned.
  ///
  /// A view outside of a window has only these overrides. The controller's inherited traits, its later overrides and
  /// the traits of the subviews are applied once the view is in a window (measured on UIKit, docs/measurements.md
  /// 14.12; cases trait-style-loaded-detached and trait-style-child).
  package final func applyTraitOverrides(_ overrides: TraitValues) {
    guard windowStorage == nil else { return }
    let oldTraits = traitCache.collection
    let newTraits = UITraitCollection(values: oldTraits.values.overridden(by: overrides))
    guard newTraits != oldTraits else { return }
    traitCache.collection = newTraits
    guard newTraits.hasDifferentColorAppearance(comparedTo: oldTraits) else { return }
    resolveBackgroundForNewTraits()
    colorAppearanceDidChange()
  }

  /// Updates the traits of this view and its descendants. Skips the descendants of views with unchanged traits.
  ///
  /// - Complexity: O(*n*), where *n* is the number of views with changed traits.
  package final func refreshTraits() {
    guard windowStorage != nil else { return }
    owningController?.updateTraits()
    let inheritedCollection = inheritedTraits
    guard flags.contains(.traitsDirty) || traitCache.inherited !== inheritedCollection else { return }
    flags.remove(.traitsDirty)
    traitCache.inherited = inheritedCollection
    let oldTraits = traitCache.collection
    let newTraits = traits(over: inheritedCollection)
    if newTraits !== oldTraits, newTraits != oldTraits {
      traitCache.collection = newTraits
      traitsDidChange(from: oldTraits)
    }
    // A view that was created while the scale of the screen changed has the new traits, but the scale of a window without them.
    if !flags.contains(.hasExplicitScale) { applyScale(newTraits.displayScale) }
    if AppearanceCatalog.isUsed { AppearanceCatalog.shared.traitsDidChange(of: self) }
    for view in subviewList { view.refreshTraits() }
  }

  private final func traits(over inherited: UITraitCollection) -> UITraitCollection {
    guard let extras else { return inherited }
    var values = inherited.values
    if let minimumCategory = extras.minimumContentSize, let category = values.contentSizeCategory,
      category < minimumCategory
    {
      values.contentSizeCategory = minimumCategory
    }
    if let maximumCategory = extras.maximumContentSize, let category = values.contentSizeCategory,
      category > maximumCategory
    {
      values.contentSizeCategory = maximumCategory
    }
    let result = UITraitCollection(values: values.overridden(by: extras.traitOverrides))
    return result == inherited ? inherited : result
  }

  private final func traitsDidChange(from oldTraits: UITraitCollection) {
    let newTraits = traitCache.collection
    if newTraits.hasDifferentColorAppearance(comparedTo: oldTraits) {
      resolveBackgroundForNewTraits()
      colorAppearanceDidChange()
    }
    backingLayer.setNeedsLayout()
    if newTraits.layoutDirection != oldTraits.layoutDirection, semanticContentAttribute == .unspecified {
      directedConstraintsDidChange()
    }
    if drawsContent { backingLayer.setNeedsDisplay() }
    newTraits.performAsCurrent {
      traitCollectionDidChange(oldTraits)
      guard let registrations = extras?.traitRegistrations, !registrations.isEmpty else { return }
      let changedTraits = newTraits.values.differences(from: oldTraits.values)
      for registration in registrations where !registration.traits.isDisjoint(with: changedTraits) {
        registration.notify(oldTraits)
      }
    }
  }
}
