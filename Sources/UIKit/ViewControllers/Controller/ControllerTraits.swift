/// The cached traits of a view controller.
package struct ControllerTraits {
  package var overrides = TraitValues()
  /// The overrides that the parent has set (`setOverrideTraitCollection(_:forChild:)`).
  package var parentOverrides = TraitValues()
  package var registrations: [TraitRegistration] = []
  /// The inherited traits from which `collection` was computed. `collection` remains the same object until a trait
  /// changes.
  package var inherited: UITraitCollection?
  package var collection: UITraitCollection?
  /// The traits that were last passed to `traitCollectionDidChange(_:)`.
  package var told: UITraitCollection?

  package init() {}
}
