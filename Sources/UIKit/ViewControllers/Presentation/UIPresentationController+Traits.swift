import Foundation

extension UIPresentationController: UITraitChangeObservable, TraitRegistrar {
  /// The trait overrides of the presentation. They replace the traits that the presented controller and the other views
  /// of the presentation inherit.
  public var traitOverrides: UITraitOverrides {
    get { UITraitOverrides(values: traitState.overrides) }
    set {
      traitState.overrides = newValue.traits.values
      updateContainerTraits()
    }
  }

  /// A collection of traits that replace those that the presented controller inherits, or nil. Only the traits that the
  /// collection specifies are replaced. The default is nil.
  ///
  /// iOS 17 replaced this property with `traitOverrides`, which takes precedence.
  public var overrideTraitCollection: UITraitCollection? {
    get { traitState.collection }
    set {
      traitState.collection = newValue
      updateContainerTraits()
    }
  }

  /// Ends a registration for trait changes. A registration that this controller does not have is ignored.
  ///
  /// - Parameter registration: The registration that was returned when the controller registered for changes.
  public func unregisterForTraitChanges(_ registration: any UITraitChangeRegistration) {
    traitState.registrations.removeAll { $0 === registration }
  }

  package final func addTraitRegistration(_ registration: TraitRegistration) {
    traitState.registrations.append(registration)
  }

  /// Applies the overrides to the container, from which the presented view and the other views inherit their traits.
  final func updateContainerTraits() {
    guard let containerView else { return }
    var values = TraitValues()
    // Alerts and popovers have the elevated level (Apple, `userInterfaceLevel`), and so do sheets.
    if isElevated { values.userInterfaceLevel = .elevated }
    containerView.traitOverrides = UITraitOverrides(values: values.overridden(by: traitState.values))
  }

  /// Reports changed traits of the container to the controller and its observers.
  final func containerTraitsDidChange(from oldTraits: UITraitCollection?) {
    traitCollectionDidChange(oldTraits)
    guard let oldTraits, !traitState.registrations.isEmpty else { return }
    let changedTraits = traitCollection.values.differences(from: oldTraits.values)
    for registration in traitState.registrations where !registration.traits.isDisjoint(with: changedTraits) {
      registration.notify(oldTraits)
    }
  }
}
