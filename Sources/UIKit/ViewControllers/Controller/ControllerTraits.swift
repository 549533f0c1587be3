/// The cached traits of a view controller.
package struct ControllerTraits {
  package var overrides = TraitValues()
  /// The overrides that the parent has set (`setOverrideTraitCollection(_:forChild:)`).
  package var parentOverrides = TraitValues()
  package var registrations: [TraitRegistration] = []
  /// The inherited traits, and those that result from them. `collection` remains the same object until a trait changes.
  package var inherited: UITraitCollection?
  package var collection: UITraitCollection?
  /// The traits of the last `traitCollectionDidChange(_:)`.
  package var told: UITraitCollection?

  package init() {}
}
