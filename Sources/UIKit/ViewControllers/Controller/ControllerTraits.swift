/// The cached traits of a view controller.
package struct ControllerTraits {
  package var overrides = TraitValues()
  /// The overrides that the parent has set with `setOverrideTraitCollection(_:forChild:)`.
  package var parentOverrides = TraitValues()
  package var registrations: [TraitRegistration] = []
  /// The inherited traits from which `collection` was computed, or nil if it has not been computed. As long as the
  /// inherited traits are equal to this value, `collection` remains the same object.
  package var inherited: UITraitCollection?
  package var collection: UITraitCollection?
  /// The traits at the last update of the controller. These traits are the argument of the next call of
  /// `traitCollectionDidChange(_:)`. The value is nil before the first update.
  package var lastReported: UITraitCollection?

  package init() {}
}
