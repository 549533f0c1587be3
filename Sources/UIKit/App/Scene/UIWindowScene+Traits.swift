import Foundation

extension UIWindowScene: UITraitEnvironment, UITraitChangeObservable, TraitRegistrar {
  /// Ends a registration for trait changes. A registration that this scene does not have is ignored.
  ///
  /// - Parameter registration: The registration that was returned when the scene registered for changes.
  public func unregisterForTraitChanges(_ registration: any UITraitChangeRegistration) {
    traitReports.registrations.removeAll { $0 === registration }
  }

  package final func addTraitRegistration(_ registration: TraitRegistration) {
    if traitReports.last == nil { traitReports.last = traitCollection }
    traitReports.registrations.append(registration)
  }

  /// Reports changed traits to the scene and its observers. The windows of the scene update their traits after it.
  final func reportTraits() {
    let newTraits = traitCollection
    guard let oldTraits = traitReports.last else {
      traitReports.last = newTraits
      return
    }
    guard newTraits != oldTraits else { return }
    traitReports.last = newTraits
    newTraits.performAsCurrent {
      traitCollectionDidChange(oldTraits)
      guard !traitReports.registrations.isEmpty else { return }
      let changedTraits = newTraits.values.differences(from: oldTraits.values)
      for registration in traitReports.registrations where !registration.traits.isDisjoint(with: changedTraits) {
        registration.notify(oldTraits)
      }
    }
  }
}
